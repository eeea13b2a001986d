import { serverNow } from '../api/clock'
import { currentSession, keepTokens, recall } from './session-store'

const LEAD_MS = 60_000
let renewing: Promise<string | undefined> | undefined

/** The token for the next call, renewed first when it is about to end. Nothing for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  const session = currentSession()
  if (!session) return undefined
  if (Date.parse(session.accessTokenExpire) - serverNow() > LEAD_MS) return session.accessToken
  return (await renewSession(session.accessToken)) ?? session.accessToken
}

/** Swaps the tokens, once for all who ask at the same time, other tabs included. Nothing when it cannot be renewed. */
export function renewSession(oldToken: string): Promise<string | undefined> {
  renewing ??= alone(() => renew(oldToken)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(oldToken: string): Promise<string | undefined> {
  recall()
  const session = currentSession()
  if (!session) return undefined
  // Another tab has been here first.
  if (session.accessToken !== oldToken) return session.accessToken
  if (Date.parse(session.refreshTokenExpire) <= serverNow()) return undefined
  const response = await fetch('/hp/api/tokens/refresh', {
    headers: { accept: 'application/json', 'x-refresh-token': session.refreshToken },
  }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (!answer?.result) return undefined
  keepTokens(answer.data)
  return answer.data.accessToken
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('renew-session', work) : work()
}
