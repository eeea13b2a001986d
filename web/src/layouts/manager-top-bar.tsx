import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { serverNow, useServerNow } from '../api/clock'
import { Bell } from '../attention/bell'
import { useFormat, useText } from '../language/use-text'
import { PaletteButton } from '../search/palette-button'
import { DESK, isDeskDevice } from '../session/desk-here'
import { heldAt } from '../session/held'
import { useSession } from '../session/session-store'
import { signOut } from '../session/sign-in'
import { ColorSchemeButton } from '../ui/color-scheme-button'
import { RecentButton } from '../ui/feedback/recent-button'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'
import { ClubName } from './club-name'
import { LanguageSwitch } from './language-switch'
import styles from './manager-layout.module.css'
import { RailEntries } from './manager-rail'
import drawerStyles from './menu-drawer.module.css'

export function ManagerTopBar() {
  const t = useText()
  const format = useFormat()
  const now = useServerNow(60_000) ?? serverNow()
  return (
    <header className={styles.bar}>
      <RailDrawer />
      <ClubName to="/ishm" />
      <p className={styles.day}>{format.instant(now)}</p>
      <div className={styles.tools}>
        <OfficeTools />
        <span className={styles.wide}>
          <Link to="/" className={quiet.button}>
            {t('site.TO_SITE')}
          </Link>
          <LanguageSwitch />
          <RecentButton />
          <ColorSchemeButton />
        </span>
        <Link to="/ishm/site/my-info" className={styles.person}>
          <MyName />
        </Link>
        <span className={styles.out}>
          <LockOrLogOut />
        </span>
      </div>
    </header>
  )
}

/** A limited session has one page to visit, and nothing to look for. */
function OfficeTools() {
  const session = useSession()
  if (!session || heldAt(session)) return null
  return (
    <>
      <PaletteButton />
      <Bell />
    </>
  )
}

/** Links to the manager's own page, also without a right on its parent menu. */
const MyName = () => useSession()?.name

/** A paired device of the desk is locked, so that its sheet stays. */
function LockOrLogOut() {
  const t = useText()
  const { pathname, search } = useLocation()
  if (!isDeskDevice()) return <LogOut />
  const to = `${DESK}?back=${encodeURIComponent(pathname + search)}`
  return (
    <button type="button" className={quiet.button} onClick={() => signOut({ to })}>
      {t('desk-device.LOCK')}
    </button>
  )
}

function LogOut() {
  const t = useText()
  return (
    <button type="button" className={quiet.button} onClick={() => signOut({ home: true })}>
      {t('site.LOG_OUT')}
    </button>
  )
}

function RailDrawer() {
  const t = useText()
  const drawer = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // Following a link closes the drawer.
  useEffect(() => void drawer.current?.close(), [pathname])
  return (
    <div className={styles.narrow}>
      <button type="button" className={quiet.button} onClick={() => drawer.current?.showModal()}>
        <Icon name="menu" />
        <span data-only-spoken>{t('site.MENU')}</span>
      </button>
      <dialog ref={drawer} className={`${drawerStyles.drawer} ${styles.drawer}`} aria-label={t('site.MENU')}>
        <div className={drawerStyles.inner}>
          <button
            type="button"
            className={`${quiet.button} ${drawerStyles.close}`}
            onClick={() => drawer.current?.close()}
          >
            <Icon name="close" />
            <span data-only-spoken>{t('common.CLOSE')}</span>
          </button>
          <nav aria-label={t('site.MENU')}>
            <RailEntries />
          </nav>
          <div className={drawerStyles.tools}>
            <Link to="/ishm/site/my-info" className={quiet.button}>
              <MyName />
            </Link>
            <Link to="/" className={quiet.button}>
              {t('site.TO_SITE')}
            </Link>
            <LanguageSwitch />
            <RecentButton />
            <ColorSchemeButton />
            <LockOrLogOut />
            {isDeskDevice() && <LogOut />}
          </div>
        </div>
      </dialog>
    </div>
  )
}
