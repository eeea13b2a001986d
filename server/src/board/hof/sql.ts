import type { normal } from '@clubhouse/contract/board/hof'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { type InLanguages, inAnyLanguage } from '../../platform/said-in.ts'
import type { HofTable } from '../../platform/tables.ts'

export type FeatRow = Pick<HofTable, 'idx' | 'date' | 'hole' | 'distance' | 'club' | 'ball'> & {
  kind: ReturnType<(typeof normal)['data']['parse']>['list'][number]['kind']
  courseName: InLanguages
  playerName: InLanguages
  witnessNames: InLanguages[]
  file: { fileIdx: number; name: string; width: number | null; height: number | null; blur: string | null } | null
}
type Filter = Omit<ParsedInputOf<typeof normal>, 'clubCode' | 'lang'>

export const featColumns = (sql: Sql) => sql`
  t.idx, t.kind, t.date, t.hole, t.distance, t.club, t.ball, t.player_name, t.witness_names, c.name as course_name,
  case when f.file_idx is not null then jsonb_build_object('fileIdx', f.file_idx, 'name', f.name, 'width', f.width,
    'height', f.height, 'blur', f.blur) end as file`

export const featJoins = (sql: Sql) => sql`
  left join course c using (course_idx) left join file f on f.file_idx = t.image_file_idx`

/** A page of the feats that are published with the consent of their players. */
export async function feats(sql: Sql, call: typeof normal, { kind, year, courseIdx, ...page }: Filter) {
  return pageOf(sql, call, page, {
    select: sql<FeatRow[]>`${featColumns(sql)}`,
    from: sql`hof t`,
    each: sql`t`,
    join: featJoins(sql),
    where: [
      sql`t.state = 'PUBLISHED' and t.has_consent`,
      kind && sql`t.kind = ${kind}`,
      year && sql`extract(year from t.date) = ${year}`,
      courseIdx && sql`t.course_idx = ${courseIdx}`,
    ],
    keyword: [inAnyLanguage(sql, sql`t.player_name`), sql`t.club`, sql`t.ball`],
    sorts: { date: sql`t.date`, idx: sql`t.idx` },
    tie: [sql`t.idx`],
  })
}

/** One as it is kept, in any state. */
export async function oneFeat(sql: Sql, idx: number): Promise<FeatRow> {
  const [row] = await sql<FeatRow[]>`select ${featColumns(sql)} from hof t ${featJoins(sql)} where t.idx = ${idx}`
  return row!
}
