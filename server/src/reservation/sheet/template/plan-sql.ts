import type { Shares } from '@clubhouse/contract/reservation/sheet/template'
import type { Sql } from '../../../platform/database.ts'
import { type ClaimRow, ON_RECORD } from '../slot/rows.ts'
import { MADE_WITH_DAY, TAKES } from '../slot/running.ts'
import type { DayKind, Difference, SheetState } from './rules.ts'
import type { Start } from './turn-rules.ts'

/** A day and its template; null without one. */
export interface PlannedDay extends DayKind {
  date: string
  templateIdx: number | null
}

export interface Plan {
  days: PlannedDay[]
  starts: (Start & { templateIdx: number })[]
  /** Of the parts of the templates. */
  shares: (Shares & { templateIdx: number; part: string })[]
}

const planned = (sql: Sql, { days }: Plan) => sql`
  jsonb_to_recordset(${sql.json(days)}) as p(date date, "dayType" text, "dayClass" text, "templateIdx" bigint)`

const wanted = (sql: Sql, plan: Plan) => sql`
  select p.date, w.* from ${planned(sql, plan)} join jsonb_to_recordset(${sql.json(plan.starts)})
    as w("templateIdx" bigint, part text, "courseIdx" bigint, "turnCourseIdx" bigint, time time, holes text, mode text,
      "minPlayers" smallint, capacity smallint, w05 text) using ("templateIdx")`

const shared = (sql: Sql, plan: Plan) => sql`
  select p.date, h.part, h.draw, h.fcfs, h.house, h.team from ${planned(sql, plan)} join jsonb_to_recordset(${sql.json(plan.shares)})
    as h("templateIdx" bigint, part text, draw smallint, fcfs smallint, house smallint, team smallint) using ("templateIdx")`

/** Each tee time of the plan or of its days, and whether it stays and changes. */
const tee = (sql: Sql, plan: Plan) => sql`
  select coalesce(w.date, s.date) as date, s.slot_idx, coalesce(w.time, s.time) as time, coalesce(w.part, s.part) as part,
    coalesce(w."courseIdx", s.course_idx) as course_idx, w.time is not null as stays,
    s.slot_idx is null or w.time is null or (w.part, w."turnCourseIdx", w.holes, w.mode, w."minPlayers", w.capacity, w.w05)
      is distinct from (s.part, s.turn_course_idx, s.holes, s.mode, s.min_players, s.capacity, s.w05) as changes
  from (${wanted(sql, plan)}) w
    full join (select * from slot where not is_dropped and date in (select p.date from ${planned(sql, plan)})) s
      on s.date = w.date and s.course_idx = w."courseIdx" and s.time = w.time`

/** What is in the way of a change: a claim that takes its seat, except what is made with the day. */
const IN_THE_WAY = (sql: Sql) => sql`not ${MADE_WITH_DAY(sql)} and ${TAKES(sql)}`

export async function differences(sql: Sql, plan: Plan): Promise<(PlannedDay & Difference & { starts: number })[]> {
  return sql<(PlannedDay & Difference & { starts: number })[]>`
    with tee as (${tee(sql, plan)}),
    day as (
      select t.date, count(*) filter (where t.stays) as starts, count(*) filter (where t.changes and t.stays) as adds,
        count(*) filter (where t.changes and t.slot_idx is not null) as removes,
        count(*) filter (where t.changes and c.taken) as claims,
        count(*) filter (where c.taken is null and r.is_on_record) as on_record
      from tee t
        left join lateral (
          select true as taken from claim c
          where c.slot_idx = t.slot_idx and ${IN_THE_WAY(sql)} limit 1) c on true
        left join lateral (select true as is_on_record where not t.stays and ${ON_RECORD(sql, sql`t.slot_idx`)}) r on true
      group by t.date),
    other as (
      select date from (select * from sheet_part where date in (select p.date from ${planned(sql, plan)})) s
        full join (${shared(sql, plan)}) h using (date, part)
      where (s.draw_share, s.fcfs_share, s.house_share, s.team_share) is distinct from (h.draw, h.fcfs, h.house, h.team))
    select p.date, p."dayType" as day_type, p."dayClass" as day_class, p."templateIdx" as template_idx, d.state,
      d.date is not null and (d.day_type, d.day_class) is distinct from (p."dayType", p."dayClass") as kind_changes,
      d.date is not null and p.date in (select date from other) as shares_change,
      exists (select from sheet_part o where o.date = p.date and o.reason is not null) as is_shut_in_part,
      exists (select from shut_course o where o.date = p.date) as has_shut_course,
      coalesce(day.starts, 0) as starts, coalesce(day.adds, 0) as adds, coalesce(day.removes, 0) as removes,
      coalesce(day.claims, 0) as claims, coalesce(day.on_record, 0) as on_record
    from ${planned(sql, plan)} left join sheet_day d on d.date = p.date left join day on day.date = p.date order by p.date`
}

