import { useEffect } from 'react'
import { useRootData } from '../layouts/root-data'
import { useCurrentMenu } from './current-menu'
import { rememberMenus, useMenus } from './menu-store'

/** Keeps the menus and the one being looked at in this browser. Once per page. */
export function KeepMenus() {
  const menus = useMenus()
  const current = useCurrentMenu()
  const isLoaded = useRootData() !== undefined
  useEffect(() => {
    if (isLoaded) rememberMenus(menus, current)
  }, [isLoaded, menus, current])
  return null
}
