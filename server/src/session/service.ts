import type { contract } from '@clubhouse/contract'
import { BAD_LOGIN, BLOCKED, LOCKED, PENDING_APPROVAL } from '@clubhouse/contract/session'
import type { Context, Services } from '../platform/context.ts'
import { SessionEnded } from '../platform/context.ts'
import { checkNobody, isPassword } from '../platform/password.ts'
import { hashToken, newToken, openWith, sealWith } from '../platform/token.ts'
import { write } from '../platform/write.ts'
import { giveBack } from '../reservation/booking/hold.ts'
import { adminMenuOf } from './admin-menu.ts'
import { accessExpiry, FAILURES_FREE, lockMinutes, REUSE_GRACE_SECONDS, refreshExpiry } from './rules.ts'
import * as sql from './sql.ts'

const COOKIE = '__Host-clubhouse'

export const session: Services<typeof contract.session> = {
  login: async ({ clubCode, id, password, chk }, ctx) => {
    const now = ctx.clock.now()
    const account = clubCode === ctx.club.clubCode ? await sql.account(ctx.sql, id) : undefined
    // Ids that nobody has are locked like the others, so that a lock tells nothing either.
    const lockedUntil = await sql.lockedUntil(ctx.sql, id)
    if (lockedUntil) return LOCKED({ until: lockedUntil })
    const right = account ? await isPassword(password, account.passwordHash) : await checkNobody(password)
    if (!account || !right || account.state === 'WITHDRAWN') {
      const failures = await sql.countFailure(ctx.sql, id, lockMinutes)
      return BAD_LOGIN({ left: Math.max(0, FAILURES_FREE - failures) })
    }
    if (account.state === 'PENDING') return PENDING_APPROVAL({})
    if (account.state === 'BLOCKED' || account.state === 'LOCKED')
      return BLOCKED({ reason: account.blockReason ?? undefined })
    return write(ctx, async (tx) => {
      const tokens = freshTokens(now, chk)
      const cookie = tx.cookies.fromBrowser ? newToken('ck') : undefined
      await sql.forgetFailures(tx.sql, id)
      await sql.begin(tx.sql, account, {
        ...tokens,
        cookieHash: cookie ? hashToken(cookie) : null,
        keep: chk,
        ip: tx.ip,
        device: tx.device,
      })
      if (cookie) tx.cookies.write(COOKIE, cookie, 14 * 86_400)
      return {
        ...tokens,
        ...(await sql.record(tx.sql, account)),
        ...adminMenuOf(account),
        userMove: nextRoute(account),
      }
    })
  },

  logout: async ({ all }, ctx) =>
    write(ctx, async (tx) => {
      const { who } = tx
      if (!who) throw new SessionEnded()
      if (who.memberIdx != null) await giveBack(tx, who.memberIdx)
      await sql.end(tx.sql, who, all)
      tx.cookies.write(COOKIE, '', 0)
      return null
    }),

  refresh: async ({ refreshToken }, ctx) => {
    if (!refreshToken) throw new SessionEnded()
    const answer = await write(ctx, (tx) => rotate(tx, refreshToken))
    if (answer) return answer
    throw new SessionEnded()
  },
}

/** One statement decides who rotates; the loser of a race gets the winner's answer. Null ends the session. */
async function rotate(ctx: Context, refreshToken: string) {
  const hash = hashToken(refreshToken)
  const cookie = ctx.cookies.read(COOKIE)
  const cookieHash = cookie ? hashToken(cookie) : null
  const keep = await sql.keepOf(ctx.sql, hash)
  const tokens = freshTokens(ctx.clock.now(), keep)
  const rotated = await sql.rotate(ctx.sql, hash, cookieHash, tokens, sealWith(refreshToken, JSON.stringify(tokens)))
  if (rotated) return tokens
  const used = await sql.usedBefore(ctx.sql, hash, cookieHash, REUSE_GRACE_SECONDS)
  if (used?.inGrace) return JSON.parse(openWith(refreshToken, used.successor)) as typeof tokens
  if (used) await sql.endFamily(ctx.sql, used.sessionIdx, 'refresh token reused')
  return null
}

function freshTokens(now: Temporal.Instant, keep: boolean) {
  return {
    accessToken: newToken('at'),
    accessTokenExpire: accessExpiry(now),
    refreshToken: newToken('rt'),
    refreshTokenExpire: refreshExpiry(now, keep),
  }
}

function nextRoute(account: sql.Account): string | null {
  if (account.state === 'DORMANT') return '/login/dormant'
  return account.isTempPassword ? '/login/password-reset-page' : null
}
