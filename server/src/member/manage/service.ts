import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/member/manage'
import { namesIn } from '@clubhouse/contract/member/person-name'
import { masked } from '../../mail/rules.ts'
import { historyOf } from '../../office/history.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { ownWordsIn } from '../../platform/said-in.ts'
import { write } from '../../platform/write.ts'
import { cancelsThisMonth } from '../../reservation/rules/penalty/impose.ts'
import { forgetFailuresOfId } from '../../session/counters.ts'
import { sendPassword } from '../account/send-password.ts'
import { askedUntil } from '../consent/news-answer.ts'
import { newsOf } from '../consent/record.ts'
import { mine as consentsOf } from '../consent/rows.ts'
import { mergesOf } from '../merge/rows.ts'
import { temporaryPassword } from '../password/temporary-password.ts'
import { more, over, profile, running } from '../profile/rows.ts'
import { claimOf, notes as notesOf } from '../record/rows.ts'
import { counts } from '../withdrawal/rows.ts'
import { bonds } from '../withdrawal/rules.ts'
import { act } from './act.ts'
import { close, restore } from './closing.ts'
import { list, pending } from './list-sql.ts'
import { actionsOf, mayReset } from './rules.ts'
import * as sql from './sql.ts'

export const memberManage: Services<typeof contract.memberManage> = {
  list: async (filter, ctx) => {
    const [page, waiting] = await Promise.all([list(ctx, filter), pending(ctx.sql)])
    const shown = page.list.map(({ news, ...row }) => ({ ...row, ...namesIn(ctx.lang, row), marketing: newsOf(news) }))
    return { ...page, list: shown, pending: waiting }
  },

  one: async ({ memberIdx }, ctx) =>
    write(ctx, async (tx) => {
      const member = await sql.managed(tx.sql, memberIdx)
      if (!member) return NOT_FOUND
      // Reading a record with personal data is itself logged. Source: docs/rules.md, Office.
      await audit(tx, { noun: 'member', recordIdx: memberIdx, after: 'read' })
      return detail(tx, member)
    }),

  history: historyOf(history),

  setState: act,
  close,
  restore,

  resetPassword: async ({ memberIdx }, ctx) => {
    const password = temporaryPassword()
    // Hashed before the transaction: hashing is slow on purpose and would hold a connection.
    const hash = await hashPassword(password)
    return write(ctx, async (tx) => {
      const member = await sql.managed(tx.sql, memberIdx, true)
      if (!member) return NOT_FOUND
      if (!mayReset(member)) return WRONG_STATE({ state: member.state })
      const retryAt = await sql.resetAgainAt(tx.sql, memberIdx)
      if (retryAt) return RATE_LIMIT({ retryAt })
      // A new password resets the failed attempts.
      await forgetFailuresOfId(tx, member.id)
      await audit(tx, { noun: 'member', recordIdx: memberIdx, after: 'temporary password' })
      await sendPassword(tx, member, { password, hash })
      return { sentTo: masked(member.email) }
    })
  },
}

/** Sequential, because all statements run in one transaction. */
async function detail(tx: Context, member: sql.Managed) {
  const { memberIdx, state, suspendedUntil, claimedNo, blockReason, blockTranslated, eraseAt } = member
  const { news, ...person } = await profile(tx.sql, memberIdx)
  const penalties = await running(tx.sql, memberIdx, tx.lang)
  const past = await over(tx.sql, memberIdx, tx.lang)
  const notes = await notesOf(tx.sql, memberIdx, tx.lang)
  const standing = { ...member, isSuspended: suspendedUntil !== null }
  const counted = await counts(tx.sql, memberIdx)
  return {
    ...person,
    ...namesIn(tx.lang, person),
    ...(await more(tx.sql, memberIdx)),
    state,
    claimedNo,
    suspendedUntil,
    blockReason: ownWordsIn(tx.lang, blockTranslated, 'reason', blockReason),
    eraseAt,
    bonds: bonds(counted),
    marketing: newsOf(news),
    marketingUntil: (await askedUntil(tx, memberIdx)) ?? null,
    counts: {
      ...counted,
      cancelsThisMonth: await cancelsThisMonth(tx, memberIdx),
      sessions: await sql.sessions(tx.sql, memberIdx),
    },
    phoneVerifiedAt: await sql.phoneVerifiedAt(tx.sql, memberIdx),
    penalties,
    pastPenalties: past,
    notes,
    merges: await mergesOf(tx.sql, memberIdx),
    memo: notes[0]?.text ?? null,
    claim: claimedNo === null ? null : await claimOf(tx.sql, claimedNo, tx.lang),
    consents: await consentsOf(tx.sql, memberIdx),
    actions: actionsOf(standing),
    mayReset: mayReset(member),
  }
}
