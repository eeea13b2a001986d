import type { Menu } from '@clubhouse/contract/menu'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { menuAt } from './menu-path'
import { useMenus } from './menu-store'

/** The menu of the current route; undefined for pages outside the menu, such as the login. */
export function useCurrentMenu(): Menu | undefined {
  const menus = useMenus()
  const { pathname } = useLocation()
  return useMemo(() => menuAt(menus, pathname), [menus, pathname])
}
