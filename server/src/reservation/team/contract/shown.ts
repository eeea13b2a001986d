import type { Context } from '../../../platform/context.ts'
import { readInstant } from '../../../platform/read-time.ts'
import type { Settings } from '../../rulebook.ts'
import { deadlinesOf } from '../plan/deadline-rules.ts'
import * as rows from '../rows.ts'
import { contractOf } from '../shown.ts'
import type { DateRow } from './rows.ts'
import * as sql from './rows.ts'

/** When a date begins: with its first tee time, else as planned. */
export const startOf = ({ slots: [first], startsAt }: DateRow) => (first ? readInstant(first.startsAt) : startsAt)

export function dateOf(row: DateRow, settings: Settings, { club }: Pick<Context, 'club'>) {
  const { startsAt: _, isReduced: __, slots, ...shown } = row
  return {
    ...shown,
    ...deadlinesOf(row.date, startOf(row), settings, club.zone),
    slotIdx: slots.map(({ slotIdx }) => slotIdx),
    slots: slots.map(({ startsAt: _starts, bookingState: _state, players: _players, isFree: _free, ...slot }) => slot),
    pairings: slots.flatMap(({ slotIdx, players }) => (players ? [{ slotIdx, players }] : [])),
  }
}

/** Contracts with their dates. */
export async function withDates<R extends rows.ContractRow>(ctx: Context, contracts: readonly R[], settings: Settings) {
  const all = await sql.dates(
    ctx.sql,
    contracts.map(({ contractIdx }) => contractIdx),
    ctx.lang,
  )
  const byContract = Map.groupBy(all, ({ contractIdx }) => contractIdx)
  return contracts.map((row) => ({
    ...contractOf(row, settings.team),
    dates: (byContract.get(row.contractIdx) ?? []).map((one) => dateOf(one, settings, ctx)),
  }))
}

export async function shownContract(ctx: Context, contractIdx: number, settings: Settings) {
  const row = await rows.contract(ctx.sql, contractIdx, ctx.lang)
  return row && { ...(await withDates(ctx, [row], settings))[0]!, translated: row.translated }
}
