import { LIMIT_ROUTES } from '@clubhouse/contract/access'
import { BAD_LOGIN } from '@clubhouse/contract/session'
import type { Context } from '../platform/context.ts'
import { hashToken, newToken } from '../platform/token.ts'
import { accountSettings } from '../site/account-settings.ts'
import { rememberDevice } from './known-device.ts'
import { managerMenuOf } from './manager-menu.ts'
import { accessExpiry, FAILURES_FREE, passwordUntil, refreshExpiry } from './rules.ts'
import * as sql from './sql.ts'

export const COOKIE = '__Host-clubhouse'

/** Refused when the account changed since it was read. @param keep the refresh token lives 14 days, not 12 hours */
export async function beginSession(tx: Context, account: sql.Account, keep: boolean) {
  if (!(await sql.isStill(tx.sql, account))) return BAD_LOGIN({ left: FAILURES_FREE })
  const tokens = freshTokens(tx.clock.now(), keep)
  const cookie = tx.cookies.fetchSite ? newToken('ck') : undefined
  const termsLimit = await sql.termsLimit(tx.sql, account.memberIdx)
  await sql.begin(tx.sql, account, {
    ...tokens,
    cookieHash: cookie ? hashToken(cookie) : null,
    keep,
    ip: tx.ip,
    device: tx.device,
    termsLimit,
  })
  if (cookie) tx.cookies.write(COOKIE, cookie, 14 * 86_400)
  rememberDevice(tx, account)
  return {
    ...tokens,
    ...(await sql.record(tx.sql, tx.lang, account)),
    ...managerMenuOf(account),
    userMove: await nextRoute(account, termsLimit, tx),
  }
}

export function freshTokens(now: Temporal.Instant, keep: boolean) {
  return {
    accessToken: newToken('at'),
    accessTokenExpire: accessExpiry(now),
    refreshToken: newToken('rt'),
    refreshTokenExpire: refreshExpiry(now, keep),
  }
}

/** Where to go first: where a limit is lifted, or an expired password is changed. */
async function nextRoute(
  account: sql.Account,
  termsLimit: 'TERMS' | 'READ_ONLY' | null,
  ctx: Context,
): Promise<string | null> {
  if (account.state === 'DORMANT') return LIMIT_ROUTES.DORMANT
  if (account.isTempPassword) return LIMIT_ROUTES.PASSWORD
  if (account.lacksFactor) return LIMIT_ROUTES.SECOND_FACTOR
  // A member who refused terms has answered; the public site stays readable.
  if (termsLimit === 'TERMS') return LIMIT_ROUTES.TERMS
  const until = passwordUntil(account, await accountSettings(ctx))
  return until && Temporal.Instant.compare(until, ctx.clock.now()) <= 0 ? LIMIT_ROUTES.PASSWORD : null
}
