import type { ParsedInputOf } from '@clubhouse/contract/call'
import { mine } from '@clubhouse/contract/member/inbox'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { MemberMessageTable } from '../../platform/tables.ts'

type Row = Pick<MemberMessageTable, 'messageIdx' | 'title' | 'contents' | 'link' | 'sentAt' | 'readAt'>

export const list = (sql: Sql, memberIdx: number, filter: ParsedInputOf<typeof mine>) =>
  pageOf(sql, mine, filter, {
    select: sql<Row[]>`m.message_idx, m.title, m.contents, m.link, m.sent_at, m.read_at`,
    from: sql`member_message m`,
    each: sql`m`,
    where: [
      sql`m.member_idx = ${memberIdx}`,
      filter.unread !== undefined && sql`(m.read_at is null) = ${filter.unread}::boolean`,
    ],
    keyword: [sql`m.title`, sql`m.contents`],
    sorts: { sentAt: sql`m.sent_at` },
    tie: [sql`m.message_idx`],
  })

export async function unread(sql: Sql, memberIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from member_message where member_idx = ${memberIdx} and read_at is null`
  return row!.count
}

/** Leaves messages of other members unchanged, without revealing that they exist. */
export async function read(sql: Sql, memberIdx: number, messageIdx: readonly number[]): Promise<void> {
  await sql`
    update member_message set read_at = club_now()
    where member_idx = ${memberIdx} and message_idx = any (${[...messageIdx]}) and read_at is null`
}
