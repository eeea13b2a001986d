import type { Menu } from '@clubhouse/contract/menu'
import { useRootData } from '../api/root-data'
import { pathOf } from '../menu/menu-path'

/** The entries to show in the header: those that lead to a page. The home page is reached by the logo. */
export function useHeaderMenus(): Menu[] {
  const root = useRootData()
  return (root?.menus ?? []).filter((menu) => menu.isVisible && pathOf(menu) !== '/' && root?.pages.includes(menu.code))
}
