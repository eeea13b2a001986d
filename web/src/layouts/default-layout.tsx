import { PopupGate } from '../board/banner/popup-gate'
import { useText } from '../language/use-text'
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

/** Shown until it is known whether the person may see the page; without scripts it never is. */
function Waiting() {
  const t = useText()
  return (
    <main id="content" className={styles.narrow}>
      <PageHead />
      <noscript>
        <p>{t('site.NEEDS_SCRIPTS')}</p>
      </noscript>
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
