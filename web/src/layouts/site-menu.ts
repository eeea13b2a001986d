import type { Menu } from '@clubhouse/contract/menu'
import { pathOf } from '../menu/menu-path'

export { pathOf }

/** Menus lead only to pages that exist. */
const PAGES = new Set(['/', '/reservation', '/community', '/mypage'])

/** The entries to show in the header. The home page is reached by the logo. */
export function headerMenus(menus: Menu[]): Menu[] {
  return menus.filter((menu) => menu.isVisible && pathOf(menu) !== '/' && PAGES.has(pathOf(menu)))
}
