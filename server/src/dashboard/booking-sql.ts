import type { Sql } from '../platform/database.ts'
import { begins, ends } from './day-sql.ts'
import type { Days } from './rules.ts'

export interface Bookings {
  made: number
  cancelled: number
  late: number
  noShow: number
  played: number
}

export async function bookings(sql: Sql, days: Days): Promise<Bookings> {
  const [row] = await sql<[Bookings]>`
    select made.*, gone.*, play.* from
      (select count(*) as made from booking
        where created_at >= ${begins(sql, days)} and created_at < ${ends(sql, days)}) made,
      (select count(*) as cancelled, count(*) filter (where state = 'CL') as late from booking
        where cancelled_at >= ${begins(sql, days)} and cancelled_at < ${ends(sql, days)}) gone,
      (select count(*) filter (where state = 'NS' ${teedOff(sql, days)}) as no_show,
          count(*) filter (where state = 'PL') as played from booking
        where play_date between ${days.from} and ${days.to} and state in ('NS', 'PL')) play`
  return row
}

/** Of the last day only tee times before the hour until which it counts. */
const teedOff = (sql: Sql, { to, untilTime }: Days) =>
  untilTime === undefined
    ? sql``
    : sql`and (play_date < ${to}
        or (select s.time from slot s where s.slot_idx = booking.slot_idx) <= ${untilTime}::time)`

/** Only days with a booking that was made, cancelled or a no-show. */
export async function bookingsByDay(
  sql: Sql,
  days: Days,
): Promise<{ date: string; made: number; cancelled: number; noShow: number }[]> {
  return sql`
    select date, sum(made)::int as made, sum(cancelled)::int as cancelled, sum(no_show)::int as no_show from (
      select (created_at at time zone z.zone)::date as date, count(*) as made, 0 as cancelled, 0 as no_show
      from booking, club z
      where created_at >= ${begins(sql, days)} and created_at < ${ends(sql, days)} group by 1
      union all
      select (cancelled_at at time zone z.zone)::date, 0, count(*), 0 from booking, club z
      where cancelled_at >= ${begins(sql, days)} and cancelled_at < ${ends(sql, days)} group by 1
      union all
      select play_date, 0, 0, count(*) from booking
      where play_date between ${days.from} and ${days.to} and state = 'NS' group by 1) found
    group by date order by date`
}

/** Bookings made on the days, by the number of days before play. An infinite day is no number of days away. */
export async function leadTimes(sql: Sql, days: Days): Promise<{ days: number; count: number }[]> {
  return sql`
    select play_date - (created_at at time zone z.zone)::date as days, count(*) as count from booking, club z
    where created_at >= ${begins(sql, days)} and created_at < ${ends(sql, days)} and isfinite(play_date) group by 1 order by 1`
}
