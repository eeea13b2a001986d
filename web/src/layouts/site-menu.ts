import type { Menu } from '@clubhouse/contract/menu'
import { useRootData } from '../api/root-data'
import { pathOf } from '../menu/menu-path'

/** The header's menus: those with a page. The logo is the home link. */
export function useHeaderMenus(): Menu[] {
  const root = useRootData()
  return (root?.menus ?? []).filter((menu) => menu.isVisible && pathOf(menu) !== '/' && root?.pages.includes(menu.code))
}
