import type { Sql } from '../../platform/database.ts'
import { lookup } from '../../platform/lookup.ts'
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

interface Filter {
  isTop: boolean
  lang?: string
  category?: string
  keyword?: string
  sort?: string
  page: number
  size: number
}

const SORTS = { openAt: 'open_at', title: 'title', views: 'views' } as const

/** Notices that are published and inside openAt and closeAt, with their number over all pages. */
export async function visible(sql: Sql, { isTop, lang, category, keyword, sort, page, size }: Filter) {
  const column = lookup(SORTS, (sort ?? 'openAt').replace('-', '')) ?? 'open_at'
  const direction = sort === undefined || sort.startsWith('-') ? sql`desc` : sql`asc`
  const where = sql`
    where ${open(sql)} and is_top = ${isTop}
      ${lang ? sql`and lang = ${lang}` : sql``}
      ${category ? sql`and category = ${category}` : sql``}
      ${keyword ? sql`and (title ilike ${like(keyword)} or contents ilike ${like(keyword)})` : sql``}`
  const [list, [count]] = await Promise.all([
    sql<NoticeRow[]>`
      select idx, lang, title, category, open_at, close_at, views, image_url, false as has_file, is_top, created_at, updated_at
      from notice ${where} order by ${sql(column)} ${direction}, idx desc limit ${size} offset ${(page - 1) * size}`,
    sql<{ total: number }[]>`select count(*) as total from notice ${where}`,
  ])
  return { list, total: count!.total }
}

type Notice = Omit<NoticeRow, 'hasFile'> &
  Pick<NoticeTable, 'contents'> & { prevIdx: number | null; nextIdx: number | null }

/** One visible notice with its neighbours by opening time. */
export async function one(sql: Sql, idx: number): Promise<Notice | undefined> {
  const [row] = await sql<Notice[]>`
    select n.idx, n.lang, n.title, n.contents, n.category, n.open_at, n.close_at, n.views, n.image_url, n.is_top,
      n.created_at, n.updated_at,
      (select p.idx from notice p where ${open(sql, 'p')} and p.lang = n.lang and (p.open_at, p.idx) < (n.open_at, n.idx)
        order by p.open_at desc, p.idx desc limit 1) as prev_idx,
      (select p.idx from notice p where ${open(sql, 'p')} and p.lang = n.lang and (p.open_at, p.idx) > (n.open_at, n.idx)
        order by p.open_at, p.idx limit 1) as next_idx
    from notice n where ${open(sql, 'n')} and n.idx = ${idx}`
  return row
}

function open(sql: Sql, table = 'notice') {
  const column = (name: string) => sql(`${table}.${name}`)
  return sql`${column('state')} in ('SCHEDULED', 'PUBLISHED') and ${column('open_at')} <= club_now()
    and (${column('close_at')} is null or ${column('close_at')} > club_now())`
}

function like(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
}
