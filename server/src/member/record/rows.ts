import type { MemberState } from '@clubhouse/contract/member/manage'
import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import type { Note } from '@clubhouse/contract/member/record'
import type { Sql } from '../../platform/database.ts'

export async function notes(
  sql: Sql,
  memberIdx: number,
  lang: string,
): Promise<(Omit<Note, 'at'> & { at: Temporal.Instant })[]> {
  return sql`
    select n.note_idx, n.text, name_in(${lang}, a.name, a.other_name) as by, n.at
    from member_note n join admin a using (admin_idx) where n.member_idx = ${memberIdx} order by n.note_idx desc`
}

/** Who has a membership number, and the type to propose: that of its holder, or none of a membership. Decision 060. */
export async function claimOf(sql: Sql, memberNo: string, lang: string) {
  const [holder] = await sql<{ memberIdx: number; name: string; memberType: string; state: MemberState }[]>`
    select member_idx, name_in(${lang}, name, other_name) as name, member_type, state
    from member where member_no = ${memberNo}`
  return { holder: holder ?? null, memberType: holder?.memberType ?? WEB_MEMBER }
}
