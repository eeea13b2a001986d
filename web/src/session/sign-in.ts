import type { Session } from '@clubhouse/contract/session'
import { forgetTold } from '../ui/feedback/recent'
import { accessToken } from './renew'
import { revoke } from './revoke'
import { forgetSession, keepSession, leaveSession } from './session-store'

/** Starts a session in this browser; with `keep` it outlives the window. */
export function signIn(session: Session, keep: boolean): void {
  forgetTold()
  keepSession(session, keep)
}

/** Ends the session here, in every tab and on the server; with `home` the home page follows. */
export async function signOut({ home = false }: { home?: boolean } = {}): Promise<void> {
  const token = await accessToken()
  // Whatever the server says: who wants to leave, leaves.
  if (token) await revoke(token)
  if (home) leaveSession()
  else forgetSession()
  forgetTold()
  if (!home) return
  // A browser that brings this page back unchanged shows it as of a session.
  window.addEventListener('pageshow', () => location.reload(), { once: true })
  location.assign('/')
}
