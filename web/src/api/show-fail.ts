import { counted } from '@clubhouse/contract/counted'
import { knows, say, speakingHere } from '../language/speaking'
import { alert } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { toastBar } from '../ui/feedback/toast-bar'
import { CallFail } from './call-fail'
import { caller } from './caller'

/** Said after our own sentence. Answers over HTTP/2 carry no status text. Source: spec, section 8. */
const STATUS_TEXTS = new Map([
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
])

/** What went wrong, in the words of the page's language. */
export function wordsOf(fail: CallFail): string {
  return translated(fail) ?? fail.msgDetail ?? fail.msg ?? say('common.500')
}

/** Tells a failure with a toast; a lost session also ends here and leads to the login. */
export function showFail(fail: CallFail, refusalsAreShownElsewhere: boolean): void {
  if (fail.code === '463') {
    const hold = caller().runningHold()
    toast(sessionLost(fail), { type: 'error' })
    caller().lose('invalid')
    if (hold) toastBar(say('session.HOLD_UNSURE', { ...hold }))
  } else if (STATUS_TEXTS.has(fail.status)) {
    // The menu of a manager may show more than is left of the rights.
    if (fail.status === 403) caller().rightRefused()
    toast(withStatus(fail), { type: 'error' })
  } else if (!fail.isRefusal || !refusalsAreShownElsewhere) {
    toast(wordsOf(fail), { type: 'error' })
  }
}

function withStatus({ status, statusText }: CallFail): string {
  const said = `${status} ${statusText || STATUS_TEXTS.get(status)}`
  return knows(`common.${status}`) ? `${say(`common.${status}`)} (${said})` : said
}

/** The club's own sentence; it is in English, so that a page in another language says its own. */
function sessionLost(fail: CallFail): string {
  const isEnglish = (speakingHere()?.translator.language ?? 'en') === 'en'
  return (isEnglish ? fail.msgDetail : undefined) ?? translated(fail) ?? fail.msgDetail ?? say('session.463')
}

/**
 * Tells a failure with the alert dialog: msgDetail, else msg, else the text of the error; below it the message of its
 * code in the page's language, and the number of the request. Source: spec, section 8.
 */
export function alertFail(error: unknown, title?: string): Promise<void> {
  if (!(error instanceof CallFail)) return alert({ title, message: textOf(error), tone: 'danger' })
  const message = error.msgDetail ?? error.msg ?? textOf(error)
  const number = error.requestId && say('common.REQUEST_ID', { id: error.requestId })
  const translation = translated(error)
  const code = translation === message ? undefined : translation
  return alert({ title, message, code, number: number || undefined, tone: 'danger' })
}

const textOf = (error: unknown) => (error instanceof Error && error.message) || say('common.500')

function translated({ msgCode, msgVar }: CallFail): string | undefined {
  return msgCode && knows(msgCode) ? say(msgCode, counted(msgVar)) : undefined
}
