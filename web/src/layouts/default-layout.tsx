import { Outlet } from 'react-router'
import { PopupGate } from '../popup/popup-gate'
import { FailedPage } from './failed-page'
import { SiteShell } from './site-shell'

/** Header, page and footer: how visitors and members see the club. */
export default function DefaultLayout() {
  return (
    <SiteShell>
      <Outlet />
      <PopupGate />
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
