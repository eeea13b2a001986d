import { noteKnown } from '../../reservation/people/notice/note-known.ts'
import { rulebookOf } from '../../reservation/rulebook.ts'
import { asOneTransaction } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'
import { bookAhead } from './ahead.ts'
import { seedAnswers } from './answers.ts'
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
