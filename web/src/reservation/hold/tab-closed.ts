import { heldHere } from '@clubhouse/contract/reservation/sheet/sheet'
import { requestOf } from '../../api/request'
import { currentSession } from '../../session/session-store'

/** A keepalive request outlives the page. */
export function sayClosed(tab: string): void {
  const token = currentSession()?.accessToken
  if (!token) return
  const { url, body, type } = requestOf(heldHere, { tab, isOpen: false })
  const headers = { 'content-type': type!, authorization: `Bearer ${token}` }
  fetch(url, { method: heldHere.method, body, keepalive: true, headers }).catch(() => {})
}
