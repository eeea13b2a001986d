import type { Sql } from '../../../platform/database.ts'

export interface BuddyRow {
  memberIdx: number
  name: string
  imageUrl: string | null
}

export async function buddiesOf(sql: Sql, me: number, lang: string): Promise<BuddyRow[]> {
  return sql<BuddyRow[]>`
    select m.member_idx, name_in(${lang}, m.name, m.other_name) as name, m.image_url
    from buddy b join member m on m.member_idx = b.buddy_idx
    where b.member_idx = ${me} and m.state = 'ACTIVE' order by b.place`
}

/** Two devices replace the list one after the other. */
export async function lockBuddies(sql: Sql, me: number): Promise<void> {
  await sql`select from member where member_idx = ${me} for no key update`
}

/** Buddies whose account is not active at present are not listed, and stay. */
export async function keep(sql: Sql, me: number, memberIdx: readonly number[]): Promise<void> {
  await sql`
    delete from buddy b using member m
    where b.member_idx = ${me} and m.member_idx = b.buddy_idx and m.state = 'ACTIVE'`
  await sql`
    insert into buddy (member_idx, buddy_idx, place)
    select ${me}, one, place from unnest(${[...memberIdx]}::bigint[]) with ordinality as kept(one, place)`
}
