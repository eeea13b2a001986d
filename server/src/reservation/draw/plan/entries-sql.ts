import type { ParsedInputOf } from '@clubhouse/contract/call'
import { entries as call } from '@clubhouse/contract/reservation/draw/draw-manage'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import { ENTRY, type EntryRow } from '../rows.ts'

export type Row = EntryRow & { name: string; memberType: string }

export const list = (sql: Sql, { drawIdx, state, ...page }: ParsedInputOf<typeof call>, lang: string) =>
  pageOf(sql, call, page, {
    select: sql<Row[]>`${ENTRY(sql, lang)}, name_in(${lang}, m.name, m.other_name) as name, m.member_type`,
    from: sql`draw_entry e`,
    each: sql`e`,
    join: sql`left join draw d using (draw_idx) left join member m using (member_idx)`,
    where: [sql`e.draw_idx = ${drawIdx}`, state && sql`e.state = ${state}`],
    sorts: { place: sql`e.place`, createdAt: sql`e.created_at` },
    tie: [sql`e.play_date`, sql`e.entry_idx`],
  })
