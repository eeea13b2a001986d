import { relock } from '@clubhouse/contract/reservation/booking'
import { requestOf } from '../../api/request'
import { newKey } from '../../api/transport'
import { currentSession } from '../../session/session-store'

/** A keepalive request outlives the page. */
export function giveBackOnTheWayOut(slotIdx: number): void {
  const token = currentSession()?.accessToken
  if (!token) return
  const { url, body, type } = requestOf(relock, { slotIdx, x: 'N' })
  const headers = { 'content-type': type!, authorization: `Bearer ${token}`, 'idempotency-key': newKey() }
  fetch(url, { method: relock.method, body, keepalive: true, headers }).catch(() => {})
}
