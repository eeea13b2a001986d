import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Refusal, SITE_CLOSED, WRONG_STATE } from '@clubhouse/contract/fail'
import { BAD_LOGIN, BLOCKED, PENDING_APPROVAL, type SECOND_FACTOR } from '@clubhouse/contract/session'
import type { Context, Services } from '../platform/context.ts'
import { Malformed, NOT_FOUND, SessionEnded } from '../platform/context.ts'
import { ownWordsIn } from '../platform/said-in.ts'
import { hashToken, openWith, sealWith } from '../platform/token.ts'
import { write } from '../platform/write.ts'
import { siteState } from '../site/state-now.ts'
import { refusedPassword } from './attempts.ts'
import { beginSession, COOKIE, freshTokens } from './begin.ts'
import { FAILURES_FREE, REUSE_GRACE_SECONDS } from './rules.ts'
import * as sql from './sql.ts'

type LoginInput = ParsedInputOf<typeof contract.session.login>

interface Above {
  /** The question for the second step; undefined for a manager without a second factor. */
  secondStep(
    ctx: Context,
    account: { adminIdx: number | null; hasFactor: boolean },
    keep: boolean,
  ): Promise<ReturnType<typeof SECOND_FACTOR> | undefined>
  /** The owner of a verified passkey signature; undefined when it is invalid. */
  ownerOf(
    ctx: Context,
    passkey: NonNullable<LoginInput['passkey']>,
    origin: string | undefined,
  ): Promise<{ memberIdx: number | null; adminIdx: number | null } | undefined>
  /** Ends the holds of a member who logs out. */
  endHolds(tx: Context, memberIdx: number): Promise<unknown>
}

export const session = (above: Above): Services<typeof contract.session> => ({
  login: async ({ clubCode, id, password, passkey, origin, chk }, ctx) => {
    // Checked before anything is counted: a wrong club is not a wrong password.
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    if (passkey) return loginByPasskey(ctx, await above.ownerOf(ctx, passkey, origin), chk)
    if (id === undefined) return new Malformed('id')
    if (password === undefined) return new Malformed('password')
    const account = await sql.account(ctx.sql, id)
    const isGone = account?.state.startsWith('WITHDRAW') && !account.hasLeft
    const mayTry = account && !isGone && !account.isTempOver
    const refused = await refusedPassword(ctx, id, mayTry ? account : undefined, password)
    if (refused instanceof Refusal) return refused
    if (refused || !account) return BAD_LOGIN({ left: refused?.left ?? 0 })
    const kept = (await shutOut(account, ctx)) ?? (await above.secondStep(ctx, account, chk))
    return kept ?? write(ctx, (tx) => beginSession(tx, account, chk))
  },

  logout: async ({ all, idle }, ctx) =>
    write(ctx, async (tx) => {
      const { who } = tx
      if (!who) throw new SessionEnded()
      if (who.memberIdx != null) await above.endHolds(tx, who.memberIdx)
      await sql.end(tx.sql, who, { all, idle })
      tx.cookies.write(COOKIE, '', 0)
      return null
    }),

  record: async (_, { sql: database, who, lang }) => {
    if (!who) throw new SessionEnded()
    return sql.record(database, lang, who)
  },

  refresh: async ({ refreshToken }, ctx) => {
    // Only our own pages renew a browser's session.
    const { fetchSite = 'same-origin' } = ctx.cookies
    if (!refreshToken || fetchSite !== 'same-origin') throw new SessionEnded()
    const answer = await write(ctx, (tx) => rotate(tx, refreshToken))
    if (answer) return answer
    throw new SessionEnded()
  },
})

/** Why an account cannot log in, for a person who has its password or passkey. */
async function shutOut(account: sql.Account, ctx: Context) {
  const { state, blockReason, blockTranslated, memberIdx, hasLeft } = account
  if (hasLeft) return WRONG_STATE({ state })
  if (state === 'PENDING') return PENDING_APPROVAL({})
  if (state === 'BLOCKED' || state === 'LOCKED') {
    return BLOCKED({ reason: ownWordsIn(ctx.lang, blockTranslated, 'reason', blockReason) ?? undefined })
  }
  // While the site is not open only managers can log in. Source: docs/rules.md, Accounts.
  const ofSite = memberIdx === null ? 1 : await siteState(ctx)
  return ofSite === 1 ? undefined : SITE_CLOSED({ state: ofSite })
}

/** A passkey with user verification counts as two factors for a member. */
async function loginByPasskey(ctx: Context, owner: Awaited<ReturnType<Above['ownerOf']>>, keep: boolean) {
  // A manager's passkey is the second step only: the back office also asks for the password.
  const account = owner?.memberIdx != null ? await sql.accountOf(ctx.sql, { ...owner, adminIdx: null }) : undefined
  if (!account || (account.state.startsWith('WITHDRAW') && !account.hasLeft)) return BAD_LOGIN({ left: FAILURES_FREE })
  return (await shutOut(account, ctx)) ?? write(ctx, (tx) => beginSession(tx, account, keep))
}

/** One statement rotates the token; the loser of a race gets the winner's answer. Null ends the session. */
async function rotate(ctx: Context, refreshToken: string) {
  const hash = hashToken(refreshToken)
  const cookie = ctx.cookies.read(COOKIE)
  const cookieHash = cookie ? hashToken(cookie) : null
  const keep = await sql.keepOf(ctx.sql, hash)
  const tokens = freshTokens(ctx.clock.now(), keep)
  const rotated = await sql.rotate(ctx.sql, hash, cookieHash, tokens, sealWith(refreshToken, JSON.stringify(tokens)))
  if (rotated) return tokens
  const used = await sql.usedBefore(ctx.sql, hash, cookieHash, REUSE_GRACE_SECONDS)
  if (!used) return null
  const successor = JSON.parse(openWith(refreshToken, used.successor)) as typeof tokens
  if (used.inGrace && hashToken(successor.refreshToken).equals(used.currentHash)) return successor
  await sql.endFamily(ctx.sql, used.sessionIdx, 'refresh token reused')
  ctx.log.warn({ requestId: ctx.requestId }, 'refresh token reused, session ended')
  return null
}
