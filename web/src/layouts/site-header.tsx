import type { Menu } from '@clubhouse/contract/menu'
import { memo, useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router'
import { useRootData } from '../api/root-data'
import { useText } from '../language/use-text'
import { listedMenus, pathOf } from '../menu/menu-path'
import { ColorSchemeButton } from '../ui/color-scheme-button'
import { AccountLink } from './account-link'
import { ClubName } from './club-name'
import { LanguageSwitch } from './language-switch'
import { MemberBell } from './member-bell'
import { MenuDrawer } from './menu-drawer'
import { SearchLink } from './search-link'
import styles from './site-header.module.css'

export const SiteHeader = memo(function SiteHeader() {
  const t = useText()
  const menus = useHeaderMenus()
  const [menu, isCut] = useIsCut()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <ClubName />
        <nav ref={menu} className={styles.menu} data-cut={isCut || undefined} aria-label={t('site.MENU')}>
          {menus.map((menu) => (
            <NavLink key={menu.idx} to={pathOf(menu)} className={styles.link}>
              {t(`site-menu.${menu.code}`, { defaultValue: menu.name })}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <span className={styles.wide}>
            <SearchLink />
            <LanguageSwitch />
            <ColorSchemeButton />
          </span>
          <MemberBell />
          <AccountLink />
          <MenuDrawer menus={menus} isWide={isCut} />
        </div>
      </div>
    </header>
  )
})

/** Whether the names of the menus are too long for one line beside the club's name: then the drawer has them. */
function useIsCut() {
  const menu = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const { current } = menu
    if (!current || typeof ResizeObserver === 'undefined') return
    // Both are rounded.
    const measure = () => setCut(current.scrollWidth > current.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    // Its links too: fonts and other languages change them and not the room.
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [menu, isCut] as const
}

function useHeaderMenus(): Menu[] {
  const root = useRootData()
  return listedMenus(root?.menus ?? [], root?.pages ?? [])
}
