import type { Menu } from '@clubhouse/contract/menu'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../language/use-text'
import { pathOf } from '../menu/menu-path'
import { useSession } from '../session/session-store'
import { logOut } from '../session/session-watch'
import { ColorSchemeButton } from '../ui/color-scheme-button'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'
import { LanguageSwitch } from './language-switch'
import styles from './menu-drawer.module.css'
import { SearchLink } from './search-link'

interface Props {
  menus: Menu[]
  /** On wide screens too. */
  isWide: boolean
}

/** The menu of narrow screens, in a native dialog that manages the focus. */
export function MenuDrawer({ menus, isWide }: Props) {
  const t = useText()
  const drawer = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const session = useSession()
  // Following a link closes the drawer, also one to another part of the same page.
  useEffect(() => void drawer.current?.close(), [key])
  return (
    <div className={styles.narrow} data-wide={isWide || undefined}>
      <button type="button" className={quiet.button} onClick={() => drawer.current?.showModal()}>
        <Icon name="menu" size={24} />
        <span data-only-spoken>{t('site.MENU')}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the escape key closes it already */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={t('site.MENU')}
        onClick={({ target }) => target === drawer.current && drawer.current?.close()}
      >
        <div className={styles.inner}>
          <button type="button" className={`${quiet.button} ${styles.close}`} onClick={() => drawer.current?.close()}>
            <Icon name="close" size={24} />
            <span data-only-spoken>{t('common.CLOSE')}</span>
          </button>
          <nav className={styles.menu} aria-label={t('site.MENU')}>
            {[{ key: 0, to: '/', text: t('site.HOME') }, ...menus.map((menu) => entryOf(menu, t))].map(
              ({ key, to, text }) => (
                <NavLink key={key} to={to} className={styles.link} end={to === '/'}>
                  {text}
                </NavLink>
              ),
            )}
          </nav>
          <div className={styles.tools}>
            <SearchLink />
            <LanguageSwitch />
            <ColorSchemeButton />
            {session && (
              <button type="button" className={quiet.button} onClick={logOut}>
                {t('site.LOG_OUT')}
              </button>
            )}
          </div>
        </div>
      </dialog>
    </div>
  )
}

const entryOf = (menu: Menu, t: ReturnType<typeof useText>) => ({
  key: menu.idx,
  to: pathOf(menu),
  text: t(`site-menu.${menu.code}`, { defaultValue: menu.name }),
})
