import type { KeptSession } from './stored-session'

// A copy of LIMIT_ROUTES, so that a guard need not load the contract; a test compares them.
export const OWN_PASSWORD = '/login/password-reset-page'
export const MY_INFO = '/ishm/site/my-info'
const LIMITED = ['/login/dormant', '/signup/agreement']

export function isHeldElsewhere(session: Parameters<typeof heldAt>[0], pathname: string): boolean {
  const held = heldAt(session)
  return held !== undefined && pathname.toLowerCase().replace(/\/+$/, '') !== held
}

/** The only page of a member who sleeps, has a temporary password or has not answered new terms; else undefined. */
export function limitedTo({
  isAdmin,
  isTempPassword,
  userMove,
}: Pick<KeptSession, 'isAdmin' | 'isTempPassword' | 'userMove'>): string | undefined {
  if (isAdmin) return undefined
  if (isTempPassword) return OWN_PASSWORD
  return LIMITED.find((route) => route === userMove)
}

/** The only page of a limited manager session; undefined otherwise. */
export function heldAt(session: Pick<KeptSession, 'isAdmin' | 'isTempPassword' | 'userMove'>): string | undefined {
  if (!session.isAdmin) return undefined
  if (session.isTempPassword) return OWN_PASSWORD
  return session.userMove === MY_INFO ? MY_INFO : undefined
}
