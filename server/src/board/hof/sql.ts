import type { normal } from '@clubhouse/contract/board/hof'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { type InLanguages, inAnyLanguage } from '../../platform/said-in.ts'
import type { HofTable } from '../../platform/tables.ts'

type FeatRow = Pick<HofTable, 'idx' | 'date' | 'hole' | 'distance' | 'club' | 'ball'> & {
  kind: ReturnType<(typeof normal)['data']['parse']>['list'][number]['kind']
  courseName: InLanguages
  playerName: InLanguages
  witnessNames: InLanguages[]
}
type Filter = Omit<ParsedInputOf<typeof normal>, 'clubCode' | 'lang'>

/** A page of the feats that are published with the consent of their players. */
export async function feats(sql: Sql, call: typeof normal, { kind, year, courseIdx, ...page }: Filter) {
  return pageOf(sql, call, page, {
    select: sql<FeatRow[]>`
      t.idx, t.kind, t.date, t.hole, t.distance, t.club, t.ball, t.player_name, t.witness_names, c.name as course_name`,
    from: sql`hof t`,
    each: sql`t`,
    join: sql`left join course c using (course_idx)`,
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
