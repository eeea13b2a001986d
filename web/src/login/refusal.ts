import { CallFail } from '../api/call-fail'
import { wordsOf } from '../api/show-fail'
import { say } from '../language/speaking'

export function refusalOf(fail: unknown): string {
  if (!(fail instanceof CallFail)) return say('common.500')
  // After the right password only: the member has closed the account.
  if (fail.code === 'WRONG_STATE') return say('session.LEFT')
  if (fail.isRefusal) return wordsOf(fail)
  const words = fail.status === 404 || fail.status === 400 ? say('session.UNKNOWN_CLUB') : wordsOf(fail)
  return fail.requestId ? `${words} ${say('common.REQUEST_ID', { id: fail.requestId })}` : words
}
