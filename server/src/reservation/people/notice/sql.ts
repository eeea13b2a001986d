import type { Sql } from '../../../platform/database.ts'
import type { MemberTable, PenaltyTable } from '../../../platform/tables.ts'
import { APPEAL_BY, OTHER_IS_PAID } from '../../rules/penalty/rows.ts'
import { type Notice, type NoticeFacts, type NoticeKind, PLAYS } from './rules.ts'

/** Locks the booking, so that two tasks about it run one after the other, and reads it in the same round trip. */
export async function lockFacts(sql: Sql, bookingIdx: number): Promise<NoticeFacts | undefined> {
  const [, [row]] = await Promise.all([
    sql`select from booking where booking_idx = ${bookingIdx} for no key update`,
    sql<FactsRow[]>`
      select b.state, b.version, b.slot_idx, b.member_idx as booker,
        (select o.member_idx from booking_player o
          where o.booking_idx = b.booking_idx and o.offered_at is not null) as offered_to,
        exists (select from draw_entry e where e.booking_idx = b.booking_idx) as is_won,
        array(select member_idx from booking_player p
          where p.booking_idx = b.booking_idx and member_idx is not null order by no) as players,
        array(select json_build_object('memberIdx', member_idx, 'kind', kind, 'version', version, 'slotIdx', slot_idx) from (
          select distinct on (member_idx) member_idx, kind, version, slot_idx from booking_notice n
          where n.booking_idx = b.booking_idx and kind = any (${Object.keys(PLAYS)})
          order by member_idx, version desc, at desc) last) as notices
      from booking b where b.booking_idx = ${bookingIdx}`,
  ])
  if (!row) return undefined
  const { notices, ...facts } = row
  const told = notices.map(
    ({ memberIdx, kind, ...told }) =>
      [memberIdx, { plays: PLAYS[kind]!, version: told.version, slotIdx: told.slotIdx }] as const,
  )
  return { ...facts, told: new Map(told) }
}

type FactsRow = Omit<NoticeFacts, 'told'> & {
  notices: { memberIdx: number; kind: NoticeKind; version: number; slotIdx: number | null }[]
}

/** @returns those that nobody has written before */
export async function note(sql: Sql, bookingIdx: number, version: number, notices: readonly Notice[]) {
  const rows = notices.map(({ memberIdx, kind, about }) => ({ memberIdx, kind, about }))
  const noted = await sql<{ memberIdx: number; kind: string; about: string }[]>`
    insert into booking_notice (booking_idx, member_idx, kind, about, version, slot_idx)
    select b.booking_idx, r."memberIdx", r.kind, r.about, ${version}, b.slot_idx
    from booking b, jsonb_to_recordset(${sql.json(rows)}) as r("memberIdx" bigint, kind text, about text)
    where b.booking_idx = ${bookingIdx}
    on conflict do nothing returning member_idx, kind, about`
  return notices.filter((one) =>
    noted.some(({ memberIdx, kind, about }) => memberIdx === one.memberIdx && kind === one.kind && about === one.about),
  )
}

export type Recipient = Pick<MemberTable, 'memberIdx' | 'name' | 'email' | 'lang'>

/** Accounts that are not closed or blocked, with the name in the member's language. */
export async function recipients(sql: Sql, memberIdx: readonly number[]): Promise<Map<number, Recipient>> {
  const rows = await sql<Recipient[]>`
    select member_idx, name_in(lang, name, other_name) as name, email, lang from member
    where member_idx = any (${[...memberIdx]}) and state in ('ACTIVE', 'DORMANT')`
  return new Map(rows.map((row) => [row.memberIdx, row]))
}

