import type { Sql } from '../../platform/database.ts'
import { noteKnown } from '../../reservation/people/notice/note-known.ts'
import { rulebookOf } from '../../reservation/rulebook.ts'
import { asOneTransaction } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'
import { bookAhead } from './ahead.ts'
import { Diary } from './diary.ts'
import { readGolfers } from './golfers.ts'
import { writeHistory } from './history.ts'
import { memberContexts } from './member-context.ts'
import { Parties } from './party.ts'

export async function seedBookings(seeding: Seeding): Promise<void> {
  const contextOf = await memberContexts(asOneTransaction(seeding.sql))
  const golfers = await readGolfers(seeding.sql)
  const diary = new Diary()
  const table = { golfers, diary, parties: new Parties(seeding.random, diary, golfers.others) }
  const rulebook = await rulebookOf(contextOf(golfers.promised('member1'), 'booking.mine'))
  const played = await writeHistory(seeding, table, rulebook)
  const booked = await bookAhead(seeding, table, rulebook, contextOf)
  await seedAnswers(seeding.sql)
  await noteKnown(seeding.sql)
  seeding.log(`${played} rounds played, ${booked} tee times booked.`)
}

/** Most companions of rounds ahead have accepted, as members who play together do; every fifth has not answered yet. */
async function seedAnswers(sql: Sql): Promise<void> {
  await sql`
    insert into player_answer (booking_idx, member_idx, answer, at)
    select p.booking_idx, p.member_idx, 'ACCEPTED', b.created_at
    from booking_player p join booking b using (booking_idx)
    where p.member_idx <> b.member_idx and p.active and p.play_date >= current_club_date()
      and (p.booking_idx + p.no) % 5 <> 0`
}
