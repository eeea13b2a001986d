import type { ParsedInputOf } from '@clubhouse/contract/call'
import { list as call } from '@clubhouse/contract/reservation/standby/standby-manage'
import { phonesFor } from '../../../person/phones.ts'
import { membersMeant } from '../../../person/rows.ts'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import { DRAW_PLACE, ENTRY, type EntryRow, WITH_OFFER } from '../entry/rows.ts'

export type Row = EntryRow & { name: string; memberType: string; drawPlace: number | null }

const NAMED = (sql: Sql, lang: string) => sql<Row[]>`
  ${ENTRY(sql, lang)}, name_in(${lang}, m.name, m.other_name) as name, m.member_type, e.draw_place`

export async function one(sql: Sql, waitingIdx: number, lang: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${NAMED(sql, lang)} from standby_entry e join member m using (member_idx) ${WITH_OFFER(sql, lang)}
    where e.waiting_idx = ${waitingIdx}`
  return row
}

/** In the order in which tee times are offered, within a day. */
export function list(
  { sql, lang, who }: Context,
  { date, state, memberIdx, keyword, ...page }: ParsedInputOf<typeof call>,
) {
  return pageOf(sql, call, page, {
    select: NAMED(sql, lang),
    from: sql`standby_entry e`,
    each: sql`e`,
    join: sql`left join member m using (member_idx) ${WITH_OFFER(sql, lang)}`,
    where: [
      date !== undefined && sql`e.date = ${date}::date`,
      state && sql`e.state = ${state}`,
      memberIdx !== undefined && sql`e.member_idx = ${memberIdx}`,
      keyword && sql`e.member_idx in (${membersMeant(sql, keyword, phonesFor(who))})`,
    ],
    counted: 'standby_entry',
    // Found by an index above.
    keyword: [],
    sorts: { date: { by: sql`e.date`, nulls: 'asIndexed' }, createdAt: { by: sql`e.created_at`, nulls: 'asIndexed' } },
    tie: [DRAW_PLACE(sql), sql`e.created_at`, sql`e.waiting_idx`],
  })
}
