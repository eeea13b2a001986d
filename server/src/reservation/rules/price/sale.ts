import type { Sql } from '../../../platform/database.ts'
import type { MemberFacts } from '../../member-facts.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import type { Sale } from './discount-rules.ts'

/** What a price depends on. First and last starts are looked up only where a discount is for them. */
export async function saleOf(
  sql: Sql,
  slot: SlotRow,
  { memberType, birthDate, now }: Pick<MemberFacts, 'memberType' | 'birthDate' | 'now'>,
  { discounts, settings }: Pick<Rulebook, 'discounts' | 'settings'>,
): Promise<Sale> {
  const { date, dayClass, part, startsAt } = slot
  const isEdge = discounts.some(({ key }) => key === 'EDGE') && (await isFirstOrLast(sql, slot))
  return {
    date,
    dayClass,
    part,
    startsAt,
    memberType,
    birthDate,
    now,
    isEdge,
    lateHours: settings.booking.lateBookingHours,
  }
}

async function isFirstOrLast(sql: Sql, { date, part, time }: SlotRow): Promise<boolean> {
  const [row] = await sql<{ isEdge: boolean }[]>`
    select ${time}::time in (min(time), max(time)) as is_edge
    from slot where date = ${date} and part = ${part} and not is_dropped`
  return row!.isEdge
}
