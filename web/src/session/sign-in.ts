import type { Session } from '@clubhouse/contract/session'
import { ask } from '../api/transport'
import { currentSession, forgetSession, keepSession } from './session-store'

/** Starts a session in this browser; with `keep` it outlives the window. */
export function signIn(session: Session, keep: boolean): void {
  keepSession(session, keep)
}

/** Ends the session here and on the server; with `home` the home page follows. */
export async function signOut({ home = false }: { home?: boolean } = {}): Promise<void> {
  if (currentSession()) {
    const { logout } = await import('@clubhouse/contract/session')
    // Whatever the server says: who wants to leave, leaves.
    await ask(logout, {}, { quiet: true, _nop_: true }).catch(() => undefined)
  }
  forgetSession()
  if (home) location.assign('/')
}
