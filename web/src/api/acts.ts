import type { Call } from '@clubhouse/contract/call'
import { knows, say } from '../language/speaking'

type Sent = Pick<Call, 'method' | 'path' | 'idempotent' | 'act'>

/** True for writes of money or slots: resent only after confirmation, because they may no longer be wanted. */
export function isWeighty({ method, path, idempotent }: Sent): boolean {
  return method !== 'GET' && (idempotent || path.startsWith('/reservation/'))
}

export function askAgain({ act }: Pick<Call, 'act'>): string {
  const key = `connection.${act}`
  return say(act && knows(key) ? key : 'common.ACT_OTHER')
}
