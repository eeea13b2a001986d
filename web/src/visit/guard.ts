import type { Menu } from '@clubhouse/contract/menu'
import { isForSession, menuAt, pathOf } from '../menu/menu-path'
import { heldAt, isHeldElsewhere, limitedTo } from '../session/held'
import { backOf, moveOf } from '../session/way-back'
import type { SiteState } from '../site/site-state'
import { isOffice, turnOf } from '../site/turn'

interface Route {
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

interface Person {
  isAdmin: boolean
  isTempPassword: boolean
  userMove: string | null
}

/** Under a members-only menu, but open to visitors: the page shown after closing an account. */
const FAREWELL = /^\/mypage\/withdrawal\/complete\/?$/

/** Closing the account is offered to those, too, who refuse new terms. */
const LEAVING = /^\/mypage\/withdrawal(\/|$)/i

/** `wait`: the page needs a session, which is known only after hydration. */
export type Visit = 'show' | 'wait' | { to: string }

/**
 * Who may visit a page: specification 4.11 to 4.13, 5.8, 5.9 and 6.1 to 6.5. Decision 018.
 * @param session null for a visitor; undefined where unknown, as on the server
 */
export function guard(
  { pathname, search }: Route,
  menus: readonly Menu[],
  session: Person | null | undefined,
  state: SiteState | undefined,
): Visit {
  const turn = turnOf(pathname, state)
  if (turn) return { to: turn }
  if (isOffice(pathname)) return visitOffice({ pathname, search }, session)
  if (/^\/login\/?$/i.test(pathname)) {
    const back = backOf(new URLSearchParams(search))
    return session ? { to: session.userMove ? moveOf(session.userMove, back) : back } : 'show'
  }
  const menu = menuAt(menus, pathname)
  if (!menu || pathOf(menu) === '/' || FAREWELL.test(pathname)) return 'show'
  if (!menu.isVisible) return { to: '/' }
  return isForSession(menu) ? forSession(session, { pathname, search }, () => true) : 'show'
}

/** A limited manager is redirected, with the way back. */
function visitOffice({ pathname, search }: Route, session: Person | null | undefined): Visit {
  if (session && isHeldElsewhere(session, pathname)) return { to: moveOf(heldAt(session)!, pathname + search) }
  return forSession(session, { pathname, search }, ({ isAdmin }) => isAdmin)
}

function forSession(session: Person | null | undefined, route: Route, fits: (session: Person) => boolean): Visit {
  if (session === undefined) return 'wait'
  if (session === null) return { to: `/login?back=${encodeURIComponent(route.pathname + route.search)}` }
  // Its calls would be refused one by one.
  const limited = LEAVING.test(route.pathname) ? undefined : limitedTo(session)
  if (limited) return { to: moveOf(limited, route.pathname + route.search) }
  return fits(session) ? 'show' : { to: '/' }
}
