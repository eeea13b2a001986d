import type { list } from '@clubhouse/contract/board/lost-item'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { inAnyLanguage } from '../../platform/said-in.ts'
import { ITEM, type ItemRow } from './rows.ts'

export type FoundRow = ItemRow<'PUBLISHED'>
type Filter = Omit<ParsedInputOf<typeof list>, 'clubCode' | 'lang'>

/** A page of what was found and published. */
export async function found(sql: Sql, call: typeof list, { kind, from, to, ...page }: Filter) {
  return pageOf(sql, call, page, {
    select: sql<FoundRow[]>`${ITEM(sql)}`,
    from: sql`lost_item t`,
    each: sql`t`,
    where: [
      sql`t.state = 'PUBLISHED'`,
      kind && sql`t.kind = ${kind}`,
      from && sql`t.found_date >= ${from}`,
      to && sql`t.found_date <= ${to}`,
    ],
    keyword: [inAnyLanguage(sql, sql`t.title`), inAnyLanguage(sql, sql`t.found_place`)],
    sorts: { foundDate: sql`t.found_date`, idx: sql`t.idx` },
    tie: [sql`t.idx`],
  })
}

/** One that is published; `isKept` while its time at the club is not over. */
export async function one(
  sql: Sql,
  idx: number,
): Promise<(FoundRow & { isKept: boolean; phoneNo: string }) | undefined> {
  const [row] = await sql<(FoundRow & { isKept: boolean; phoneNo: string })[]>`
    select ${ITEM(sql)}, t.keep_until >= current_club_date() as is_kept, (select club_phone_no from club) as phone_no
    from lost_item t where t.idx = ${idx} and t.state = 'PUBLISHED'`
  return row
}
