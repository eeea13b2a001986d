import type { Renewal } from '../api/caller'
import { serverNow } from '../api/clock'
import { isActive } from './activity'
import { currentSession, keepTokens, recall, type Tokens } from './session-store'
import { stays } from './stored-session'

/** A call would not arrive in time with less. */
const SPARE_MS = 2_000
const REFUSED_FOR_NOW = new Set([408, 425, 429])

let renewing: Promise<Renewal> | undefined

/** The token for the next call, renewed first when it has ended. Nothing for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  const session = currentSession()
  if (!session) return undefined
  if (Date.parse(session.accessTokenExpire) - serverNow() > SPARE_MS) return session.accessToken
  const renewal = await renewSession(session.accessToken)
  return typeof renewal === 'object' ? renewal.token : session.accessToken
}

/** Swaps the tokens, once for all who ask at the same time, other tabs included. */
export function renewSession(oldToken: string): Promise<Renewal> {
  renewing ??= alone(() => renew(oldToken)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(oldToken: string): Promise<Renewal> {
  const session = currentSession()
  if (!session) return 'refused'
  // Another tab has been here first.
  if (session.accessToken !== oldToken) return { token: session.accessToken }
  if (Date.parse(session.refreshTokenExpire) <= serverNow()) return 'refused'
  // A page that reads by itself does not keep a session alive for somebody who has left.
  if (Date.parse(session.accessTokenExpire) <= serverNow() && !isActive()) return 'refused'
  return askForTokens(session.refreshToken)
}

async function askForTokens(refreshToken: string): Promise<Renewal> {
  try {
    const headers = { accept: 'application/json', 'x-refresh-token': refreshToken }
    const response = await fetch('/hp/api/tokens/refresh', { headers })
    const answer = (await response.json().catch(() => undefined)) as { result?: boolean; data: Tokens } | undefined
    if (answer?.result) {
      keepTokens(answer.data)
      return { token: answer.data.accessToken }
    }
    return answer && response.status < 500 && !REFUSED_FOR_NOW.has(response.status) ? 'refused' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Renews or ends the session while no other tab does, after what the others have said of it is heard. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const informed = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    if (stays()) recall()
    return work()
  }
  return navigator.locks ? navigator.locks.request('renew-session', informed) : informed()
}
