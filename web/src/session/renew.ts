import { refresh } from '@clubhouse/contract/session'
import { CallFail } from '../api/call-fail'
import type { Renewal } from '../api/caller'
import { serverNow } from '../api/clock'
import { AS_VISITOR, ask } from '../api/transport'
import { isActive } from './activity'
import { currentSession, keepTokens, recall } from './session-store'
import { stays } from './stored-session'

/** Less time would not be enough for a call to arrive. */
const SPARE_MS = 2_000
const REFUSED_FOR_NOW = new Set([408, 425, 429])

let renewing: Promise<Renewal> | undefined

/** The token for the next call, after a renewal that is under way or due; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  const session = currentSession()
  if (!session) return undefined
  // The server refuses the old token as soon as it has renewed it.
  if (!renewing && Date.parse(session.accessTokenExpire) - serverNow() > SPARE_MS) return session.accessToken
  const renewal = await renewSession(session.accessToken)
  return typeof renewal === 'object' ? renewal.token : session.accessToken
}

/** Renews the tokens, once for all concurrent callers in all tabs. */
export function renewSession(oldToken: string): Promise<Renewal> {
  renewing ??= alone(() => renew(oldToken)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(oldToken: string): Promise<Renewal> {
  const session = currentSession()
  if (!session) return 'refused'
  // Another tab has renewed them.
  if (session.accessToken !== oldToken) return { token: session.accessToken }
  if (Date.parse(session.refreshTokenExpire) <= serverNow()) return 'refused'
  // A page that polls must not keep the session of an absent person alive.
  if (Date.parse(session.accessTokenExpire) <= serverNow() && !isActive()) return 'refused'
  return askForTokens(session.refreshToken)
}

async function askForTokens(refreshToken: string): Promise<Renewal> {
  try {
    const tokens = await ask(refresh, { refreshToken }, AS_VISITOR)
    keepTokens(tokens)
    return { token: tokens.accessToken }
  } catch (error) {
    const isRefused = error instanceof CallFail && error.status > 0 && error.status < 500
    return isRefused && !REFUSED_FOR_NOW.has(error.status) ? 'refused' : 'unreachable'
  }
}

/** Runs in one tab at a time, after pending messages of the others. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const informed = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    if (stays()) recall()
    return work()
  }
  return navigator.locks ? navigator.locks.request('renew-session', informed) : informed()
}
