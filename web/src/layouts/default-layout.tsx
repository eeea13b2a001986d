import { PopupGate } from '../board/banner/popup-gate'
import { PageHead } from '../page/page-head'
import { Loading } from '../ui/loading'
import { useVisit } from '../visit/use-visit'
import { FailedPage } from './failed-page'
import { MenuPage } from './menu-page'
import { SiteShell } from './site-shell'
import styles from './site-shell.module.css'

export default function DefaultLayout() {
  const visit = useVisit()
  return (
    <SiteShell>
      {visit === 'show' && <PopupGate />}
      {visit === 'show' ? <MenuPage waiting={<Waiting />} /> : <Waiting />}
    </SiteShell>
  )
}

/** Shown until it is known whether the person may see the page. */
function Waiting() {
  return (
    <main id="content" className={styles.narrow}>
      <PageHead />
      <Loading />
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <FailedPage />
    </SiteShell>
  )
}
