import type { Call } from '@clubhouse/contract/call'
import { knows, say } from '../language/speaking'

type Sent = Pick<Call, 'method' | 'path' | 'idempotent' | 'act'>

/** Changes money or slots: it is not sent again before the person has said so. Source: domain, points to watch. */
export function isWeighty({ method, path, idempotent }: Sent): boolean {
  return method !== 'GET' && (idempotent || path.startsWith('/reservation/'))
}

/** The question whether to send it again, in the page's language. */
export function askAgain({ act }: Pick<Call, 'act'>): string {
  const key = `connection.${act}`
  return say(act && knows(key) ? key : 'common.ACT_OTHER')
}
