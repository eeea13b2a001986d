import type { Sql } from '../../platform/database.ts'

/** Most companions of rounds ahead have accepted, as members who play together do; every fifth has not answered yet. */
export async function seedAnswers(sql: Sql): Promise<void> {
  await sql`
    insert into player_answer (booking_idx, member_idx, answer, at)
    select p.booking_idx, p.member_idx, 'ACCEPTED', b.created_at
    from booking_player p join booking b using (booking_idx)
    where p.member_idx <> b.member_idx and p.active and p.play_date >= current_club_date()
      and (p.booking_idx + p.no) % 5 <> 0`
}
