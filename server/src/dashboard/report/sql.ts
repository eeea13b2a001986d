import type { Report } from '@clubhouse/contract/report'
import type { Sql } from '../../platform/database.ts'
import type { Days } from '../rules.ts'

/** The first day whose tee times were published; days that are over are closed. */
export async function firstDate(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ date: string }[]>`
    select d.date from sheet_day d where d.state <> 'DRAFT' and exists (select from slot s where s.date = d.date)
    order by d.date limit 1`
  return row?.date ?? null
}

type Both = 'now' | 'before'
type UseRow = Omit<NonNullable<Report['use']>[number], Both> & { given: number }

/** Tee times by part and class of the day. */
export async function use(sql: Sql, { from, to }: Days): Promise<UseRow[]> {
  return sql`
    select f.part, d.day_class, sum(f.total)::int as total, sum(f.member)::int as member,
      sum(f.non_member)::int as non_member, sum(f.draw)::int as draw, sum(f.team)::int as team,
      sum(f.house)::int as house, sum(f.blocked)::int as blocked,
      sum(f.member + f.non_member + f.draw + f.team + f.house)::int as given
    from fill_between(${from}, ${to}) f join sheet_day d using (date) group by f.part, d.day_class`
}

export interface TypeRow {
  memberType: string | null
  dayClass: NonNullable<Report['types']>[number]['dayClass']
  part: string
  count: number
  prime: number
}

/** Bookings that were not cancelled, and those of the prime hours, by who booked. */
export async function types(sql: Sql, { from, to }: Days, primeUntil: string): Promise<TypeRow[]> {
  return sql`
    select m.member_type, b.day_class, b.part, count(*)::int as count,
      count(*) filter (where s.time < ${primeUntil}::time)::int as prime
    from booking b join slot s using (slot_idx) left join member m on m.member_idx = b.member_idx
    where b.play_date between ${from} and ${to} and b.state in ('CF', 'CI', 'PL', 'NS')
    group by m.member_type, b.day_class, b.part`
}

export interface Spread {
  players: number
  median: number | null
  most: number | null
  /** Of the rounds, what the tenth of the players with most of them played, in per cent. */
  tenthShare: number | null
}

/** How the rounds are spread over the members who played. */
export async function spread(sql: Sql, { from, to }: Days): Promise<Spread> {
  const [row] = await sql<[Spread]>`
    with played as (
      select count(*)::int as rounds, row_number() over (order by count(*) desc, p.member_idx) as place
      from booking b join booking_player p using (booking_idx)
      where b.play_date between ${from} and ${to} and b.state = 'PL' and p.member_idx is not null
      group by p.member_idx),
    all_of as (select count(*)::int as players, sum(rounds) as rounds from played)
    select a.players, (select percentile_cont(0.5) within group (order by rounds) from played) as median,
      (select max(rounds) from played) as most,
      (select round(100.0 * sum(p.rounds) / a.rounds, 1)::float8 from played p where p.place <= ceil(a.players / 10.0)) as tenth_share
    from all_of a`
  return row
}

/** Bookings for which rules were set aside, the latest first, with who did and why. */
export async function overrides(
  sql: Sql,
  { from, to }: Days,
  lang: string,
  most: number,
): Promise<NonNullable<Report['overrides']>> {
  return sql<NonNullable<Report['overrides']>>`
    select b.booking_idx, b.play_date as date, s.time, coalesce(c.name ->> ${lang}, c.name ->> 'en', c.code) as course_name,
      coalesce(name_in(${lang}, m.name, m.other_name),
        (select g.name from booking_player g where g.booking_idx = b.booking_idx and g.no = 1), '') as name,
      b.set_aside, l.reason, name_in(${lang}, a.name, a.other_name) as by
    from booking b join slot s using (slot_idx) join course c using (course_idx)
      left join member m on m.member_idx = b.member_idx
      left join lateral (
        select l.reason, l.admin_idx from audit l where l.noun = 'booking' and l.record_idx = b.booking_idx
        order by l.audit_idx limit 1) l on true
      left join admin a on a.admin_idx = l.admin_idx
    where b.play_date between ${from} and ${to} and b.set_aside <> '{}'
    order by b.play_date desc, s.time desc, b.booking_idx desc limit ${most}`
}

export async function overrideCount(sql: Sql, { from, to }: Days): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int from booking where play_date between ${from} and ${to} and set_aside <> '{}'`
  return row.count
}

type StandbyRow = Record<'entries' | 'offers' | 'accepted' | 'declined' | 'silent' | 'filled', number>

/** Entries for the days, what was offered to them, and how many got a tee time. */
export async function standby(sql: Sql, { from, to }: Days): Promise<StandbyRow> {
  const [row] = await sql<[StandbyRow]>`
    select e.*, o.* from
      (select count(*)::int as entries, count(*) filter (where state = 'A')::int as filled
        from standby_entry where date between ${from} and ${to}) e,
      (select count(*)::int as offers, count(*) filter (where o.state = 'ACCEPTED')::int as accepted,
          count(*) filter (where o.state = 'DECLINED')::int as declined,
          count(*) filter (where o.state = 'SILENT')::int as silent
        from standby_offer o join standby_entry w using (waiting_idx) where w.date between ${from} and ${to}) o`
  return row
}

export interface PenaltyRow {
  code: string
  count: number
  waived: number
  paid: number
}

/** Penalties that came into force, by rule, with those that were waived or paid; no proposal that was dismissed. */
export async function penalties(sql: Sql, { from, to }: Days): Promise<PenaltyRow[]> {
  return sql`
    select code, count(*)::int as count, count(*) filter (where state = 'WAIVED')::int as waived,
      count(*) filter (where state = 'CLEARED')::int as paid
    from penalty where from_date between ${from} and ${to} and in_force_at is not null group by code`
}