export async function nameOf(sql: Sql, memberIdx: number, lang: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select name_in(${lang}, name, other_name) as name from member where member_idx = ${memberIdx}`
  return row?.name ?? ''
}

export interface TeeTime {
  date: string
  time: string
  course: string
}

/** A tee time in the words of a language. */
export async function teeTime(sql: Sql, slotIdx: number, lang: string): Promise<TeeTime | undefined> {
  const [row] = await sql<TeeTime[]>`
    select s.date, s.time, coalesce(c.name ->> ${lang}, c.name ->> 'en') as course
    from slot s join course c using (course_idx) where s.slot_idx = ${slotIdx}`
  return row
}

export type PenaltyRow = Pick<
  PenaltyTable,
  | 'penaltyIdx'
  | 'memberIdx'
  | 'code'
  | 'state'
  | 'fromDate'
  | 'untilDate'
  | 'countsUntil'
  | 'money'
  | 'currency'
  | 'dueDate'
  | 'daysIfUnpaid'
  | 'version'
  | 'wasPaid'
> & {
  /** Another no-show (W4) was paid, so that no money lifts this one. */
  isUnpayable: boolean
  /** The day of the check-in at which its money was due and not paid. */
  unpaidDate: string | null
  appealBy: Temporal.Instant | null
  /** The member has heard of it. */
  wasTold: boolean
}

export async function penaltiesOf(sql: Sql, bookingIdx: number): Promise<PenaltyRow[]> {
  return sql<PenaltyRow[]>`
    select penalty_idx, member_idx, code, state, from_date, until_date, counts_until, money, currency, due_date,
      days_if_unpaid, version, was_paid, (select u.play_date from booking u where u.booking_idx = p.unpaid_booking_idx) as unpaid_date,
      ${APPEAL_BY(sql)} as appeal_by, p.code = 'W4' and p.until_date is not null and p.money is null
        and ${OTHER_IS_PAID(sql)} as is_unpayable,
      exists (select from booking_notice n where n.booking_idx = p.booking_idx and n.kind = 'PENALTY'
        and split_part(n.about, 'v', 1) = 'p' || p.penalty_idx) as was_told
    from penalty p
    where booking_idx = ${bookingIdx} and state in ('ACTIVE', 'WAIVED', 'CLEARED') order by penalty_idx`
}

export async function ruleName(sql: Sql, code: string, lang: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select coalesce(labels ->> ${lang}, key_name) as name from code where group_id = '501' and key = ${code}`
  return row?.name ?? code
}

export interface DueReminder {
  bookingIdx: number
  version: number
  memberIdx: number
}

/**
 * Bookers of tee times whose players are still to be named, on the day of the deadline and the day before. A booking of
 * the last two hours is left for the next day.
 */
export async function unnamed(sql: Sql): Promise<DueReminder[]> {
  return sql<DueReminder[]>`
    select b.booking_idx, b.version, b.member_idx
    from booking b, (select zone from club) c
    where b.state = 'CF' and b.member_idx is not null and b.play_date >= current_club_date() and b.names_due_at > club_now()
      and b.names_due_at < (current_club_date() + 2)::timestamp at time zone c.zone
      and b.created_at < club_now() - interval '2 hours'
      and exists (select from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'TBD')
      and not exists (select from booking_notice n where n.booking_idx = b.booking_idx and n.kind = 'NAMES_MISSING'
        and n.about = current_club_date()::text)
    order by b.booking_idx`
}

/** Members who play tomorrow and were told nothing about it today. */
export async function playingTomorrow(sql: Sql): Promise<DueReminder[]> {
  return sql<DueReminder[]>`
    select b.booking_idx, b.version, p.member_idx
    from booking_player p join booking b using (booking_idx), (select zone from club) c
    where p.play_date = current_club_date() + 1 and p.active and p.member_idx is not null and b.state = 'CF'
      and not exists (select from booking_notice n where n.booking_idx = b.booking_idx and n.member_idx = p.member_idx
        and n.kind in ('BOOKING_BOOKED', 'DRAW_WON', 'BOOKING_NAMED', 'BOOKING_CHANGED', 'BOOKING_DELAYED', 'PLAYING_TOMORROW')
        and n.at >= current_club_date()::timestamp at time zone c.zone
        and n.at < (current_club_date() + 1)::timestamp at time zone c.zone)
    order by b.booking_idx, p.no`
}

type DuePenalty = Pick<PenaltyTable, 'penaltyIdx'> & { dueDate: string }

