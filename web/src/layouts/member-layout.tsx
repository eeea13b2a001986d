import { Outlet } from 'react-router'
import { Queries } from '../api/queries'

/** Layout of pages that load data in the browser. */
export default function MemberLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
