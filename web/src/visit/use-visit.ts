import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useMenus } from '../menu/menu-store'
import { isLedToLogin, useSession } from '../session/session-store'
import { useSiteState } from '../site/site-state'
import { guard, type Visit } from './guard'

/** Re-evaluated when the route, session, menus or state of the site change. */
export function useVisit(): Visit {
  const { pathname, search } = useLocation()
  const menus = useMenus()
  const session = useSession()
  const state = useSiteState()
  return useMemo(() => {
    // A lost session redirects to the login itself.
    const known = session === null && isLedToLogin() ? undefined : session
    return guard({ pathname, search }, menus, known, state)
  }, [pathname, search, menus, session, state])
}
