import type { Context } from '../../../platform/context.ts'
import { rulesOn } from '../../penalty-book-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { BookingRow } from '../booked/rows.ts'
import { conductOf, isExcused, lateUntil, noShowFrom, noShowUntil } from './rules.ts'
import * as sql from './sql.ts'

/** From when a no-show can be recorded, until when it is recorded or undone, and what it would lead to for the member who booked. */
export async function noShowOf({ sql: db }: Pick<Context, 'sql'>, row: BookingRow, { settings, rounding }: Rulebook) {
  if (!['CF', 'PL', 'NS'].includes(row.state)) return null
  const { startsAt } = row
  const { checkIn } = settings
  const times = {
    startsAt,
    lateUntil: lateUntil(startsAt, checkIn),
    dueAt: noShowFrom(startsAt, checkIn),
    undoUntil: noShowUntil(startsAt, checkIn),
  }
  const { memberIdx } = row.booker
  if (memberIdx === null || isExcused(row, settings) || row.state === 'NS') return { ...times, consequence: null }
  const consequence = conductOf('W4', await sql.record(db, memberIdx, 'W4'), rulesOn(settings.penalty.sets, row.date), {
    ...row,
    rounding,
  })
  const isNone = consequence.days === null && consequence.money === null
  return { ...times, consequence: isNone ? null : consequence }
}
