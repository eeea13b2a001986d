import type { Sql } from '../../platform/database.ts'
import type { MemberMessageTable } from '../../platform/tables.ts'

type New = Pick<MemberMessageTable, 'memberIdx' | 'kind' | 'title' | 'contents' | 'link'>

export const add = (sql: Sql, { memberIdx, kind, title, contents, link }: New) => sql`
  insert into member_message (member_idx, kind, title, contents, link)
  values (${memberIdx}, ${kind}, ${title}, ${contents}, ${link})`
