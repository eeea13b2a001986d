import type { contract } from '@clubhouse/contract'
import { LIMIT_ROUTES } from '@clubhouse/contract/access'
import { Refusal, SITE_CLOSED } from '@clubhouse/contract/fail'
import { BAD_LOGIN, BLOCKED, PENDING_APPROVAL } from '@clubhouse/contract/session'
import { accountSettings } from '../member/settings.ts'
import type { Context, Services } from '../platform/context.ts'
import { SessionEnded } from '../platform/context.ts'
import { hashToken, newToken, openWith, sealWith } from '../platform/token.ts'
import { write } from '../platform/write.ts'
import { giveBack } from '../reservation/booking/hold.ts'
import { siteState } from '../site/state-now.ts'
import { adminMenuOf } from './admin-menu.ts'
import { refusedPassword } from './attempts.ts'
import { accessExpiry, FAILURES_FREE, passwordUntil, REUSE_GRACE_SECONDS, refreshExpiry } from './rules.ts'
import * as sql from './sql.ts'

const COOKIE = '__Host-clubhouse'

export const session: Services<typeof contract.session> = {
  login: async ({ clubCode, id, password, chk }, ctx) => {
    const now = ctx.clock.now()
    const account = clubCode === ctx.club.clubCode ? await sql.account(ctx.sql, id) : undefined
    const mayTry = account && account.state !== 'WITHDRAWN' && account.state !== 'WITHDRAW_REQUESTED'
    const refused = await refusedPassword(ctx, id, mayTry ? account.passwordHash : undefined, password)
    if (refused instanceof Refusal) return refused
    if (refused || !account) return BAD_LOGIN({ left: refused?.left ?? 0 })
    if (account.state === 'PENDING') return PENDING_APPROVAL({})
    if (account.state === 'BLOCKED' || account.state === 'LOCKED')
      return BLOCKED({ reason: account.blockReason ?? undefined })
    // While the site is not open only managers get in. Source: calls, section 0.3.
    const state = account.memberIdx == null ? 1 : await siteState(ctx)
    if (state !== 1) return SITE_CLOSED({ state })
    return write(ctx, async (tx) => {
      if (!(await sql.isStill(tx.sql, account))) return BAD_LOGIN({ left: FAILURES_FREE })
      const tokens = freshTokens(now, chk)
      const cookie = tx.cookies.fromBrowser ? newToken('ck') : undefined
      const termsLimit = await sql.termsLimit(tx.sql, account.memberIdx)
      await sql.begin(tx.sql, account, {
        ...tokens,
        cookieHash: cookie ? hashToken(cookie) : null,
        keep: chk,
        ip: tx.ip,
        device: tx.device,
        termsLimit,
      })
      if (cookie) tx.cookies.write(COOKIE, cookie, 14 * 86_400)
      return {
        ...tokens,
        ...(await sql.record(tx.sql, account)),
        ...adminMenuOf(account),
        userMove: await nextRoute(account, termsLimit, tx),
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

/** Where to go first; where a limit is ended, or where a password that has grown old is changed. */
async function nextRoute(
  account: sql.Account,
  termsLimit: 'TERMS' | 'READ_ONLY' | null,
  ctx: Context,
): Promise<string | null> {
  if (account.state === 'DORMANT') return LIMIT_ROUTES.DORMANT
  if (account.isTempPassword) return LIMIT_ROUTES.PASSWORD
  // Who refused has been asked; the site can be read.
  if (termsLimit === 'TERMS') return LIMIT_ROUTES.TERMS
  const until = passwordUntil(account, await accountSettings(ctx))
  return until && Temporal.Instant.compare(until, ctx.clock.now()) <= 0 ? LIMIT_ROUTES.PASSWORD : null
}
