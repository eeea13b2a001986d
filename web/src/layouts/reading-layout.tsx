import { Outlet } from 'react-router'
import { Queries } from '../api/queries'

/** Around pages that read in the browser. Pages that come whole need no cache, and load none. */
export default function ReadingLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
