import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { list as call } from '@clubhouse/contract/reservation/draw/draw-manage'
import { list as listed } from '@clubhouse/contract/reservation/draw/draw-manage'
import type { Ruleset, Wish } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import type { Translated } from '../../../platform/said-in.ts'
import { DRAW, RUNS, type Weights } from '../rows.ts'
import { CAN_BE_GIVEN, type Ground, IS_ABOUT, WAITS } from '../tee-time/rows.ts'

/** An arbitrary key: posts are planned and changed one after another, so that no two get the same tee times. */
export async function lockPlanning(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('draw planning', 0))`
}

export const list = (sql: Sql, { state, isRunning, from, to, ...page }: ParsedInputOf<typeof call>, lang: string) =>
  pageOf(sql, listed, page, {
    select: DRAW(sql, lang),
    from: sql`draw d`,
    each: sql`d`,
    where: [
      state && sql`d.state = ${state}`,
      isRunning !== undefined && sql`${RUNS(sql)} = ${isRunning}`,
      (from ?? to) &&
        sql`exists (
        select from unnest(d.play_dates) date
        where date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date)`,
    ],
    sorts: { closeAt: sql`d.close_at` },
    tie: [sql`d.draw_idx`],
  })

/** A post as it is planned. */
export interface Post extends Ground {
  title: string
  translated: Translated
  memberTypes: readonly string[]
  openAt: Temporal.Instant
  closeAt: Temporal.Instant
  drawAt: Temporal.Instant
  publishAt: Temporal.Instant
  releaseUntil: Temporal.Instant
  settleAt: Temporal.Instant
  ruleset: Ruleset
  weights: Weights
  seedMode: string
  seedName: string | null
  seedDate: string | null
  seedRound: number | null
  seedSteps: number | null
}

/** @param planWeek the Monday of the week that the standing plan makes it for */
export async function add(sql: Sql, post: Post, planWeek: string | null = null): Promise<number> {
  const [row] = await sql<{ drawIdx: number }[]>`
    insert into draw (plan_week, title, translated, play_dates, parts, course_idx, member_types, open_at, close_at, draw_at,
      publish_at, release_until, settle_at, ruleset, weights, seed_mode, seed_name, seed_date, seed_round, seed_steps)
    values (${planWeek}, ${post.title}, ${sql.json(post.translated)}, ${[...post.playDates]}::date[], ${[...post.parts]}::text[],
      ${[...post.courseIdx]}::bigint[], ${[...post.memberTypes]}::text[], ${post.openAt}, ${post.closeAt}, ${post.drawAt},
      ${post.publishAt}, ${post.releaseUntil}, ${post.settleAt}, ${sql.json({ ...post.ruleset })}, ${sql.json({ ...post.weights })},
      ${post.seedMode}, ${post.seedName}, ${post.seedDate}, ${post.seedRound}, ${post.seedSteps})
    returning draw_idx`
  return row!.drawIdx
}

export async function put(sql: Sql, drawIdx: number, post: Post): Promise<void> {
  await sql`
    update draw set title = ${post.title}, translated = ${sql.json(post.translated)}, play_dates = ${[...post.playDates]}::date[],
      parts = ${[...post.parts]}::text[], course_idx = ${[...post.courseIdx]}::bigint[],
      member_types = ${[...post.memberTypes]}::text[], open_at = ${post.openAt}, close_at = ${post.closeAt},
      draw_at = ${post.drawAt}, publish_at = ${post.publishAt}, release_until = ${post.releaseUntil},
      settle_at = ${post.settleAt}, ruleset = ${sql.json({ ...post.ruleset })}, weights = ${sql.json({ ...post.weights })},
      seed_mode = ${post.seedMode}, seed_name = ${post.seedName}, seed_date = ${post.seedDate}, seed_round = ${post.seedRound}, seed_steps = ${post.seedSteps},
      is_edited = true, version = version + 1
    where draw_idx = ${drawIdx}`
}

/** Only what changes with the days of the week and the opening rules. */
export async function putGround(
  sql: Sql,
  drawIdx: number,
  { playDates, parts, memberTypes }: Pick<Post, 'playDates' | 'parts' | 'memberTypes'>,
) {
  await sql`
    update draw set play_dates = ${[...playDates]}::date[], parts = ${[...parts]}::text[],
      member_types = ${[...memberTypes]}::text[], version = version + 1
    where draw_idx = ${drawIdx}`
}

/** The title of another draw of one of these tee times that has not ended. @param but the draw itself */
export async function overlap(sql: Sql, { playDates, parts, courseIdx }: Ground, lang: string, but: number) {
  const [row] = await sql<{ title: string }[]>`
    select own_words_in(${lang}, translated, 'title', title) as title from draw
    where draw_idx <> ${but} and state not in ('SETTLED', 'REVOKED', 'FAILED')
      and play_dates && ${[...playDates]}::date[] and parts && ${[...parts]}::text[]
      and (course_idx = '{}' or ${courseIdx.length === 0} or course_idx && ${[...courseIdx]}::bigint[])
    order by draw_idx limit 1`
  return row?.title
}

export async function unknownCourse(sql: Sql, courseIdx: readonly number[]): Promise<number | undefined> {
  const rows = await sql<{ courseIdx: number }[]>`
    select course_idx from course where course_idx = any(${[...courseIdx]}::bigint[]) and is_use`
  const known = new Set(rows.map((row) => row.courseIdx))
  const wrong = courseIdx.findIndex((one) => !known.has(one))
  return wrong < 0 ? undefined : wrong
}

/** Days of play that are made and not published. */
export async function draftsOf(sql: Sql, playDates: readonly string[]): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select date from sheet_day where state = 'DRAFT' and date = any(${[...playDates]}::date[]) order by date`
  return rows.map(({ date }) => date)
}

