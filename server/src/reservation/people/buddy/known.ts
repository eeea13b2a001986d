import type { Sql } from '../../../platform/database.ts'

/** Of these numbers, the active members that this one knows: kept, found by a search, or played with. Decision 052. */
export async function knownTo(sql: Sql, me: number, memberIdx: readonly number[]): Promise<Set<number>> {
  const rows = await sql<{ memberIdx: number }[]>`
    select m.member_idx from member m
    where m.member_idx = any (${[...memberIdx]}) and m.member_idx <> ${me} and m.state = 'ACTIVE' and (
      exists (select from buddy b where b.member_idx = ${me} and b.buddy_idx = m.member_idx)
      or exists (select from found_member f where f.member_idx = ${me} and f.found_idx = m.member_idx)
      or exists (select from companion_group g where g.member_idx = ${me} and m.member_idx = any (g.companions))
      or exists (select from booking_player mine join booking_player theirs using (booking_idx)
        where mine.member_idx = ${me} and theirs.member_idx = m.member_idx))`
  return new Set(rows.map((row) => row.memberIdx))
}
