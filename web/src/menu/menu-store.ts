import type { Menu } from '@clubhouse/contract/menu'
import { useRootData } from '../api/root-data'
import { store } from '../ui/feedback/store'

const MENUS = 'menus'
const CURRENT = 'currentMenu'
const NONE: Menu[] = []

/** Menus reloaded in this tab, as after a language switch. */
export const menusRead = store<Menu[] | undefined>(undefined)

/** All menus, including hidden ones. A page without them uses those of the last visit. */
export function useMenus(): Menu[] {
  const own = useRootData()?.menus
  return menusRead.use() ?? own ?? stored()
}

/** Stores the tree and the current entry under the keys of specification 7.8. */
export function rememberMenus(menus: Menu[], current: Menu | undefined): void {
  try {
    localStorage.setItem(MENUS, JSON.stringify(menus))
    if (current) localStorage.setItem(CURRENT, JSON.stringify(current))
    else localStorage.removeItem(CURRENT)
  } catch {
    // They come with every page.
  }
}

let last: Menu[] | undefined

function stored(): Menu[] {
  if (typeof window === 'undefined') return NONE
  try {
    last ??= JSON.parse(localStorage.getItem(MENUS) ?? 'null') ?? NONE
  } catch {
    last = NONE
  }
  return last ?? NONE
}
