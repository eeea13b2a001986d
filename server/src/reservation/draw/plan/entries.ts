import type { entries as call } from '@clubhouse/contract/reservation/draw/draw-manage'
import { NOT_FOUND, type Service } from '../../../platform/context.ts'
import { pastsOf } from '../fairness/past.ts'
import { chanceOf, type Past } from '../fairness/rules.ts'
import { draw as drawRow, entryOf } from '../rows.ts'
import * as sql from './entries-sql.ts'

/** The entries of a draw. Until the close managers see who entered, and not what for. Source: docs/rules.md, Draw. */
export const entries: Service<typeof call> = async (filter, ctx) => {
  const row = await drawRow(ctx.sql, filter.drawIdx, ctx.lang)
  if (!row) return NOT_FOUND
  const page = await sql.list(ctx.sql, filter, ctx.lang)
  const members = new Set(page.list.flatMap(({ party }) => party.map(({ memberIdx }) => memberIdx)))
  const { ruleset, weights, closeAt } = row
  const pasts = await pastsOf(ctx.sql, [...members], { closeAt, winsWeeks: weights.winsWeeks })
  const isHidden = row.closedAt === null
  return {
    ...page,
    list: page.list.map((one) => {
      const party = one.party.flatMap(({ memberIdx }): Past | [] => pasts.get(memberIdx) ?? [])
      const entry = entryOf(one, chanceOf(party, ruleset, weights))
      const { name, memberType } = one
      return { ...entry, ...(isHidden && { wishes: [], anyTime: false }), name, memberType }
    }),
  }
}
