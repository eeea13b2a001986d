import { counted } from '@clubhouse/contract/counted'
import { knows, say, speakingHere } from '../language/speaking'
import { alert } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { toastBar } from '../ui/feedback/toast-bar'
import { CallFail } from './call-fail'
import { caller } from './caller'

const STATUS_TEXT = new Set([403, 404, 500])

/** What went wrong, in the words of the page's language. */
export function wordsOf(fail: CallFail): string {
  return translated(fail) ?? fail.msgDetail ?? fail.msg ?? say('common.500')
}

/** Tells a failure with a toast; a lost session also ends here and leads to the login. */
export function tellFail(fail: CallFail, refusalsAreShownElsewhere: boolean): void {
  if (fail.code === '463') {
    const hold = caller().runningHold()
    toast(sessionLost(fail), { type: 'error' })
    caller().lose('invalid')
    if (hold) toastBar(say('session.HOLD_UNSURE', { ...hold }))
  } else if (STATUS_TEXT.has(fail.status)) {
    // The menu of a manager may show more than is left of the rights.
    if (fail.status === 403) caller().rightRefused()
    toast(knows(`common.${fail.status}`) ? say(`common.${fail.status}`) : fail.statusText, { type: 'error' })
  } else if (!fail.isRefusal || !refusalsAreShownElsewhere) {
    toast(wordsOf(fail), { type: 'error' })
  }
}

/** The club's own sentence; it is in English, so that a page in another language says its own. */
function sessionLost(fail: CallFail): string {
  const isEnglish = (speakingHere()?.speaker.language ?? 'en') === 'en'
  return (isEnglish ? fail.msgDetail : undefined) ?? translated(fail) ?? fail.msgDetail ?? say('session.463')
}

/**
 * Tells a failure with the alert dialog, for what must be read: the message of its code in the page's language, and
 * highlighted what exactly went wrong: msgDetail, else msg, else the text of the error. `msg` is the same message in
 * plain English and is not said again beside the translated one.
 */
export function alertFail(error: unknown, title?: string): Promise<void> {
  if (!(error instanceof CallFail)) return alert({ title, message: textOf(error), tone: 'danger' })
  const message = translated(error)
  const number = error.requestId && say('common.REQUEST_ID', { id: error.requestId })
  if (message) return alert({ title, message, error: error.msgDetail, code: number, tone: 'danger' })
  return alert({ title, message: error.msgDetail ?? error.msg ?? textOf(error), code: number, tone: 'danger' })
}

const textOf = (error: unknown) => (error instanceof Error && error.message) || say('common.500')

function translated({ msgCode, msgVar }: CallFail): string | undefined {
  return msgCode && knows(msgCode) ? say(msgCode, counted(msgVar)) : undefined
}
