import type { RunningHold } from '../api/caller'
import { serverNow } from '../api/clock'
import { allTexts } from '../language/all-texts'
import { say } from '../language/speaking'
import { alert, confirm } from '../ui/feedback/dialog'
import { isActive, noteActivity, watchActivity } from './activity'
import { isDeskDevice } from './desk-here'
import { alone, renewSession } from './renew'
import { revoke } from './revoke'
import { runningHold } from './running-hold'
import { nextStep } from './session-clock'
import { currentSession, type KeptSession, loseSession } from './session-store'
import { signOut } from './sign-in'
import { notifyTabs } from './tabs'
import { needsNoLogin } from './way-back'

export { signOut }

/** Interval between attempts to renew without an answer; they stop when the access token ends. */
const AGAIN_MS = 15_000

/** Follows the session clock until the tokens change or the page ends. */
export function watchSession({ accessToken, accessTokenExpire, refreshTokenExpire }: KeptSession): () => void {
  const end = new AbortController()
  const accessUntil = Date.parse(accessTokenExpire)
  const refreshUntil = Date.parse(refreshTokenExpire)
  let warnedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const lookIn = (ms: number) => {
    clearTimeout(timer)
    if (!end.signal.aborted) timer = setTimeout(look, ms)
  }
  const renew = async () => {
    const renewal = await renewSession(accessToken)
    if (end.signal.aborted) return
    const leftMs = accessUntil - serverNow()
    if (renewal === 'refused' || (renewal === 'unreachable' && leftMs <= 0)) await endSession(accessToken)
    else if (renewal === 'unreachable') lookIn(Math.min(AGAIN_MS, leftMs))
  }
  const look = () => {
    if (end.signal.aborted) return
    const now = serverNow()
    const step = nextStep({ now, accessUntil, refreshUntil, active: isActive(), warnedAt })
    if (step.act === 'refresh') return renew()
    if (step.act === 'end') return endSession(accessToken)
    if (step.act === 'wait') return lookIn(step.until - now)
    warnedAt = now
    warn(step.endsAt, end.signal, renew)
    lookIn(step.endsAt - now)
  }

  const stopActivity = watchActivity((here) => {
    if (here) notifyTabs({ type: 'active' })
    lookIn(0)
  })
  // Timers of hidden tabs fire late.
  const shown = () => document.visibilityState === 'visible' && lookIn(0)
  document.addEventListener('visibilitychange', shown)
  look()
  return () => {
    end.abort()
    clearTimeout(timer)
    stopActivity()
    document.removeEventListener('visibilitychange', shown)
  }
}

/** Asks whether the user is still there. Closing the dialog counts as yes; no reaction counts as no. */
async function warn(endsAt: number, signal: AbortSignal, renew: () => Promise<void>): Promise<void> {
  await allTexts()
  const hold = runningHold()
  const why = say('session.STILL_THERE_WHY', { at: new Date(endsAt).toISOString() })
  const stay = await confirm({
    title: say('session.STILL_THERE'),
    message: hold ? `${why}\n${say('session.HOLD_AT_STAKE', { ...hold })}` : why,
    yes: say('session.STAY'),
    no: say('site.LOG_OUT'),
    unanswered: true,
    tone: 'warning',
    signal,
  })
  if (signal.aborted) return
  if (!stay) return signOut({ home: true })
  noteActivity()
  await renew()
}

/** Ends it in every tab and on the server, unless another tab has ended or renewed it. */
function endSession(token: string): Promise<void> {
  return alone(async () => {
    if (currentSession()?.accessToken !== token) return
    const hold = runningHold()
    const revoked = revoke(token, true)
    loseSession('expired')
    // Other tabs wait for the server's answer and then find nothing to end; the page need not wait.
    if (!hold && !isDeskDevice() && !needsNoLogin(location.pathname)) showExpired()
    const isGivenBack = await revoked
    if (hold) showExpired(hold, isGivenBack)
  })
}

/** The dialog of an expired session, which names a lost hold. */
export async function showExpired(hold?: RunningHold, isGivenBack?: boolean): Promise<void> {
  await allTexts()
  const message = say('session.TO_LOGIN')
  const fate = hold && say(isGivenBack ? 'session.HOLD_GIVEN_BACK' : 'session.HOLD_UNSURE', { ...hold })
  await alert({
    title: say('session.EXPIRED'),
    message: fate ? `${message}\n${fate}` : message,
    tone: 'warning',
  })
}
