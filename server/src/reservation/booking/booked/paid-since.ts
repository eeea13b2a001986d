import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'

interface First {
  bookingIdx: number
  paidAt: string
  /** The earlier one of its play date and the day on which it was marked. */
  day: string
}

const DAY = (sql: Sql) => sql`least(b.play_date, (pay.paid_at at time zone (select zone from club))::date) as day`

/** Reads all payments. */
async function first(sql: Sql): Promise<First | undefined> {
  const [row] = await sql<First[]>`
    select pay.booking_idx, pay.paid_at::text as paid_at, ${DAY(sql)}
    from (select * from booking_payment order by paid_at, booking_idx limit 1) pay join booking b using (booking_idx)`
  return row
}

/** The day of a payment by its key, unless it was undone or recorded again since. */
async function dayOf(sql: Sql, { bookingIdx, paidAt }: First): Promise<string | undefined> {
  const [row] = await sql<Pick<First, 'day'>[]>`
    select ${DAY(sql)} from booking_payment pay join booking b using (booking_idx)
    where pay.booking_idx = ${bookingIdx} and pay.paid_at = ${paidAt}::timestamptz`
  return row?.day
}

/**
 * From which play date on the club marks payments: that of its first one, or the day on which it was marked, if that is earlier;
 * undefined while there is none. Which one is first is remembered and looked up by its key each time, because an undone mark is
 * none. Source: docs/rules.md, Arrivals; decision 175.
 */
export async function paidSince({ sql, cache }: Pick<Context, 'sql' | 'cache'>): Promise<string | undefined> {
  const known = await cache.recall('first-payment', [], 60, () => first(sql))
  const day = known && (await dayOf(sql, known))
  return day ?? (await first(sql))?.day
}

/** Whether what was not paid of this play date is open. @param since of paidSince */
export const marksPayments = (date: string, since: string | undefined): boolean => since !== undefined && date >= since
