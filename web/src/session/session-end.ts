import { serverNow } from '../api/clock'
import { say } from '../language/speaking'
import { alert, confirm } from '../ui/feedback/dialog'
import { renewSession } from './renew'
import { currentSession, loseSession, stays } from './session-store'
import { signOut } from './sign-in'

const LEAD_MS = 60_000
const ACTS = ['click', 'scroll', 'mousemove', 'keydown', 'touchstart'] as const

/**
 * Shortly before the access token ends: renews it for whoever is active or wished to stay signed in, and asks
 * everybody else whether they are still there. Without an answer the session ends with the token.
 */
export function watchSessionEnd(accessTokenExpire: string): () => void {
  let active = false
  const act = () => {
    active = true
  }
  for (const event of ACTS) window.addEventListener(event, act, { passive: true, capture: true })
  const leftMs = Date.parse(accessTokenExpire) - serverNow()
  const timer = setTimeout(() => (active || stays() ? renew() : ask(LEAD_MS)), Math.max(0, leftMs - LEAD_MS))
  return () => {
    clearTimeout(timer)
    for (const event of ACTS) window.removeEventListener(event, act, { capture: true })
  }
}

async function renew(): Promise<void> {
  const session = currentSession()
  if (session && !(await renewSession(session.accessToken)) && navigator.onLine) await end()
}

async function ask(leftMs: number): Promise<void> {
  const silence = AbortSignal.timeout(leftMs)
  const stay = await confirm({
    title: say('session.STILL_THERE'),
    message: say('session.STILL_THERE_WHY'),
    yes: say('session.STAY'),
    no: say('session.LEAVE'),
    unanswered: true,
    signal: silence,
  })
  if (stay) await renew()
  else if (silence.aborted) await end()
  else await signOut({ home: true })
}

async function end(): Promise<void> {
  if (!currentSession()) return
  loseSession()
  await alert({ title: say('session.EXPIRED'), message: say('session.TO_LOGIN') })
}
