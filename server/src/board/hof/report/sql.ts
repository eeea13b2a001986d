import * as hofReport from '@clubhouse/contract/board/hof-report'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import type { InLanguages } from '../../../platform/said-in.ts'
import type { HofTable } from '../../../platform/tables.ts'
import { type FeatRow, featColumns, featJoins } from '../rows.ts'
import { WITNESSES, type WitnessRow } from '../witnesses.ts'

type Own = FeatRow & {
  state: hofReport.OwnFeat['state']
  publish: boolean
  bookingIdx: number | null
  witnesses: WitnessRow[]
}

export const mine = (sql: Sql, memberIdx: number, page: ParsedInputOf<typeof hofReport.mine>, lang: string) =>
  pageOf(sql, hofReport.mine, page, {
    select: sql<Own[]>`
      ${featColumns(sql)}, t.state, t.has_consent as publish, t.booking_idx, ${WITNESSES(sql, lang)} as witnesses`,
    from: sql`hof t`,
    each: sql`t`,
    join: featJoins(sql),
    where: [sql`t.member_idx = ${memberIdx}`],
    sorts: { date: sql`t.date` },
    tie: [sql`t.idx`],
  })

type Question = FeatRow & { publish: boolean; witnessState: hofReport.WitnessState }

export const asked = (sql: Sql, memberIdx: number, page: ParsedInputOf<typeof hofReport.asked>) =>
  pageOf(sql, hofReport.asked, page, {
    select: sql<Question[]>`${featColumns(sql)}, t.has_consent as publish, w.state as witness_state`,
    from: sql`hof_witness w join hof t on t.idx = w.idx`,
    each: sql`w`,
    join: sql`left join hof t on t.idx = w.idx ${featJoins(sql)}`,
    where: [sql`w.member_idx = ${memberIdx}`, sql`(t.state <> 'HIDDEN' or w.state <> 'ASKED')`],
    sorts: {
      state: sql`array_position(array['ASKED', 'CONFIRMED', 'DENIED'], w.state)`,
      date: sql`t.date`,
    },
    tie: [sql`-t.idx`],
  })

interface Played {
  date: string
  courses: { courseIdx: number; name: InLanguages; holes: number }[]
  /** Other members who played in it. */
  witnesses: { memberIdx: number; name: string }[]
}

/** A tee time that was played, and in which the member played. */
export async function played(
  sql: Sql,
  memberIdx: number,
  bookingIdx: number,
  lang: string,
): Promise<Played | undefined> {
  const [row] = await sql<Played[]>`
    select b.play_date as date,
      (select jsonb_agg(jsonb_build_object('courseIdx', c.course_idx, 'name', c.name, 'holes', c.holes) order by c.course_idx <> s.course_idx)
        from course c where c.course_idx in (s.course_idx, s.turn_course_idx)) as courses,
      (select coalesce(jsonb_agg(jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name))
          order by p.no), '[]')
        from booking_player p join member m using (member_idx)
        where p.booking_idx = b.booking_idx and p.active and p.member_idx <> ${memberIdx}
          and m.state not in ('WITHDRAW_REQUESTED', 'WITHDRAWN')) as witnesses
    from booking b join slot s using (slot_idx)
    where b.booking_idx = ${bookingIdx} and b.state = 'PL' and exists (
      select from booking_player p where p.booking_idx = b.booking_idx and p.member_idx = ${memberIdx} and p.active)`
  return row
}

/** Keeps members and managers from adding or changing achievements until the transaction ends. */
export async function lock(sql: Sql): Promise<void> {
  await sql`lock table hof in share row exclusive mode`
}

type NewFeat = Pick<HofTable, 'kind' | 'date' | 'courseIdx' | 'hole' | 'distance' | 'club' | 'ball' | 'memberIdx'> & {
  bookingIdx: number
  publish: boolean
}

