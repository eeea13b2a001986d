import type { normal } from '@clubhouse/contract/board/hof'
import type { Fragment } from 'postgres'
import { isNamedInAny } from '../../person/rows.ts'
import type { Sql } from '../../platform/database.ts'
import { contains } from '../../platform/list.ts'
import type { InLanguages } from '../../platform/said-in.ts'
import type { HofTable } from '../../platform/tables.ts'

export type FeatRow = Pick<HofTable, 'idx' | 'date' | 'hole' | 'distance' | 'club' | 'ball'> & {
  kind: ReturnType<(typeof normal)['data']['parse']>['list'][number]['kind']
  courseName: InLanguages
  playerName: InLanguages
  witnessNames: InLanguages[]
  file: { fileIdx: number; name: string; width: number | null; height: number | null; blur: string | null } | null
}

export const featColumns = (sql: Sql) => sql`
  t.idx, t.kind, t.date, t.hole, t.distance, t.club, t.ball, t.player_name, t.witness_names, c.name as course_name,
  case when f.file_idx is not null then jsonb_build_object('fileIdx', f.file_idx, 'name', f.name, 'width', f.width,
    'height', f.height, 'blur', f.blur) end as file`

export const featJoins = (sql: Sql) => sql`
  left join course c using (course_idx) left join file f on f.file_idx = t.image_file_idx`

/** Whether an achievement is meant by what was typed: its player, found as people are everywhere, its club or its ball. */
export const isFeatMeant = (sql: Sql, keyword: string): Fragment =>
  sql`(${isNamedInAny(sql, keyword, sql`t.player_name`)} or ${contains(sql, keyword, [sql`t.club`, sql`t.ball`])})`

/** Achievements that members reported and no manager has verified. */
export async function countReported(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from hof where state = 'REPORTED'`
  return row!.n
}
