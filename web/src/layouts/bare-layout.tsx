import { Outlet } from 'react-router'
import { LanguageSwitch } from '../language/language-switch'
import { ColorSchemeButton } from '../ui/color-scheme-button'
import { Contours } from '../ui/course/contours'
import styles from './bare-layout.module.css'
import { ClubName } from './club-name'
import { FailedPage } from './failed-page'
import { SkipLink } from './skip-link'

/** Nothing but the page: for tasks that want no way out but forward and home. */
export default function BareLayout() {
  return (
    <div className={styles.ground}>
      <SkipLink />
      <Contours seed="first light" className={styles.contours} />
      <header className={styles.header}>
        <ClubName />
        <span className={styles.tools}>
          <LanguageSwitch />
          <ColorSchemeButton />
        </span>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}

export function ErrorBoundary() {
  return <FailedPage />
}