/** Whether the member reported the same from this tee time before. */
export async function isThere(sql: Sql, f: NewFeat): Promise<boolean> {
  const rows = await sql`
    select from hof where member_idx = ${f.memberIdx} and booking_idx = ${f.bookingIdx} and kind = ${f.kind}
      and course_idx = ${f.courseIdx} and hole is not distinct from ${f.hole}::int`
  return rows.length > 0
}

/** The player is named as the account is, in the languages of the club. */
export async function add(sql: Sql, f: NewFeat): Promise<number> {
  const [row] = await sql<{ idx: number }[]>`
    insert into hof (kind, date, course_idx, hole, distance, club, ball, member_idx, player_name, has_consent, state, booking_idx)
    select ${f.kind}, ${f.date}, ${f.courseIdx}, ${f.hole}, ${f.distance}, ${f.club}, ${f.ball}, ${f.memberIdx},
      ${NAMES_OF(sql, f.memberIdx!)}, ${f.publish}, 'REPORTED', ${f.bookingIdx} returning idx`
  return row!.idx
}

const NAMES_OF = (sql: Sql, memberIdx: number) => sql`
  (select jsonb_object_agg(l.code, name_in(l.code, m.name, m.other_name))
    from member m, club, unnest(club.langs) l(code) where m.member_idx = ${memberIdx})`

export async function ask(sql: Sql, idx: number, memberIdx: readonly number[]): Promise<void> {
  await sql`insert into hof_witness (idx, member_idx) select ${idx}, unnest(${[...memberIdx]}::bigint[])`
}

/** @returns how the witness stands; undefined for anyone else */
export async function asWitness(sql: Sql, idx: number, memberIdx: number) {
  const [row] = await sql<{ state: hofReport.WitnessState; player: number | null; featState: string }[]>`
    select w.state, t.member_idx as player, t.state as feat_state from hof_witness w join hof t using (idx)
    where w.idx = ${idx} and w.member_idx = ${memberIdx}`
  return row
}

/** Who confirms is named beside the achievement. */
export async function answer(sql: Sql, idx: number, memberIdx: number, state: 'CONFIRMED' | 'DENIED'): Promise<void> {
  await sql`
    update hof_witness set state = ${state}, answered_at = club_now() where idx = ${idx} and member_idx = ${memberIdx}`
  await sql`
    update hof set version = version + 1, witness_names = case when ${state} = 'CONFIRMED'
      then witness_names || jsonb_build_array(${NAMES_OF(sql, memberIdx)}) else witness_names end
    where idx = ${idx}`
}

export async function ownFeat(sql: Sql, idx: number, memberIdx: number) {
  const [row] = await sql<{ state: hofReport.OwnFeat['state']; publish: boolean }[]>`
    select state, has_consent as publish from hof where idx = ${idx} and member_idx = ${memberIdx}`
  return row
}

/** Without consent a published one is only verified. */
export async function setConsent(sql: Sql, idx: number, publish: boolean): Promise<void> {
  await sql`
    update hof set has_consent = ${publish}, version = version + 1,
      state = case when state = 'PUBLISHED' and not ${publish}::boolean then 'VERIFIED' else state end
    where idx = ${idx}`
}

interface Addressee {
  memberIdx: number
  name: string
  email: string
  lang: string
  kind: string
  date: string
  state: string
  who: string
  phone: string
}

/** The member to notify of an achievement, and its player. Nothing for an account that is closed or blocked. */
export async function addressee(sql: Sql, idx: number, memberIdx: number, aboutIdx: number) {
  const [row] = await sql<Addressee[]>`
    select m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, t.kind, t.date, t.state,
      coalesce((select name_in(m.lang, a.name, a.other_name) from member a where a.member_idx = ${aboutIdx}), '') as who,
      club.club_phone_no as phone
    from hof t, member m, club where t.idx = ${idx} and m.member_idx = ${memberIdx} and m.state in ('ACTIVE', 'DORMANT')`
  return row
}
