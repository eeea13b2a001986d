import { Outlet, useMatches } from 'react-router'
import { ColorSchemeButton } from '../ui/color-scheme-button'
import { Contours } from '../ui/course/contours'
import { BackButton } from './back-button'
import styles from './bare-layout.module.css'
import { ClubName } from './club-name'
import { FailedPage } from './failed-page'
import { LanguageSwitch } from './language-switch'
import { SkipLink } from './skip-link'

interface Manner {
  /** Replaces other pages, so there is no “back”. */
  bare?: boolean
  /** Without scripts: only links work. */
  still?: boolean
}

/** A page without menus, for focused tasks. */
export default function BareLayout() {
  const handles = useMatches().map(({ handle }) => handle as Manner | undefined)
  const isSign = handles.some((handle) => handle?.bare)
  const isStill = handles.some((handle) => handle?.still)
  return (
    <div className={styles.ground}>
      <SkipLink />
      <Contours seed="first light" className={styles.contours} />
      <header className={styles.header}>
        <ClubName />
        {!isStill && (
          <span className={styles.tools}>
            {!isSign && <BackButton />}
            <LanguageSwitch />
            <ColorSchemeButton />
          </span>
        )}
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
