import type { Menu } from '@clubhouse/contract/menu'

const HOME_CODE = '010000'
/** Menus lead only to pages that exist. */
const PAGES = new Set(['/', '/reservation', '/community', '/mypage'])

/** The path of a menu entry: its slug below the root; the main page is the root itself. */
export function pathOf({ code, seoSlug, isMainPage }: Menu): string {
  const path = `/${seoSlug.replace(/^\/+/, '')}`
  return code === HOME_CODE || isMainPage || path === '/home' ? '/' : path
}

/** The entries to show in the header. The home page is reached by the logo. */
export function headerMenus(menus: Menu[]): Menu[] {
  return menus.filter((menu) => menu.isVisible && pathOf(menu) !== '/' && PAGES.has(pathOf(menu)))
}

export function flat(menus: Menu[]): Menu[] {
  return menus.flatMap((menu) => [menu, ...flat(menu.children)])
}
