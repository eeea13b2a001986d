import type { Menu } from '@clubhouse/contract/menu'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { menuAt } from './menu-path'
import { useMenus } from './menu-store'

/** The menu entry whose path fits the route being shown; nothing for pages outside of the menu, such as the login. */
export function useCurrentMenu(): Menu | undefined {
  const menus = useMenus()
  const { pathname } = useLocation()
  return useMemo(() => menuAt(menus, pathname), [menus, pathname])
}
