import type { Dismissal, WaiverProposal } from '@clubhouse/contract/reservation/sheet/waiver'
import type { Sql } from '../../../platform/database.ts'
import type { WaiverProposalTable } from '../../../platform/tables.ts'
import { BOOKER } from '../../booking/booked/rows.ts'
import type { Found, PartOfDay } from './rules.ts'
import { WAIVABLE } from './sql.ts'
import { AFFECTED, WAITS } from './waiting.ts'

type Kind = WaiverProposal['kind']

/** Parts of the days that members can book, from today on. @param days how many, today included */
export async function partsAhead(sql: Sql, days: number): Promise<PartOfDay[]> {
  const rows = await sql<{ date: string; part: string; firstAt: Temporal.Instant; endsAt: Temporal.Instant }[]>`
    select s.date, s.part, min(s.starts_at) as first_at,
      max(s.starts_at + (c.loop_minutes + coalesce(t.loop_minutes, 0)) * interval '1 minute') as ends_at
    from slot s join sheet_day d using (date) join course c using (course_idx)
      left join course t on t.course_idx = s.turn_course_idx
    where s.date between current_club_date() and current_club_date() + ${days - 1}::int
      and d.state <> 'DRAFT' and not s.is_dropped
    group by s.date, s.part order by s.date, first_at`
  return rows.map(({ firstAt, endsAt, ...one }) => ({
    ...one,
    firstAt: firstAt.epochMilliseconds,
    endsAt: endsAt.epochMilliseconds,
  }))
}

/** Adds what was not known, and brings what was up to date; what a manager decided stays. @returns those that are new */
export async function propose(sql: Sql, found: readonly Found[]): Promise<(Found & { proposalIdx: number })[]> {
  return sql<(Found & { proposalIdx: number })[]>`
    with found as (
      select * from jsonb_to_recordset(${sql.json(found)})
        as f (date date, part text, kind text, value float8, "from" timestamptz, "to" timestamptz)),
    known as (
      update waiver_proposal p set state = 'OPEN', value = f.value, from_at = f."from", to_at = f."to"
      from found f where (p.date, p.part, p.kind) = (f.date, f.part, f.kind) and p.state in ('OPEN', 'GONE'))
    insert into waiver_proposal as p (date, part, kind, value, from_at, to_at)
    select f.date, f.part, f.kind, f.value, f."from", f."to" from found f order by 1, 2, 3
    on conflict do nothing
    returning p.proposal_idx, p.date, p.part, p.kind, p.value, p.from_at::text as "from", p.to_at::text as "to"`
}

/** Takes back what the forecast and the readings of these days no longer say. */
export async function withdraw(sql: Sql, parts: readonly PartOfDay[], found: readonly Found[]): Promise<void> {
  const keys = (all: readonly { date: string; part: string; kind?: string }[]) =>
    all.map(({ date, part, kind }) => [date, part, kind].join(' ').trim())
  await sql`
    update waiver_proposal set state = 'GONE' where state = 'OPEN'
      and date || ' ' || part = any (${keys(parts.map(({ date, part }) => ({ date, part })))})
      and date || ' ' || part || ' ' || kind <> all (${keys(found)})`
}

export async function waiting(sql: Sql, lang: string): Promise<WaiverProposal[]> {
  return sql<WaiverProposal[]>`
    select p.proposal_idx, p.date, p.part, p.kind, p.value, p.from_at as "from", p.to_at as "to",
      p.to_at <= club_now() as is_over, found.*
    from waiver_proposal p, lateral (
      select sum(cardinality(a.penalties))::int as penalties, json_agg(a order by a.time, a."bookingIdx") as bookings from (
        select b.booking_idx as "bookingIdx", to_char(s.time, 'HH24:MI') as time,
          (select coalesce(c.name ->> ${lang}, c.name ->> 'en', c.code) from course c where c.course_idx = s.course_idx)
            as "courseName",
          ${BOOKER(sql, lang)} as name, (select count(*)::int from booking_player bp where bp.booking_idx = b.booking_idx) as players,
          array(select p.code from penalty p where p.booking_idx = b.booking_idx and ${WAIVABLE(sql)} order by p.code)
            as penalties
        ${AFFECTED(sql)}) a) found
    where ${WAITS(sql)} and found.bookings is not null order by p.date, p.part, p.kind`
}

type Locked = Pick<WaiverProposalTable, 'date' | 'part' | 'value' | 'state' | 'fromAt' | 'toAt'> & { kind: Kind }

export async function lock(sql: Sql, proposalIdx: number): Promise<Locked | undefined> {
  const [row] = await sql<Locked[]>`
    select date, part, kind, value, state, from_at, to_at from waiver_proposal
    where proposal_idx = ${proposalIdx} for no key update`
  return row
}

export async function noteConfirmed(sql: Sql, proposalIdx: number, waiverIdx: number): Promise<void> {
  await sql`
    update waiver_proposal set state = 'CONFIRMED', waiver_idx = ${waiverIdx} where proposal_idx = ${proposalIdx}`
}

/** @param reason why it is dismissed; null proposes it again */
export async function noteDismissed(sql: Sql, proposalIdx: number, reason: string | null): Promise<void> {
  await sql`
    update waiver_proposal set reason = ${reason}, state = case when ${reason}::text is null then 'OPEN' else 'DISMISSED' end
    where proposal_idx = ${proposalIdx}`
}

/** What managers dismissed for a day, the latest first. */
export async function dismissedOf(sql: Sql, date: string, lang: string) {
  return sql<(Omit<Dismissal, 'at'> & { at: Temporal.Instant | null })[]>`
    select p.proposal_idx, p.part, p.kind, p.value, p.reason, l.at, name_in(${lang}, a.name, a.other_name) as by
    from waiver_proposal p
      left join lateral (
        select l.at, l.admin_idx from audit l where l.noun = 'waiver-proposal' and l.record_idx = p.proposal_idx
          and l.after ->> 'state' = 'DISMISSED' order by l.audit_idx desc limit 1) l on true
      left join admin a on a.admin_idx = l.admin_idx
    where p.date = ${date} and p.state = 'DISMISSED' order by l.at desc, p.proposal_idx`
}
