import { Outlet } from 'react-router'
import { FailedPage } from './failed-page'
import { SiteShell } from './site-shell'

/** Header, page and footer: how visitors and members see the club. */
export default function DefaultLayout() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  )
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <FailedPage />
    </SiteShell>
  )
}
