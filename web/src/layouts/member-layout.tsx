import { Outlet } from 'react-router'
import { Queries } from '../api/queries'

/** Around pages that read in the browser. */
export default function MemberLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
