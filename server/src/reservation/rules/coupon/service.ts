import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { MOST_ISSUED } from '@clubhouse/contract/reservation/rules/coupon'
import type { Fragment } from 'postgres'
import { type Phones, phonesFor } from '../../../person/phones.ts'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import * as sql from './sql.ts'

type Wanted = Pick<ParsedInputOf<typeof contract.coupon.issue>, 'memberIdx' | 'filter'>

interface Above {
  /** The condition on the member `m` who is meant by number or by the filters of the list of members. */
  meant(db: Sql, wanted: Wanted, phones: Phones): Fragment
}

export const coupon = (above: Above): Services<typeof contract.coupon> => ({
  mine: (filter, ctx) => sql.ofMember(ctx.sql, filter, ctx.lang),
  count: async ({ memberIdx }, ctx) => {
    const { noticeDays: soonDays } = (await rulebookOf(ctx)).settings.coupon
    return { ...(await sql.countOf(ctx.sql, memberIdx, soonDays)), soonDays }
  },
  list: (filter, ctx) => sql.list(ctx, filter),

  issue: async ({ kindIdx, memberIdx, filter, validFrom, validTo, reason }, ctx) => {
    if ((memberIdx === undefined) === (filter === undefined)) return new Malformed('memberIdx')
    const today = dateIn(ctx.clock.now(), ctx.club.zone)
    if (validTo < validFrom || validTo < today) return new Malformed('validTo')
    return write(ctx, async (tx) => {
      const kind = await sql.lockKind(tx.sql, kindIdx)
      if (!kind) return NOT_FOUND
      if (!kind.isUse) return new Malformed('kindIdx')
      if (kind.kind === 'GUEST' && !(await sql.hasGuestFee(tx.sql))) return new Malformed('kindIdx')
      const wanted = { kindIdx, validFrom, validTo, reason, adminIdx: tx.who?.adminIdx ?? null }
      const issued = await sql.issue(tx.sql, wanted, above.meant(tx.sql, { memberIdx, filter }, phonesFor(tx.who)))
      if (issued > MOST_ISSUED) return new Malformed('filter')
      await audit(tx, { noun: 'coupon-kind', recordIdx: kindIdx, reason, after: { issued, validFrom, validTo } })
      return { issued }
    })
  },

  revoke: async ({ couponIdx, reason }, ctx) =>
    write(ctx, async (tx) => {
      const asked = [...new Set(couponIdx)]
      const found = await sql.lock(tx.sql, asked)
      if (found.length < asked.length) return NOT_FOUND
      const other = found.find(({ state }) => state !== 'ISSUED')
      if (other) return WRONG_STATE({ state: other.state })
      await sql.revoke(tx.sql, asked, reason)
      for (const { couponIdx: recordIdx, state } of found)
        await audit(tx, { noun: 'coupon', recordIdx, reason, before: { state }, after: { state: 'REVOKED' } })
      return { revoked: found.length }
    }),
})
