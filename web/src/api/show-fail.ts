import { counted } from '@clubhouse/contract/counted'
import { knows, say, speakingHere } from '../language/speaking'
import { alert } from '../ui/feedback/dialog'
import { toast } from '../ui/feedback/toast'
import { toastBar } from '../ui/feedback/toast-bar'
import { CallFail } from './call-fail'
import { caller } from './caller'

/** HTTP/2 responses have no status text. Specification 8.3. */
const STATUS_TEXTS = new Map([
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
])

export function wordsOf(fail: CallFail): string {
  return translated(fail) ?? fail.msgDetail ?? fail.msg ?? say('common.500')
}

/** Shows a failure as a toast. A lost session also ends here and redirects to the login. */
export function showFail(fail: CallFail, refusalsAreShownElsewhere: boolean): void {
  if (fail.code === '463') {
    const hold = caller().runningHold()
    toast(sessionLost(fail), { type: 'error' })
    caller().lose('invalid')
    if (hold) toastBar(say('session.HOLD_UNSURE', { ...hold }))
  } else if (STATUS_TEXTS.has(fail.status)) {
    // A manager's menu may be older than the rights.
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

/** The server's sentence is English, so pages in other languages use their own. */
function sessionLost(fail: CallFail): string {
  const isEnglish = (speakingHere()?.translator.language ?? 'en') === 'en'
  return (isEnglish ? fail.msgDetail : undefined) ?? translated(fail) ?? fail.msgDetail ?? say('session.463')
}

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
