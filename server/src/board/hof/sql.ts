import type { normal } from '@clubhouse/contract/board/hof'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { type FeatRow, featColumns, featJoins, isFeatMeant } from './rows.ts'

type Filter = Omit<ParsedInputOf<typeof normal>, 'clubCode' | 'lang'>

/** A page of the feats that are published with the consent of their players. */
export async function feats(sql: Sql, call: typeof normal, { kind, year, courseIdx, keyword, ...page }: Filter) {
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
      keyword && isFeatMeant(sql, keyword),
    ],
    keyword: [],
    sorts: { date: sql`t.date`, idx: sql`t.idx` },
    tie: [sql`t.idx`],
  })
}

/** One as it is kept, in any state. */
export async function oneFeat(sql: Sql, idx: number): Promise<FeatRow> {
  const [row] = await sql<FeatRow[]>`select ${featColumns(sql)} from hof t ${featJoins(sql)} where t.idx = ${idx}`
  return row!
}
