import type { SiteState } from './site-state'

export const STOP_PAGE = '/stop-site'
export const CLOSE_PAGE = '/close-page'
export const ERROR_PAGE = '/error'
export const OFFLINE_PAGE = '/offline'

/** Managers must be able to log in to open the site, to change a password or unlock the login first, and at the desk. */
const WAY_IN = ['/login', '/login/password-reset-page', '/login/unlock', '/desk']
/** These pages redirect on their own. */
const SIGNS = [ERROR_PAGE, OFFLINE_PAGE]

export const isOffice = (path: string): boolean => /^\/ishm(\/|$)/i.test(path)

/** Pages shown in any state, also when it is unknown. */
export function isExempt(path: string): boolean {
  const asked = path.toLowerCase().replace(/\/+$/, '')
  return isOffice(asked) || WAY_IN.includes(asked) || SIGNS.includes(asked)
}

/** The redirect for a path in a state; undefined when the page may be shown. */
export function turnOf(path: string, state: SiteState | undefined): string | undefined {
  const asked = path.toLowerCase().replace(/\/+$/, '') || '/'
  if (state === undefined || isExempt(asked)) return undefined
  if (state === 1) return asked === STOP_PAGE || asked === CLOSE_PAGE ? '/' : undefined
  const sign = state === 0 ? STOP_PAGE : CLOSE_PAGE
  return asked === sign ? undefined : sign
}
