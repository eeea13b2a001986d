import { knows, say } from '../language/speaking'
import { loseSession } from '../session/session-store'
import { toast } from '../ui/feedback/toast'
import type { CallFail } from './call-fail'

const STATUS_TEXT = new Set([403, 404, 500])

/** What went wrong, in the words of the page's language. */
export function wordsOf(fail: CallFail): string {
  if (fail.msgCode && knows(fail.msgCode)) return say(fail.msgCode, fail.msgVar)
  return fail.msgDetail ?? fail.msg ?? say('common.500')
}

/** Tells a failure with a toast; a lost session also ends here and leads to the login. */
export function tellFail(fail: CallFail, refusalsAreShownElsewhere: boolean): void {
  if (fail.code === '463') {
    toast(fail.msgDetail ?? say('session.463'), { type: 'error' })
    loseSession()
  } else if (STATUS_TEXT.has(fail.status)) {
    toast(knows(`common.${fail.status}`) ? say(`common.${fail.status}`) : fail.statusText, { type: 'error' })
  } else if (!fail.isRefusal || !refusalsAreShownElsewhere) {
    toast(wordsOf(fail), { type: 'error' })
  }
}
