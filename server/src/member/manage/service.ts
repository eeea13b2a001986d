import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/member/manage'
import { namesIn } from '@clubhouse/contract/member/person-name'
import { masked } from '../../mail/rules.ts'
import { send } from '../../mail/send.ts'
import { historyOf } from '../../office/history.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { write } from '../../platform/write.ts'
import { forgetFailuresOfId } from '../../session/counters.ts'
import { askedUntil } from '../consent/news-answer.ts'
import { newsOf } from '../consent/record.ts'
import { mine as consentsOf } from '../consent/sql.ts'
import { setHash } from '../password/new-password.ts'
import { temporaryPassword } from '../password/temporary-password.ts'
import { cancelsThisMonth, running } from '../profile/penalty-sql.ts'
import { more, profile } from '../profile/sql.ts'
import { counts } from '../withdrawal/sql.ts'
import { act } from './act.ts'
import { list, pending } from './list-sql.ts'
import { actionsOf, mayReset } from './rules.ts'
import * as sql from './sql.ts'

export const memberManage: Services<typeof contract.memberManage> = {
  list: async (filter, ctx) => {
    const [page, waiting] = await Promise.all([list(ctx.sql, filter, ctx.lang), pending(ctx.sql)])
    const shown = page.list.map(({ news, ...row }) => ({ ...row, ...namesIn(ctx.lang, row), marketing: newsOf(news) }))
    return { ...page, list: shown, pending: waiting }
  },

  one: async ({ memberIdx }, ctx) =>
    write(ctx, async (tx) => {
      const member = await sql.managed(tx.sql, memberIdx)
      if (!member) return NOT_FOUND
      // Reading a record with personal data is itself logged. Source: calls, section 2.
      await audit(tx, { noun: 'member', recordIdx: memberIdx, after: 'read' })
      return detail(tx, member)
    }),

  history: historyOf(history),

  setState: act,

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
      await setHash(tx, { memberIdx }, hash, { isTemporary: true })
      const { id, name, email, lang } = member
      // A new password resets the failed attempts.
      await forgetFailuresOfId(tx, id)
      await audit(tx, { noun: 'member', recordIdx: memberIdx, after: 'temporary password' })
      await send(tx, 'PASSWORD_RESET', lang, email, { name, id, password }, memberIdx)
      return { sentTo: masked(email) }
    })
  },
}

/** Sequential, because all statements run in one transaction. */
async function detail(tx: Context, member: sql.Managed) {
  const { memberIdx, state, suspendedUntil, claimedNo, blockReason } = member
  const { news, ...person } = await profile(tx.sql, memberIdx)
  const penalties = await running(tx.sql, memberIdx, tx.lang)
  const standing = { ...member, isSuspended: suspendedUntil !== null }
  return {
    ...person,
    ...namesIn(tx.lang, person),
    ...(await more(tx.sql, memberIdx)),
    state,
    claimedNo,
    suspendedUntil,
    blockReason,
    marketing: newsOf(news),
    marketingUntil: (await askedUntil(tx, memberIdx)) ?? null,
    counts: {
      ...(await counts(tx.sql, memberIdx)),
      cancelsThisMonth: await cancelsThisMonth(tx.sql, memberIdx),
      sessions: await sql.sessions(tx.sql, memberIdx),
    },
    penalties: penalties.map((row) => ({ ...row, currency: tx.club.currency, paid: row.state === 'CLEARED' })),
    consents: await consentsOf(tx.sql, memberIdx),
    actions: actionsOf(standing),
    mayReset: mayReset(member),
  }
}
