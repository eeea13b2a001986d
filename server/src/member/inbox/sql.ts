import type { Sql } from '../../platform/database.ts'
import type { MemberMessageTable } from '../../platform/tables.ts'

type New = Pick<MemberMessageTable, 'memberIdx' | 'kind' | 'title' | 'contents' | 'link'>

export async function add(sql: Sql, { memberIdx, kind, title, contents, link }: New): Promise<void> {
  await sql`
    insert into member_message (member_idx, kind, title, contents, link)
    values (${memberIdx}, ${kind}, ${title}, ${contents}, ${link})`
}

interface Filter {
  page: number
  size: number
  sort?: string
  keyword?: string
  unread?: boolean
}

type Row = Pick<MemberMessageTable, 'messageIdx' | 'title' | 'contents' | 'link' | 'sentAt' | 'readAt'>

/** Messages of a member that fit the filter, with their number over all pages. */
export async function list(sql: Sql, memberIdx: number, { page, size, sort, keyword, unread }: Filter) {
  const word = keyword?.toLowerCase()
  const where = sql`
    where member_idx = ${memberIdx}
      and (${word ?? null}::text is null or strpos(lower(title || ' ' || contents), ${word ?? ''}) > 0)
      and (${unread ?? null}::boolean is null or (read_at is null) = ${unread ?? false})`
  const direction = sort === 'sentAt' ? sql`asc` : sql`desc`
  const [rows, [counted]] = await Promise.all([
    sql<Row[]>`
      select message_idx, title, contents, link, sent_at, read_at from member_message ${where}
      order by sent_at ${direction}, message_idx ${direction} limit ${size} offset ${(page - 1) * size}`,
    sql<{ total: number }[]>`select count(*)::int as total from member_message ${where}`,
  ])
  return { list: rows, total: counted!.total }
}

export async function unread(sql: Sql, memberIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from member_message where member_idx = ${memberIdx} and read_at is null`
  return row!.count
}

/** Those of other members stay as they are, and nothing says that they are there. */
export async function read(sql: Sql, memberIdx: number, messageIdx: readonly number[]): Promise<void> {
  await sql`
    update member_message set read_at = club_now()
    where member_idx = ${memberIdx} and message_idx = any (${[...messageIdx]}) and read_at is null`
}
