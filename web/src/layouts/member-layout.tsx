import { Outlet } from 'react-router'
import { Kit } from '../api/kit'

/** Around pages that read in the browser. */
export default function MemberLayout() {
  return (
    <Kit>
      <Outlet />
    </Kit>
  )
}
