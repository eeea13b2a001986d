import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { MemberState } from '@clubhouse/contract/member/manage'
import { messages } from '@clubhouse/contract/member/record'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { MemberMessageTable, MemberTable } from '../../platform/tables.ts'

type Fields = Pick<MemberTable, 'name' | 'otherName' | 'email' | 'phoneNo' | 'memberType' | 'memberNo'>

/** Managers who add members take turns, so that none of them finds an ID that another one is taking. */
export async function waitForNewId(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('new login id', 0))`
}

/** Without a password: nobody can log in until one is sent. @returns its number */
export async function add(
  sql: Sql,
  m: Fields & Pick<MemberTable, 'id' | 'lang'>,
): Promise<{ memberIdx: number; version: number }> {
  const [row] = await sql<{ memberIdx: number; version: number }[]>`
    insert into member (id, password_hash, name, other_name, email, phone_no, lang, member_type, member_no)
    values (${m.id}, '', ${m.name}, ${m.otherName}, ${m.email}, ${m.phoneNo}, ${m.lang}, ${m.memberType}, ${m.memberNo})
    returning member_idx, version`
  return row!
}

export type Recorded = Fields & Pick<MemberTable, 'memberIdx' | 'id' | 'lang' | 'version'> & { state: MemberState }

export async function locked(sql: Sql, memberIdx: number): Promise<Recorded | undefined> {
  const [row] = await sql<Recorded[]>`
    select member_idx, id, name, other_name, email, phone_no, lang, member_type, member_no, state, version
    from member where member_idx = ${memberIdx} for no key update`
  return row
}

export async function change(sql: Sql, memberIdx: number, m: Fields): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update member set name = ${m.name}, other_name = ${m.otherName}, email = ${m.email}, phone_no = ${m.phoneNo},
      member_type = ${m.memberType}, member_no = ${m.memberNo}, version = version + 1
    where member_idx = ${memberIdx} returning version`
  return row!.version
}

export async function typeOf(sql: Sql, memberIdx: number): Promise<string | undefined> {
  const [row] = await sql<{ memberType: string }[]>`
    select member_type from member where member_idx = ${memberIdx} and state <> 'WITHDRAWN'`
  return row?.memberType
}

export async function addNote(sql: Sql, memberIdx: number, adminIdx: number, text: string): Promise<void> {
  await sql`insert into member_note (member_idx, admin_idx, text) values (${memberIdx}, ${adminIdx}, ${text})`
}

type MessageRow = Pick<MemberMessageTable, 'messageIdx' | 'title' | 'contents' | 'sentAt' | 'readAt'>

export const messagesOf = (sql: Sql, filter: ParsedInputOf<typeof messages>) =>
  pageOf(sql, messages, filter, {
    select: sql<MessageRow[]>`m.message_idx, m.title, m.contents, m.sent_at, m.read_at`,
    from: sql`member_message m`,
    each: sql`m`,
    where: [sql`m.member_idx = ${filter.memberIdx}`],
    sorts: { sentAt: { by: sql`m.sent_at`, nulls: 'asIndexed' } },
    tie: [sql`m.message_idx`],
  })