export interface TeeTimeChange {
  date: string
  slotIdx: number | null
  time: string
  part: string
  courseIdx: number
  change: 'ADD' | 'REMOVE' | 'CHANGE'
  /** What is in the way: a claim, or a booking, an offer or a draw of before that would be forgotten with the tee time. */
  kind: ClaimRow['kind'] | 'ON_RECORD' | null
  who: string | null
}

/** The tee times that the plan changes, in the order of the day. @param lang of the names */
export async function changesOf(sql: Sql, lang: string, plan: Plan, isWholePlan: boolean): Promise<TeeTimeChange[]> {
  return sql<TeeTimeChange[]>`
    with tee as (${tee(sql, plan)})
    select t.date, t.slot_idx, to_char(t.time, 'HH24:MI') as time, t.part, t.course_idx,
      case when t.slot_idx is null then 'ADD' when t.stays then 'CHANGE' else 'REMOVE' end as change,
      coalesce(c.kind, case when r.is_on_record then 'ON_RECORD' end) as kind, c.who
    from tee t join course o on o.course_idx = t.course_idx
      left join lateral (
        select c.kind, coalesce((select string_agg(coalesce(name_in(${lang}, m.name, m.other_name), p.name, '-'), ', ' order by p.no)
            from booking_player p left join member m on m.member_idx = p.member_idx where p.booking_idx = c.booking_idx),
          name_in(${lang}, h.name, h.other_name), own_words_in(${lang}, c.translated, 'reason', c.reason)) as who
        from claim c left join member h on h.member_idx = c.holder
        where c.slot_idx = t.slot_idx and ${IN_THE_WAY(sql)} order by c.seat limit 1) c on true
      left join lateral (select true as is_on_record where not t.stays and ${ON_RECORD(sql, sql`t.slot_idx`)}) r on true
    where t.changes and (${isWholePlan} or c.kind is not null or r.is_on_record)
    order by t.date, t.time, o.order_no, t.course_idx`
}

/** Prevents new claims on these days until the transaction ends. */
export async function lockSlots(sql: Sql, dates: string[]): Promise<void> {
  await sql`select from slot where date = any(${dates}::date[]) order by slot_idx for update`
}

/** Inserts new days and updates changed ones, with the shares of their parts. @param state of new days */
export async function putDays(sql: Sql, plan: Plan, state: SheetState): Promise<void> {
  await sql`
    insert into sheet_day (date, day_type, day_class, state, template_idx)
    select p.date, p."dayType", p."dayClass", ${state}, p."templateIdx" from ${planned(sql, plan)} order by p.date
    on conflict (date) do update set day_type = excluded.day_type, day_class = excluded.day_class,
      template_idx = excluded.template_idx, version = sheet_day.version + 1`
  await sql`delete from sheet_part where date in (select p.date from ${planned(sql, plan)})`
  await sql`
    insert into sheet_part (date, part, draw_share, fcfs_share, house_share, team_share)
    select h.date, h.part, h.draw, h.fcfs, h.house, h.team from (${shared(sql, plan)}) h order by h.date, h.part`
}

/**
 * Deletes tee times outside the plan, and every claim of its days that takes no seat or is made with the day.
 * @returns the tee times of these claims but for holds, which have ended: what the new shares and groups leave of them is free
 */
export async function removeSlots(sql: Sql, plan: Plan): Promise<number[]> {
  const dates = plan.days.map(({ date }) => date)
  const rows = await sql<{ slotIdx: number; kind: string }[]>`
    delete from claim c using slot s
    where s.slot_idx = c.slot_idx and s.date = any(${dates}::date[]) and not (${IN_THE_WAY(sql)})
    returning c.slot_idx, c.kind`
  await sql`
    delete from slot s where s.date = any(${dates}::date[]) and not s.is_dropped and not exists (
      select from (${wanted(sql, plan)}) w where w.date = s.date and w."courseIdx" = s.course_idx and w.time = s.time)`
  return rows.flatMap(({ slotIdx, kind }) => (kind === 'HOLD' ? [] : slotIdx))
}

/** @returns the tee times that are new or changed */
export async function putSlots(sql: Sql, plan: Plan, zone: string): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    insert into slot (date, course_idx, turn_course_idx, part, time, starts_at, holes, mode, min_players, capacity, w05)
    select w.date, w."courseIdx", w."turnCourseIdx", w.part, w.time, (w.date + w.time) at time zone ${zone}, w.holes, w.mode,
      w."minPlayers", w.capacity, w.w05
    from (${wanted(sql, plan)}) w join course c on c.course_idx = w."courseIdx"
    order by w.date, w.time, c.order_no, c.course_idx
    on conflict (date, course_idx, time) where not is_dropped do update set turn_course_idx = excluded.turn_course_idx, part = excluded.part,
      holes = excluded.holes, mode = excluded.mode, min_players = excluded.min_players, capacity = excluded.capacity,
      w05 = excluded.w05, version = slot.version + 1
      where (slot.part, slot.turn_course_idx, slot.holes, slot.mode, slot.min_players, slot.capacity, slot.w05)
        is distinct from (excluded.part, excluded.turn_course_idx, excluded.holes, excluded.mode, excluded.min_players,
          excluded.capacity, excluded.w05)
    returning slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}
