import type { Fragment } from 'postgres'
import type { Phones } from '../person/phones.ts'
import { isNamed, membersMeant } from '../person/rows.ts'
import type { Sql } from '../platform/database.ts'

export interface Asked {
  keyword: string
  /** Null where the reader may not read members: they are not found by what they are called either. */
  phones: Phones | null
  /** The record numbers of the bookings whose number begins as it was typed. */
  numbered: Fragment
  /** The day that was typed. */
  day: string | undefined
  zone: string
}

/** Records of members and of bookings: their noun, table and number, and the column that says whose they are. */
const OF_MEMBER = [
  ['booking', 'booking', 'booking_idx'],
  ['booking', 'booking_player', 'booking_idx'],
  ['penalty', 'penalty', 'penalty_idx'],
  ['coupon', 'coupon', 'coupon_idx'],
  ['standby', 'standby_entry', 'waiting_idx'],
  ['draw-entry', 'draw_entry', 'entry_idx'],
  ['inquiry', 'inquiry', 'idx'],
  ['lost-report', 'lost_report', 'report_idx'],
  ['hof', 'hof', 'idx'],
  ['mail', 'mail', 'mail_idx'],
] as const
const OF_BOOKING = [
  ['penalty', 'penalty', 'penalty_idx'],
  ['coupon', 'coupon', 'coupon_idx'],
] as const
const OF_DAY = [
  ['booking', 'booking', 'booking_idx', 'play_date'],
  ['penalty', 'penalty', 'penalty_idx', 'play_date'],
  ['slot', 'slot', 'slot_idx', 'date'],
  ['hold', 'slot', 'slot_idx', 'date'],
  ['standby', 'standby_entry', 'waiting_idx', 'date'],
  ['draw-entry', 'draw_entry', 'entry_idx', 'play_date'],
  ['delay', 'delay', 'delay_idx', 'date'],
  ['waiver', 'waiver', 'waiver_idx', 'date'],
  ['waiver-proposal', 'waiver_proposal', 'proposal_idx', 'date'],
  ['team-date', 'team_date', 'date_idx', 'date'],
] as const

/**
 * The numbers of the entries that are meant by what was typed: a person who did it or whom it is about, a booking by the
 * beginning of its number, or a day on which it was done or that it is about; each by an index. Decision 139.
 */
export function entriesMeant(sql: Sql, { keyword, phones, numbered, day, zone }: Asked): Fragment {
  const members =
    phones === null ? sql`select null::bigint as member_idx where false` : membersMeant(sql, keyword, phones)
  const managers = isNamed(sql, keyword, [sql`id`, sql`name`, sql`other_name`])
  return sql`
    with meant as materialized (${members}), numbered (booking_idx) as materialized (${numbered}),
      about (noun, record_idx) as (
        select 'member', member_idx from meant
        union select 'booking', booking_idx from numbered
        ${OF_MEMBER.map(
          ([noun, table, key]) =>
            sql`union select ${noun}::text, t.${sql(key)} from meant join ${sql(table)} t using (member_idx)`,
        )}
        ${OF_BOOKING.map(
          ([noun, table, key]) =>
            sql`union select ${noun}::text, t.${sql(key)} from numbered join ${sql(table)} t using (booking_idx)`,
        )}
        ${day === undefined ? sql`` : ofDay(sql, day)})
    select a.audit_idx from about join audit a on a.noun = about.noun and a.record_idx = about.record_idx
    union select a.audit_idx from meant join audit a using (member_idx)
    union select a.audit_idx from admin join audit a using (admin_idx) where ${managers}
    ${
      day === undefined
        ? sql``
        : sql`union select audit_idx from audit
            where at >= ${day}::date::timestamp at time zone ${zone} and at < (${day}::date + 1)::timestamp at time zone ${zone}`
    }`
}

const ofDay = (sql: Sql, day: string) => sql`
  union select 'sheet-day', to_char(${day}::date, 'YYYYMMDD')::bigint
  ${OF_DAY.map(
    ([noun, table, key, column]) =>
      sql`union select ${noun}::text, ${sql(key)} from ${sql(table)} where ${sql(column)} = ${day}::date`,
  )}`
