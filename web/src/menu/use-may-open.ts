import { useSession } from '../session/session-store'
import { isForSession, menuAt } from './menu-path'
import { useMenus } from './menu-store'

/** Whether the reader may open a page: its menu is not hidden, and needs no session or the reader has one. */
export function useMayOpen(): (path: string) => boolean {
  const menus = useMenus()
  const session = useSession()
  return (path) => {
    const menu = menuAt(menus, path)
    return !menu || (menu.isVisible && (Boolean(session) || !isForSession(menu)))
  }
}