/** Money that is due soon and of which nobody was reminded. @param days before the last day to pay it */
export async function dueSoon(sql: Sql, days: number): Promise<(DueReminder & DuePenalty)[]> {
  return sql<(DueReminder & DuePenalty)[]>`
    select b.booking_idx, b.version, p.member_idx, p.penalty_idx, p.due_date from penalty p join booking b using (booking_idx)
    where p.state = 'ACTIVE' and p.until_date is null and p.money is not null
      and p.due_date between current_club_date() and current_club_date() + ${days}::int
      and not exists (select from booking_notice n where n.booking_idx = b.booking_idx and n.member_idx = p.member_idx
        and n.kind = 'PENALTY' and n.about = 'due' || p.penalty_idx || '-' || p.due_date)
    order by p.penalty_idx`
}

/** The draw in which a booking was won. */
export async function wonIn(sql: Sql, bookingIdx: number, lang: string) {
  const [row] = await sql<{ title: string; place: number; until: Temporal.Instant }[]>`
    select own_words_in(${lang}, d.translated, 'title', d.title) as title, e.place, d.release_until as until
    from draw_entry e join draw d using (draw_idx) where e.booking_idx = ${bookingIdx}`
  return row!
}

/** The tee time of a booking as it is now. */
export async function timeOf(sql: Sql, bookingIdx: number): Promise<string> {
  const [row] = await sql<{ time: string }[]>`
    select to_char(s.time, 'HH24:MI') as time from booking join slot s using (slot_idx) where booking_idx = ${bookingIdx}`
  return row!.time
}

/** Of a booking that the club cancelled because a delay could not move it: what the club said, and the reason. */
export async function whyDropped(
  sql: Sql,
  bookingIdx: number,
  lang: string,
): Promise<{ said: string | null; reason: string } | undefined> {
  const [row] = await sql<{ said: string | null; reason: string }[]>`
    select own_words_in(${lang}, d.translated, 'message', d.message) as said, d.reason
    from booking b join slot s using (slot_idx) join delay_move m using (slot_idx) join delay d using (delay_idx)
    where b.booking_idx = ${bookingIdx} and b.state = 'CC' and s.is_dropped and m.to_time is null and d.undone_at is null
    order by d.delay_idx desc limit 1`
  return row
}

/** What the people of a booking `b` that the club cancelled read of it. */
const SAID = (sql: Sql, lang: string) => sql`own_words_in(${lang}, b.cancel_translated, 'text', b.cancel_text)`

/** Why a manager cancelled a booking for the club. */
export async function whySaid(sql: Sql, bookingIdx: number, lang: string): Promise<string | undefined> {
  const [row] = await sql<{ why: string | null }[]>`
    select ${SAID(sql, lang)} as why from booking b where b.booking_idx = ${bookingIdx} and b.state = 'CC'`
  return row?.why ?? undefined
}

/** Why the club cancelled a booking with a day, part or course that it suspended: its message, else the reason on the sheet. */
export async function whyShut(sql: Sql, bookingIdx: number, lang: string): Promise<string | undefined> {
  const [row] = await sql<{ why: string | null }[]>`
    select coalesce(${SAID(sql, lang)}, own_words_in(${lang}, o.translated, 'reason', o.reason),
      own_words_in(${lang}, p.translated, 'reason', p.reason), own_words_in(${lang}, d.translated, 'reason', d.reason)) as why
    from booking b join slot s on s.slot_idx = b.slot_idx join sheet_day d on d.date = s.date
      left join sheet_part p on p.date = s.date and p.part = s.part and p.reason is not null
      left join shut_course o on o.date = s.date and o.part = s.part and o.course_idx = s.course_idx
    where b.booking_idx = ${bookingIdx} and b.state = 'CC' and s.is_shut and not s.is_dropped`
  return row?.why ?? undefined
}

/** Why the club cancelled a tee time of a group: the reason for the end of its contract, else for the date. */
export async function whyWithoutGroup(sql: Sql, bookingIdx: number, lang: string): Promise<string | undefined> {
  const [row] = await sql<{ why: string | null }[]>`
    select coalesce(case when c.state <> 'ACTIVE' then own_words_in(${lang}, c.translated, 'reason', c.reason) end, ${SAID(sql, lang)}) as why
    from booking b join team_booking t using (booking_idx) join team_date d using (date_idx) join team_contract c using (contract_idx)
    where b.booking_idx = ${bookingIdx} and b.state = 'CC'`
  return row?.why ?? undefined
}
