import './office.css'
import { Outlet } from 'react-router'
import { Queries } from '../api/queries'
import { ColorSchemeButton } from '../ui/color-scheme-button'
import { ClubName } from './club-name'
import { FailedPage } from './failed-page'
import { LanguageSwitch } from './language-switch'
import styles from './manager-layout.module.css'
import { SkipLink } from './skip-link'

export const handle = { office: true, messages: ['session', 'form'] }

/** A paired device of the desk while no manager is logged in: the look of the office, without its menus. */
export default function DeskDeviceLayout() {
  return (
    <Queries>
      <SkipLink />
      <header className={styles.bar}>
        <ClubName to="/desk" />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ColorSchemeButton />
        </div>
      </header>
      <main id="content" className={styles.work}>
        <Outlet />
      </main>
    </Queries>
  )
}

export function ErrorBoundary() {
  return <FailedPage />
}
