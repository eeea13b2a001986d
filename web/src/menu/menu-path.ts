import type { Menu } from '@clubhouse/contract/menu'

const HOME_CODE = '010000'

export function pathOf({ code, seoSlug, isMainPage }: Pick<Menu, 'code' | 'seoSlug' | 'isMainPage'>): string {
  const path = `/${seoSlug.replace(/^\/+|\/+$/g, '')}`
  return code === HOME_CODE || isMainPage || path === '/home' ? '/' : path
}

export function flat(menus: readonly Menu[]): Menu[] {
  return menus.flatMap((menu) => [menu, ...flat(menu.children)])
}

/** The menus that the header lists: those with a page that has something to show. The logo is the home link. */
export const listedMenus = (menus: readonly Menu[], pages: readonly string[]): Menu[] =>
  menus.filter((menu) => menu.isVisible && !menu.isEmpty && pathOf(menu) !== '/' && pages.includes(menu.code))

/** The longest matching prefix in whole segments, ignoring case and a trailing slash. `/` is for / and /home only. */
export function menuAt(menus: readonly Menu[], path: string): Menu | undefined {
  const asked = path.toLowerCase().replace(/\/+$/, '') || '/'
  let best: { menu: Menu; length: number } | undefined
  for (const menu of flat(menus)) {
    const own = pathOf(menu).toLowerCase()
    const fits = own === '/' ? asked === '/' || asked === '/home' : asked === own || asked.startsWith(`${own}/`)
    if (fits && own.length > (best?.length ?? 0)) best = { menu, length: own.length }
  }
  return best?.menu
}

/** A password prompt needs a session too. */
export const isForSession = ({ permit, needPassword }: Pick<Menu, 'permit' | 'needPassword'>): boolean =>
  permit === '2' || needPassword
