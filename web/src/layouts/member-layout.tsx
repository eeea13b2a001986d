import { Outlet } from 'react-router'
import { Queries } from '../api/queries'

export default function MemberLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
