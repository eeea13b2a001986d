import type { Context } from '../../platform/context.ts'
import type { BookingRow } from '../booking/sql.ts'
import { type PenaltyBook, rulesOn } from '../penalty-book-rules.ts'
import { conductOf, noShowFrom, undoNoShowUntil } from './rules.ts'
import * as sql from './sql.ts'

/** From when a no-show can be recorded, until when it is undone, and what it would lead to for the member who booked. */
export async function noShowOf({ sql: db }: Pick<Context, 'sql'>, row: BookingRow, book: PenaltyBook) {
  if (row.state !== 'CF' && row.state !== 'NS') return null
  const times = { dueAt: noShowFrom(row.startsAt), undoUntil: undoNoShowUntil(row.startsAt) }
  const { memberIdx } = row.booker
  if (memberIdx === null || row.isWaived || row.state === 'NS') return { ...times, consequence: null }
  const consequence = conductOf('W4', await sql.record(db, memberIdx, 'W4'), rulesOn(book, row.date), row)
  const isNone = consequence.days === null && consequence.money === null
  return { ...times, consequence: isNone ? null : consequence }
}