/** Gives a draw the tee times that wait for it. @returns how many */
export async function takeTeeTimes(sql: Sql, drawIdx: number): Promise<number> {
  // In the order in which everyone locks them.
  const waiting = await sql<{ slotIdx: number }[]>`
    select c.slot_idx from claim c join slot s using (slot_idx) join draw d on d.draw_idx = ${drawIdx}
    where ${WAITS(sql)} and ${IS_ABOUT(sql)} and ${CAN_BE_GIVEN(sql)} order by c.slot_idx, c.seat for update of c`
  const slotIdx = [...new Set(waiting.map((row) => row.slotIdx))]
  await sql`
    update claim set draw_idx = ${drawIdx}, by_share = false
    where slot_idx = any(${slotIdx}::bigint[]) and kind = 'DRAW' and draw_idx is null`
  await sql`
    insert into draw_slot (draw_idx, slot_idx) select ${drawIdx}, unnest(${slotIdx}::bigint[])`
  return slotIdx.length
}

interface Opened {
  ruleset: Ruleset
  rulesetHash: string
  promise: number | null
}

export async function open(sql: Sql, drawIdx: number, { ruleset, rulesetHash, promise }: Opened): Promise<void> {
  await sql`
    update draw set state = 'OPEN', opened_at = club_now(), ruleset = ${sql.json({ ...ruleset })}, ruleset_hash = ${rulesetHash},
      promise = ${promise}, version = version + 1
    where draw_idx = ${drawIdx}`
}

export interface PastDraw {
  slots: number
  entries: { wishes: Wish[]; anyTime: boolean }[]
}

/** The last settled draws of the standing plan, with what was frozen in each. */
export async function lastOfPlan(sql: Sql, count: number): Promise<PastDraw[]> {
  return sql<PastDraw[]>`
    select (select count(*)::int from draw_slot s where s.draw_idx = d.draw_idx and s.lost_at is null) as slots,
      coalesce((
        select jsonb_agg(jsonb_build_object('wishes', e.wishes, 'anyTime', e.any_time))
        from draw_entry e where e.draw_idx = d.draw_idx and e.state not in ('SUBMITTED', 'WITHDRAWN', 'INELIGIBLE')), '[]') as entries
    from draw d where d.plan_week is not null and d.state = 'SETTLED' order by d.close_at desc, d.draw_idx desc limit ${count}`
}

export interface ListedSlot {
  slotIdx: number
  date: string
  time: string
  courseIdx: number
  courseName: string
  isLost: boolean
}

/** Tee times of a draw; until it opens those that wait for it. */
export async function slotsOf(sql: Sql, drawIdx: number, lang: string): Promise<ListedSlot[]> {
  return sql<ListedSlot[]>`
    with mine as (
      select slot_idx, lost_at is not null as is_lost from draw_slot where draw_idx = ${drawIdx}
      union
      select s.slot_idx, false from claim c join slot s using (slot_idx) join draw d on d.draw_idx = ${drawIdx}
      where d.state = 'PLANNED' and ${WAITS(sql)} and ${IS_ABOUT(sql)} and ${CAN_BE_GIVEN(sql)})
    select s.slot_idx, s.date, to_char(s.time, 'HH24:MI') as time, s.course_idx,
      coalesce(o.name ->> ${lang}, o.name ->> 'en', o.code) as course_name, m.is_lost
    from mine m join slot s using (slot_idx) join course o using (course_idx) order by s.date, s.time, o.order_no, s.slot_idx`
}

interface Counts {
  entries: number
  ineligible: number
  people: number
  typed: number
  mine: boolean
}

export async function counts(sql: Sql, drawIdx: number, adminIdx: number | undefined): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    select (select count(*)::int from draw_entry where draw_idx = ${drawIdx} and state <> 'WITHDRAWN') as entries,
      (select count(*)::int from draw_entry where draw_idx = ${drawIdx} and state = 'INELIGIBLE') as ineligible,
      (select count(distinct p.member_idx)::int from draw_party p where p.draw_idx = ${drawIdx} and p.active
        and p.consent is distinct from false) as people,
      (select count(*)::int from draw_typed where draw_idx = ${drawIdx}) as typed,
      exists (select from draw_typed where draw_idx = ${drawIdx} and admin_idx = ${adminIdx ?? 0}) as mine`
  return row!
}

export async function ended(sql: Sql, drawIdx: number): Promise<Map<string, number>> {
  const rows = await sql<{ state: string; count: number }[]>`
    select case when e.state = 'STANDBY' and w.state not in ('W', 'O') then 'ENDED' else e.state end as state, count(*)::int as count
    from draw_entry e left join standby_entry w using (waiting_idx) where e.draw_idx = ${drawIdx} group by 1`
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** Tee times that wait for a draw on a date, by part. */
export async function waitingOn(sql: Sql, date: string): Promise<{ part: string; count: number }[]> {
  return sql<{ part: string; count: number }[]>`
    select s.part, count(distinct s.slot_idx)::int as count from claim c join slot s using (slot_idx)
    where s.date = ${date}::date and ${WAITS(sql)} and ${CAN_BE_GIVEN(sql)} group by s.part order by s.part`
}

export async function due(sql: Sql): Promise<number[]> {
  const rows = await sql<{ drawIdx: number }[]>`
    select draw_idx from draw where state = 'PLANNED' and open_at <= club_now() order by open_at, draw_idx`
  return rows.map(({ drawIdx }) => drawIdx)
}
