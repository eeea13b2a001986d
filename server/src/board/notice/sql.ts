import { normal } from '@clubhouse/contract/board/notice'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { NoticeTable } from '../../platform/tables.ts'

type NoticeRow = Pick<
  NoticeTable,
  | 'idx'
  | 'lang'
  | 'title'
  | 'category'
  | 'openAt'
  | 'closeAt'
  | 'views'
  | 'imageUrl'
  | 'isTop'
  | 'createdAt'
  | 'updatedAt'
> & { hasFile: boolean }

const columns = (sql: Sql) => sql<NoticeRow[]>`
  n.idx, n.lang, n.title, n.category, n.open_at, n.close_at, n.views, n.image_url, false as has_file, n.is_top,
  n.created_at, n.updated_at`

/** The pinned notices that are visible, newest first. */
export async function top(sql: Sql, { lang, size }: { lang?: string; size: number }): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select ${columns(sql)} from notice n where ${open(sql, 'n')} and n.is_top ${lang ? sql`and n.lang = ${lang}` : sql``}
    order by n.open_at desc, n.idx desc limit ${size}`
}

/** The visible notices that are not pinned. */
export const list = (sql: Sql, filter: Omit<ParsedInputOf<typeof normal>, 'clubCode'>) =>
  pageOf(sql, normal, filter, {
    select: columns(sql),
    from: sql`notice n`,
    each: sql`n`,
    where: [
      open(sql, 'n'),
      sql`not n.is_top`,
      filter.lang && sql`n.lang = ${filter.lang}`,
      filter.category && sql`n.category = ${filter.category}`,
    ],
    keyword: [sql`n.title`, sql`n.contents`],
    sorts: { openAt: { by: sql`n.open_at`, nulls: 'asIndexed' }, title: sql`n.title`, views: sql`n.views` },
    tie: [sql`n.idx`],
  })

type Notice = Omit<NoticeRow, 'hasFile'> &
  Pick<NoticeTable, 'contents'> & { prevIdx: number | null; nextIdx: number | null }

/** One visible notice with its neighbours by opening time. */
export async function one(sql: Sql, idx: number): Promise<Notice | undefined> {
  const [row] = await sql<Notice[]>`
    select ${columns(sql)}, n.contents,
      (select p.idx from notice p where ${open(sql, 'p')} and p.lang = n.lang and (p.open_at, p.idx) < (n.open_at, n.idx)
        order by p.open_at desc, p.idx desc limit 1) as prev_idx,
      (select p.idx from notice p where ${open(sql, 'p')} and p.lang = n.lang and (p.open_at, p.idx) > (n.open_at, n.idx)
        order by p.open_at, p.idx limit 1) as next_idx
    from notice n where ${open(sql, 'n')} and n.idx = ${idx}`
  return row
}

function open(sql: Sql, table: string) {
  const column = (name: string) => sql(`${table}.${name}`)
  return sql`${column('state')} in ('SCHEDULED', 'PUBLISHED') and ${column('open_at')} <= club_now()
    and (${column('close_at')} is null or ${column('close_at')} > club_now())`
}
