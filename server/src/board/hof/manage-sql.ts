import { type HofState, list as listed } from '@clubhouse/contract/board/hof-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { type InLanguages, inAnyLanguage } from '../../platform/said-in.ts'
import type { HofTable } from '../../platform/tables.ts'
import { type FeatRow, featColumns, featJoins } from './sql.ts'

type Facts = Pick<HofTable, 'courseIdx' | 'hasConsent' | 'version' | 'imageFileIdx'> & {
  state: HofState
  member: { memberIdx: number; name: string } | null
}
export type Row = FeatRow & Facts

const columns = (sql: Sql, lang: string) => sql<Row[]>`
  ${featColumns(sql)}, t.course_idx, t.has_consent, t.version, t.image_file_idx, t.state,
  (select jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name))
    from member m where m.member_idx = t.member_idx) as member`

export const list = (sql: Sql, { state, kind, ...page }: ParsedInputOf<typeof listed>, lang: string) =>
  pageOf(sql, listed, page, {
    select: columns(sql, lang),
    from: sql`hof t`,
    each: sql`t`,
    join: featJoins(sql),
    where: [state && sql`t.state = ${state}`, kind && sql`t.kind = ${kind}`],
    keyword: [inAnyLanguage(sql, sql`t.player_name`), sql`t.club`, sql`t.ball`],
    sorts: { date: sql`t.date`, kind: sql`t.kind`, state: sql`t.state`, idx: sql`t.idx` },
    tie: [sql`t.idx`],
  })

/** @param lock inside a transaction that will change it */
export async function one(sql: Sql, idx: number, lang: string, { lock = false } = {}): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${columns(sql, lang)} from hof t ${featJoins(sql)} where t.idx = ${idx} ${lock ? sql`for update of t` : sql``}`
  return row
}

export interface Fields {
  kind: string
  date: string
  courseIdx: number
  hole: number | null
  distance: number | null
  club: string | null
  ball: string | null
  memberIdx: number | null
  playerName: InLanguages
  witnessNames: InLanguages[]
  hasConsent: boolean
  state: HofState
}
type Saved = Pick<HofTable, 'idx' | 'version'>

export async function insert(sql: Sql, f: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into hof (kind, date, course_idx, hole, distance, club, ball, member_idx, player_name, witness_names,
      has_consent, state)
    values (${f.kind}, ${f.date}, ${f.courseIdx}, ${f.hole}, ${f.distance}, ${f.club}, ${f.ball}, ${f.memberIdx},
      ${sql.json(f.playerName)}, ${sql.json(f.witnessNames)}, ${f.hasConsent}, ${f.state})
    returning idx, version`
  return row!
}

export async function update(sql: Sql, idx: number, f: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update hof set kind = ${f.kind}, date = ${f.date}, course_idx = ${f.courseIdx}, hole = ${f.hole},
      distance = ${f.distance}, club = ${f.club}, ball = ${f.ball}, member_idx = ${f.memberIdx},
      player_name = ${sql.json(f.playerName)}, witness_names = ${sql.json(f.witnessNames)},
      has_consent = ${f.hasConsent}, state = ${f.state}, version = version + 1
    where idx = ${idx} returning idx, version`
  return row!
}

export async function setPicture(sql: Sql, idx: number, fileIdx: number | null): Promise<void> {
  await sql`update hof set image_file_idx = ${fileIdx} where idx = ${idx}`
}

export async function isCourse(sql: Sql, courseIdx: number): Promise<boolean> {
  return (await sql`select from course where course_idx = ${courseIdx}`).length > 0
}

/** The names of a member in the languages of the club; undefined where there is no such member. */
export async function namesOf(sql: Sql, memberIdx: number, langs: readonly string[]): Promise<InLanguages | undefined> {
  const [row] = await sql<{ names: InLanguages }[]>`
    select (select jsonb_object_agg(lang, name_in(lang, m.name, m.other_name)) from unnest(${[...langs]}::text[]) lang) as names
    from member m where m.member_idx = ${memberIdx} and m.state not in ('WITHDRAW_REQUESTED', 'WITHDRAWN')`
  return row?.names
}

export async function today(sql: Sql): Promise<string> {
  const [row] = await sql<{ today: string }[]>`select current_club_date() as today`
  return row!.today
}
