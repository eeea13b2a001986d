import type { Call } from '@clubhouse/contract/call'
import { knows, say } from '../language/speaking'

/** The text of `connection` that asks whether to send a request again, by method and path. */
const NAMES: Record<string, string> = {
  'POST /reservation/booking': 'ACT_BOOK',
  'DELETE /reservation/cancel': 'ACT_CANCEL',
  'PUT /reservation/sheet/lock/{id}': 'ACT_HOLD',
  'PUT /reservation/sheet/lock/{id}/{x}': 'ACT_CHANGE_HOLD',
  'POST /reservation/waitings': 'ACT_STANDBY',
  'DELETE /reservation/waitings/{id}': 'ACT_LEAVE_STANDBY',
  'POST /reservation/draw': 'ACT_DRAW',
  'DELETE /reservation/draw/{id}': 'ACT_LEAVE_DRAW',
  'POST /reservation/team/form': 'ACT_TEAM',
  'DELETE /reservation/team/form/{id}': 'ACT_LEAVE_TEAM',
}

type Sent = Pick<Call, 'method' | 'path' | 'idempotent'>

/** Changes money or slots: it is not sent again before the person has said so. Source: domain, points to watch. */
export function isWeighty({ method, path, idempotent }: Sent): boolean {
  return method !== 'GET' && (idempotent || path.startsWith('/reservation/'))
}

/** The question whether to send it again, in the page's language. */
export function askAgain({ method, path }: Sent): string {
  const key = `connection.${NAMES[`${method} ${path}`]}`
  return say(knows(key) ? key : 'common.ACT_OTHER')
}
