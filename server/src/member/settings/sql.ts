import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'

/** What others may see of a member, and when the member wants quiet. */
export type Seen = Pick<MemberTable, 'showName' | 'findable' | 'quietFrom' | 'quietUntil'>

const columns = (sql: Sql) => sql`
  show_name, findable, to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_until, 'HH24:MI') as quiet_until`

export async function seen(sql: Sql, me: number): Promise<Seen> {
  const [row] = await sql<Seen[]>`select ${columns(sql)} from member where member_idx = ${me}`
  return row!
}

export async function lockSeen(sql: Sql, me: number): Promise<Seen> {
  const [row] = await sql<Seen[]>`select ${columns(sql)} from member where member_idx = ${me} for no key update`
  return row!
}

export async function changeSeen(
  sql: Sql,
  me: number,
  { showName, findable, quietFrom, quietUntil }: Seen,
): Promise<void> {
  await sql`
    update member set show_name = ${showName}, findable = ${findable}, quiet_from = ${quietFrom}, quiet_until = ${quietUntil}, version = version + 1 where member_idx = ${me}`
}

/** The addresses of a member, and the ways of news. A member who has left has no address. */
export async function lockReader(
  sql: Sql,
  memberIdx: number,
): Promise<Pick<MemberTable, 'email' | 'phoneNo' | 'news'> | undefined> {
  const [row] = await sql<Pick<MemberTable, 'email' | 'phoneNo' | 'news'>[]>`
    select email, phone_no, news from member where member_idx = ${memberIdx} and state <> 'WITHDRAWN' for no key update`
  return row
}

export interface GroupRow {
  name: string
  memberIdx: number[]
  names: string[]
}

/** Companions whose account is not active are left out, and so is a group without any. */
export async function groupsOf(sql: Sql, me: number, lang: string): Promise<GroupRow[]> {
  return sql<GroupRow[]>`
    select g.name, array_agg(m.member_idx order by c.no) as member_idx,
      array_agg(name_in(${lang}, m.name, m.other_name) order by c.no) as names
    from companion_group g
      cross join lateral unnest(g.companions) with ordinality as c(companion, no)
      join member m on m.member_idx = c.companion and m.state = 'ACTIVE'
    where g.member_idx = ${me} group by g.place, g.name order by g.place`
}

export async function keepGroups(
  sql: Sql,
  me: number,
  groups: readonly { name: string; memberIdx: readonly number[] }[],
): Promise<void> {
  await sql`delete from companion_group where member_idx = ${me}`
  for (const [place, { name, memberIdx }] of groups.entries())
    await sql`
      insert into companion_group (member_idx, place, name, companions)
      values (${me}, ${place}, ${name}, ${[...memberIdx]}::bigint[])`
}
