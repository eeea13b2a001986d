import type { contract } from '@clubhouse/contract'
import { LEDGER_DAYS } from '@clubhouse/contract/reservation/sheet/ledger'
import { MOST_LEDGER_DAYS } from '@clubhouse/contract/reservation/sheet/ledger-manage'
import { type Context, Malformed, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import * as sql from './sql.ts'

export const ledger: Services<typeof contract.ledger> = {
  days: async ({ from, to }, ctx) => {
    if (!isRange(from, to, LEDGER_DAYS)) return new Malformed('to')
    const rows = await sql.ledgerDays(ctx.sql, from, to)
    return rows.map(({ date, overrides, ...counts }) => ({ date, overrides, ledger: counts }))
  },

  byDay: async (input, ctx) => {
    const { from, to } = daysAsked(input, ctx)
    return isRange(from, to, MOST_LEDGER_DAYS) ? sql.pageOfDays(ctx.sql, input, from, to) : new Malformed('to')
  },
}

function isRange(from: string, to: string, most: number): boolean {
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
  return days >= 0 && days < most
}

/** An end that is left out is that of the month of the other one, or of today. */
function daysAsked({ from, to }: { from?: string; to?: string }, { clock, club }: Context) {
  const inMonth = Temporal.PlainDate.from(from ?? to ?? dateIn(clock.now(), club.zone))
  return { from: from ?? `${inMonth.with({ day: 1 })}`, to: to ?? `${inMonth.with({ day: inMonth.daysInMonth })}` }
}
