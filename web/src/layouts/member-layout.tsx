import { Outlet } from 'react-router'
import { Kit } from './kit'

/** Around pages that read in the browser. */
export default function MemberLayout() {
  return (
    <Kit>
      <Outlet />
    </Kit>
  )
}
