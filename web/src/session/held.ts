import type { KeptSession } from './stored-session'

// As LIMIT_ROUTES of the contract has them; a test keeps the two together, so that a guard need not load what stands beside them.
export const OWN_PASSWORD = '/login/password-reset-page'
export const MY_INFO = '/ishm/site/my-info'

export function isHeldElsewhere(session: Parameters<typeof heldAt>[0], pathname: string): boolean {
  const held = heldAt(session)
  return held !== undefined && pathname.toLowerCase().replace(/\/+$/, '') !== held
}

/** The one page of a manager who may do nothing else before something is done there; nothing for everybody else. */
export function heldAt(session: Pick<KeptSession, 'isAdmin' | 'isTempPassword' | 'userMove'>): string | undefined {
  if (!session.isAdmin) return undefined
  if (session.isTempPassword) return OWN_PASSWORD
  return session.userMove === MY_INFO ? MY_INFO : undefined
}
