import type { DayClass } from '@clubhouse/contract/reservation/day'
import { SessionEnded } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { HOLDS } from './sheet/slot/running.ts'

/** Decision 051. */
export interface MemberFacts {
  now: Temporal.Instant
  memberType: string
  birthDate: string | null
  needMoreTime: boolean
  suspension: { until: string; why: string } | null
  otherHold: number | null
  /** When the member's hold on this tee time expired, if recently. */
  expiredHoldAt: Temporal.Instant | null
  /** When the member last released this tee time, unless it was their first release of that day. */
  releasedAt: Temporal.Instant | null
  /** When the member last cancelled this tee time, moved away from it or, as an officer, gave it up for a group; not when the club did. */
  cancelledAt: Temporal.Instant | null
  /** When the member last undid a booking of this tee time. */
  undoneAt: Temporal.Instant | null
  bookingsThatDay: number
  bookingsThatMonth: Record<DayClass, number>
  playsThatPart: boolean
}

/** Serialises what changes a member's penalties; also of an account that is not in use. */
export async function lockAnyMember(sql: Sql, memberIdx: number): Promise<boolean> {
  const [row] = await sql`select from member where member_idx = ${memberIdx} for no key update`
  return row !== undefined
}

/** Serialises changes of the member's limits. @throws SessionEnded when the account closed while waiting */
export async function lockMember(sql: Sql, memberIdx: number): Promise<void> {
  const [row] = await sql`
    select from member where member_idx = ${memberIdx} and state = 'ACTIVE' for no key update`
  if (!row) throw new SessionEnded()
}

/** The same for two members; in the order of their numbers, to prevent deadlocks. @returns false without the other */
export async function lockMembers(sql: Sql, me: number, other: number): Promise<boolean> {
  const rows = await sql<{ memberIdx: number }[]>`
    select member_idx from member where member_idx = any(${[me, other]}) and state = 'ACTIVE'
    order by member_idx for no key update`
  if (!rows.some(({ memberIdx }) => memberIdx === me)) throw new SessionEnded()
  return rows.length === 2
}

/** The last day of the running suspension and those that follow it without a gap. */
export async function suspendedUntil(sql: Sql, memberIdx: number): Promise<string | undefined> {
  const [row] = await sql<{ until: string }[]>`
    select until from suspension(${memberIdx})`
  return row?.until ?? undefined
}

/**
 * The facts of the member `m` about the tee time `s`, if any, and the day `day.date`. Most members have no penalty: for
 * them the days of a suspension are not computed.
 * @param moving the member's booking that is about to move, which does not count
 */
export function FACTS(sql: Sql, moving?: number) {
  // A group's tee times are not its officers' own.
  const others = sql`b.member_idx = m.member_idx and b.active and b.type <> 'T' and b.booking_idx is distinct from ${moving ?? null}::bigint`
  return sql`
    club_now() as now, m.member_type, m.birth_date, m.need_more_time,
      (select to_jsonb(running) from suspension(m.member_idx) running
        where exists (select from penalty p where p.member_idx = m.member_idx and p.state in ('ACTIVE', 'APPEALED'))) as suspension,
      (select c.slot_idx from claim c where c.holder = m.member_idx and ${HOLDS(sql, sql`c`)}
        and c.slot_idx is distinct from s.slot_idx limit 1) as other_hold,
      (select max(c.expires_at) from claim c where c.slot_idx = s.slot_idx and c.holder = m.member_idx and c.kind = 'HOLD'
        and c.offer_idx is null and c.expires_at < club_now()) as expired_hold_at,
      (select r.at from hold_release r where r.slot_idx = s.slot_idx and r.member_idx = m.member_idx and not r.is_first
        and r.at <= club_now()) as released_at,
      greatest(
        (select max(b.cancelled_at) from booking b where b.slot_idx = s.slot_idx and b.member_idx = m.member_idx
          and b.state in ('CX', 'CL') and not b.is_undone),
        (select max(l.at) from booking_left l where l.slot_idx = s.slot_idx and l.member_idx = m.member_idx),
        (select l.at from team_left l where l.slot_idx = s.slot_idx and l.member_idx = m.member_idx)) as cancelled_at,
      (select max(b.cancelled_at) from booking b where b.slot_idx = s.slot_idx and b.member_idx = m.member_idx
        and b.is_undone) as undone_at,
      (select count(*) from booking b where ${others} and b.play_date = day.date) as bookings_that_day,
      (select jsonb_build_object('WEEKDAY', count(*) filter (where b.day_class = 'WEEKDAY'),
          'WEEKEND', count(*) filter (where b.day_class = 'WEEKEND'))
        from booking b where ${others} and not b.outside_quota
          and b.play_date >= date_trunc('month', day.date) and b.play_date < date_trunc('month', day.date) + interval '1 month')
        as bookings_that_month,
      exists (select from booking_player bp where bp.member_idx = m.member_idx and bp.play_date = day.date
        and bp.part = s.part and bp.active and bp.booking_idx is distinct from ${moving ?? null}::bigint) as plays_that_part`
}

/** @param about a tee time, or a day for the counts of that day and month @param moving see FACTS */
export async function memberFacts(
  sql: Sql,
  memberIdx: number,
  about: { slotIdx: number } | { date: string },
  moving?: number,
): Promise<MemberFacts> {
  const { slotIdx, date } = { slotIdx: null, date: null, ...about }
  const [row] = await sql<MemberFacts[]>`
    select ${FACTS(sql, moving)}
    from member m left join slot s on s.slot_idx = ${slotIdx}::bigint
      cross join lateral (select coalesce(s.date, ${date}::date) as date) day
    where m.member_idx = ${memberIdx}`
  return row!
}
