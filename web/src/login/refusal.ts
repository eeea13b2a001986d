import { CallFail } from '../api/call-fail'
import { wordsOf } from '../api/show-fail'
import { say } from '../language/speaking'

export function refusalOf(fail: unknown): string {
  if (!(fail instanceof CallFail)) return say('common.500')
  if (fail.isRefusal) return wordsOf(fail)
  const words = fail.status === 404 || fail.status === 400 ? say('session.UNKNOWN_CLUB') : wordsOf(fail)
  return fail.requestId ? `${words} ${say('common.REQUEST_ID', { id: fail.requestId })}` : words
}
