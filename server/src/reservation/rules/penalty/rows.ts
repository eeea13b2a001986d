import type { PenaltyState } from '@clubhouse/contract/reservation/rules/penalty'
import { POLICIES_FIRST, type PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import type { Sql } from '../../../platform/database.ts'
import type { Translated } from '../../../platform/said-in.ts'
import type { PenaltyTable } from '../../../platform/tables.ts'

export interface StandingRow {
  /** The club's time at which the rest was read, so that the month of a cancellation is the month that was counted. */
  now: Temporal.Instant
  cancels: number
  hadW7: boolean
  /** Bookings that the member undid today. */
  undone: number
  /** The last day of the suspensions that run or are to follow. */
  suspendedUntil: string | null
}

/** Whether the booking `b` counts as a cancellation of its member. That of a group, or of a win that is given back in time, does not. */
export const COUNTS = (sql: Sql) => sql`
  (b.type <> 'T' and b.state in ('CX', 'CL') and not b.is_undone and not b.is_excused and not b.was_shut and not has_waiver(b.play_date, b.part)
    and delayed_from(b.booking_idx, b.slot_idx) is null
    and not exists (select from draw_entry w where w.booking_idx = b.booking_idx and w.state = 'RELEASED')
    and not exists (select from penalty w where w.booking_idx = b.booking_idx and w.state = 'WAIVED'
      and w.code in ('W1', 'W2', 'W3')))`

/**
 * The member's cancellations of this month by the club's calendar, but those for the weather and those that a manager
 * excused: at the desk, or by waiving their penalty. It is the only count of them: what members are shown and what suspends them agree.
 */
const MONTH = (sql: Sql, memberIdx: number | null) => sql`
  month as (
    select booking_idx from booking b
    where member_idx = ${memberIdx}::bigint and ${COUNTS(sql)}
      and (cancelled_at at time zone (select zone from club)) >= date_trunc('month', current_club_date()))`

const HAD_W7 = (sql: Sql, memberIdx: number | null) => sql`
  exists (select from penalty p join month using (booking_idx) where p.code = 'W7' and p.state <> 'WAIVED'
    and p.member_idx = ${memberIdx}::bigint)`

const UNDONE = (sql: Sql, memberIdx: number | null) => sql`
  (select count(*) from booking u where u.member_idx = ${memberIdx}::bigint and u.is_undone
    and (u.cancelled_at at time zone (select zone from club))::date = current_club_date())`

/** The suspension that runs, to the end of those that follow it without a gap. */
export async function suspension(sql: Sql, memberIdx: number): Promise<{ until: string; why: string } | undefined> {
  const [row] = await sql<{ until: string; why: string }[]>`select until, why from suspension(${memberIdx})`
  return row
}

/** The cancellations of the month, what they led to, and suspensions. */
export async function standing(sql: Sql, memberIdx: number | null): Promise<StandingRow> {
  const [row] = await sql<StandingRow[]>`
    with ${MONTH(sql, memberIdx)}
    select club_now() as now, (select count(*) from month) as cancels, ${HAD_W7(sql, memberIdx)} as had_w7,
      ${UNDONE(sql, memberIdx)} as undone,
      (select max(until_date) from penalty
        where member_idx = ${memberIdx}::bigint and state in ('ACTIVE', 'APPEALED') and interrupted_date is null
          and until_date >= current_club_date()) as suspended_until`
  return row!
}

/** The counts alone, as a value that another statement computes once. */
export const STANDING = (sql: Sql, memberIdx: number) => sql`
  (with ${MONTH(sql, memberIdx)}
    select json_build_object('cancels', (select count(*) from month), 'hadW7', ${HAD_W7(sql, memberIdx)},
      'undone', ${UNDONE(sql, memberIdx)}))`

export type NewPenalty = Pick<
  PenaltyTable,
  | 'memberIdx'
  | 'code'
  | 'state'
  | 'fromDate'
  | 'untilDate'
  | 'money'
  | 'currency'
  | 'dueDate'
  | 'daysIfUnpaid'
  | 'bookingIdx'
  | 'playDate'
  | 'countsUntil'
  | 'sinceDate'
  | 'reason'
> & { translated: Translated }

/**
 * One that was proposed comes into force. When the same happens again to a booking whose penalty was waived, it is another one.
 * @param lang of the rule's name @returns its number and the name of the rule
 */
export async function add(
  sql: Sql,
  p: NewPenalty,
  lang: string,
): Promise<{ penaltyIdx: number; version: number; ruleText: string }> {
  const [row] = await sql<{ penaltyIdx: number; version: number; ruleText: string }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date,
      days_if_unpaid, booking_idx, play_date, counts_until, since_date, reason, translated)
    values (${p.memberIdx}, ${p.code}, ${p.state}, ${p.fromDate}, ${p.untilDate}, ${p.money}, ${p.currency},
      ${p.dueDate}, ${p.daysIfUnpaid}, ${p.bookingIdx}, ${p.playDate}, ${p.countsUntil}, ${p.sinceDate}, ${p.reason},
      ${sql.json(p.translated)})
    on conflict (booking_idx, code) where booking_idx is not null and state <> 'WAIVED' do update
      set state = excluded.state, from_date = excluded.from_date, until_date = excluded.until_date, money = excluded.money,
        currency = excluded.currency, due_date = excluded.due_date, days_if_unpaid = excluded.days_if_unpaid, counts_until = excluded.counts_until,
        since_date = excluded.since_date, unpaid_booking_idx = null, reason = excluded.reason,
        translated = excluded.translated, version = penalty.version + 1
      where penalty.state = 'PROPOSED'
    returning penalty_idx, version, coalesce(
      (select coalesce(c.labels ->> ${lang}, c.key_name) from code c where c.group_id = '501' and c.key = penalty.code),
      code) as rule_text`
  return row!
}

/** The name of the rule of a penalty `p`. */
export const RULE_TEXT = (sql: Sql, lang: string) => sql`
  coalesce((select coalesce(c.labels ->> ${lang}, c.key_name) from code c where c.group_id = '501' and c.key = p.code), p.code)`

/** A number of the policy about penalties that stand, as the club has set it, in SQL. */
const NUMBER = (sql: Sql, field: keyof PolicyValues['penaltyDays']) =>
  sql`policy_number('penaltyDays', ${field}, ${POLICIES_FIRST.penaltyDays[field]})`

/** Whether a suspension that begins now cancels bookings. Read in the transaction in which it begins. */
export async function suspensionCancels(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ cancels: boolean }[]>`
    select coalesce((select ("values" ->> 'suspensionCancels')::boolean from rule_setting where name = 'booking'),
      ${POLICIES_FIRST.booking.suspensionCancels}) as cancels`
  return row!.cancels
}

/** When the time to appeal against a penalty `p` ends: with the last of the days after it came into force. */
export const APPEAL_END = (sql: Sql) => sql`
  (((p.in_force_at at time zone (select zone from club))::date + ${NUMBER(sql, 'appealDays')} + 1)::timestamp
    at time zone (select zone from club) - interval '1 second')`

const CAN_APPEAL = (sql: Sql) => sql`
  p.state = 'ACTIVE' and ${APPEAL_END(sql)} >= club_now() and not exists (
    select from inquiry q where q.penalty_idx = p.penalty_idx and q.type = 'APPEAL')`

/** When the member can still appeal against a penalty `p`; null when they cannot. */
export const APPEAL_BY = (sql: Sql) => sql`case when ${CAN_APPEAL(sql)} then ${APPEAL_END(sql)} end`

export async function appealBy(sql: Sql, penaltyIdx: number): Promise<Temporal.Instant | null> {
  const [row] = await sql<{ appealBy: Temporal.Instant | null }[]>`
    select ${APPEAL_BY(sql)} as appeal_by from penalty p where p.penalty_idx = ${penaltyIdx}`
  return row!.appealBy
}

/** Of penalties `p`: the money was paid; of one that was waived afterwards it is to be returned. */
export const IS_PAID = (sql: Sql) => sql`(p.state = 'CLEARED' or p.was_paid)`

/** Of no-shows (W4) `p`: another one that still counts was paid, so no money lifts this one. Source: docs/rules.md, Penalties. */
export const OTHER_IS_PAID = (sql: Sql) => sql`exists (
  select from penalty o where o.member_idx = p.member_idx and o.code = 'W4' and o.state = 'CLEARED'
    and o.counts_until > current_club_date())`

/** Of penalties `p`: money in place of a suspension that is not paid. */
export const OWED = (sql: Sql) => sql`(p.state = 'ACTIVE' and p.until_date is null and p.money is not null)`

/** Of penalties `p` that are money to pay: the day of the member’s next tee time. */
const CHECK_IN_DATE = (sql: Sql) => sql`
  case when ${OWED(sql)} then (
    select min(b.play_date) from booking_player x join booking b using (booking_idx)
    where x.member_idx = p.member_idx and x.active and b.state = 'CF'
      and b.play_date between current_club_date() and p.due_date) end`

export type ShownPenalty = Pick<
  PenaltyTable,
  | 'penaltyIdx'
  | 'code'
  | 'money'
  | 'dueDate'
  | 'daysIfUnpaid'
  | 'bookingIdx'
  | 'playDate'
  | 'countsUntil'
  | 'reason'
  | 'interruptedDate'
  | 'version'
> & {
  state: PenaltyState
  from: string
  until: string | null
  currency: string
  paid: boolean
  checkInDate: string | null
  unpaidDate: string | null
  ruleText: string
  waivedFor: 'ILLNESS' | 'BEREAVEMENT' | null
  appealBy: Temporal.Instant | null
  decideDays: number | null
}

/**
 * What is shown of a penalty `p`.
 * @param lang of the rule's name and of what a manager wrote @param state as it is stored without it
 */
export const SHOWN = (sql: Sql, lang: string, state = sql`p.state`) => sql<ShownPenalty[]>`
  p.penalty_idx, p.code, ${state} as state, p.from_date as "from", p.until_date as until, p.money,
  coalesce(p.currency, (select currency from club)) as currency, ${IS_PAID(sql)} as paid, p.due_date,
  p.days_if_unpaid, ${CHECK_IN_DATE(sql)} as check_in_date,
  (select u.play_date from booking u where u.booking_idx = p.unpaid_booking_idx) as unpaid_date,
  p.booking_idx, p.play_date, p.counts_until,
  own_words_in(${lang}, p.translated, 'reason', p.reason) as reason, p.version, p.interrupted_date, p.waived_for,
  ${APPEAL_BY(sql)} as appeal_by, case when ${CAN_APPEAL(sql)} then ${NUMBER(sql, 'decideDays')} end as decide_days,
  ${RULE_TEXT(sql, lang)} as rule_text`

/** Whom an appeal is of, with the name of the rule in their language; nothing for an account that is not in use. */
export async function appellant(sql: Sql, penaltyIdx: number) {
  const [row] = await sql<
    { memberIdx: number; bookingIdx: number | null; name: string; email: string; lang: string; rule: string }[]
  >`
    select m.member_idx, p.booking_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, coalesce(
      (select coalesce(c.labels ->> m.lang, c.key_name) from code c where c.group_id = '501' and c.key = p.code), p.code) as rule
    from penalty p join member m using (member_idx)
    where p.penalty_idx = ${penaltyIdx} and m.state in ('ACTIVE', 'DORMANT')`
  return row
}
