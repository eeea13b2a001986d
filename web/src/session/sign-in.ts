import type { Session } from '@clubhouse/contract/session'
import { reload } from '../api/lost-chunk'
import { clearMessages } from '../ui/feedback/recent'
import { dropDraftsOf } from '../ui/form/kept-draft'
import { leavePush, linkPushAgain } from './push-here'
import { accessToken } from './renew'
import { revoke } from './revoke'
import { currentSession, forgetSession, keepSession, leaveSession } from './session-store'

/** Starts a session in this browser; with `keep` it outlives the window. */
export function signIn(session: Session, keep: boolean): void {
  clearMessages()
  linkPushAgain()
  keepSession(session, keep)
}

/** Ends the session in every tab and on the server; with `home` the home page follows, with `to` another. */
export async function signOut({ home = false, to = home ? '/' : undefined }: { home?: boolean; to?: string } = {}) {
  // The server forgets the device with the session; the browser must not wait for it.
  leavePush().catch(() => {})
  const token = await accessToken()
  // Logs out locally, whatever the server answers.
  if (token) await revoke(token)
  const id = currentSession()?.id
  if (id) dropDraftsOf(id)
  if (to) leaveSession()
  else forgetSession()
  clearMessages()
  if (!to) return
  // The back/forward cache would show this page as of the session.
  window.addEventListener('pageshow', reload, { once: true })
  location.assign(to)
}
