import { contract } from '@clubhouse/contract'
import { expect } from 'vitest'
import { clockOf, LOOP_MINUTES, meetings, minutesOf, teeTimesOf } from './ground.ts'
import { type Slot, slotsAhead } from './member-deeds.ts'
import { type Deed, REASON, type Walk } from './walk.ts'

const block: Deed = async (walk) => {
  const { random, club } = walk
  const slots = random.shuffle<Slot>(await slotsAhead(walk)).slice(0, random.between(1, 2))
  if (slots.length === 0) return false
  const kind = random.pick(['BLOCK', 'HOUSE', 'TEAM'] as const)
  const until = club.platform.clock.now().add({ minutes: random.between(1, 600) })
  const input = { slotIdx: slots.map(({ slotIdx }) => slotIdx), kind, ...REASON }
  await walk.send(
    contract.slotManage.block,
    random.chance(0.5) ? { ...input, until: until.toString() } : input,
    walk.boss,
  )
  return true
}

const unblock: Deed = async (walk) => {
  const kept = await walk.club.sql<{ slotIdx: number }[]>`
    select distinct slot_idx from claim where kind in ('BLOCK', 'HOUSE', 'TEAM') and (freed_at is null or ${walk.random.chance(0.2)})
    order by slot_idx`
  const one = walk.pick(kept)
  if (!one) return false
  await walk.send(contract.slotManage.unblock, { slotIdx: [one.slotIdx], ...REASON }, walk.boss)
  return true
}

interface SlotNow {
  slotIdx: number
  date: string
  version: number
  mode: string
}

/** Another mode and number of holes, and now and then another way of being given; of no tee time that was won, for I8 counts its winners. */
const change: Deed = async (walk) => {
  const { random } = walk
  const slots = await walk.club.sql<SlotNow[]>`
    select slot_idx, date, version, mode from slot s where starts_at > club_now() and not is_dropped
      and not exists (select from draw_entry e where e.slot_idx = s.slot_idx) order by slot_idx`
  const slot = walk.pick(slots)
  if (!slot) return false
  const { slotIdx, version, date } = slot
  const becomes =
    slot.mode === 'SHARED'
      ? { mode: 'EXCLUSIVE' as const, minPlayers: 4, capacity: 4 }
      : { mode: 'SHARED' as const, minPlayers: 1, capacity: random.between(3, 4) }
  const way = random.chance(0.1) ? { w05: random.pick(['F', 'S'] as const) } : {}
  const holes = random.chance(0.5) ? '9' : '18'
  const input = { slotIdx, version, holes, ...becomes, ...way, ...REASON } as const
  const answer = await walk.send(contract.slotManage.change, input, walk.boss, ['DAY_HAS_CLAIMS', 'OVERLAP', '400'])
  if (walk.isAlone && answer.status === 200 && answer.result) {
    expect(answer.data).toMatchObject({ version: version + 1, ...becomes, holes })
    expect(await meetingsOf(date, slotIdx, walk)).toEqual([])
  }
  return true
}

/** What one tee time of a day meets there. */
async function meetingsOf(date: string, slotIdx: number, { club }: Walk): Promise<string[]> {
  const day = await teeTimesOf(club, date)
  const [mine] = day.filter((one) => one.slotIdx === slotIdx)
  return meetings([mine!], day)
}

interface Place {
  date: string
  courseIdx: number
  turnCourseIdx: number | null
  at: number
}

/** Where the tee times of a day are, or were before a delay that can still be undone. */
async function placesIn({ club, random }: Walk): Promise<Place[]> {
  const left = await club.sql<Place[]>`
    select s.date, s.course_idx, s.turn_course_idx, (extract(epoch from m.from_time) / 60)::int as at
    from delay_move m join delay d using (delay_idx) join slot s using (slot_idx)
    where d.undone_at is null and d.undo_until >= club_now() order by m.slot_idx`
  if (left.length > 0 && random.chance(0.5)) return left
  return club.sql<Place[]>`
    select s.date, s.course_idx, s.turn_course_idx, (extract(epoch from s.time) / 60)::int as at
    from slot s join sheet_day d using (date) where not s.is_dropped and s.date >= current_club_date() and d.state in ('DRAFT', 'PUBLISHED')
    order by s.slot_idx`
}

/** Near the others, where a group would meet them, and in the gap that a delay left. */
const insert: Deed = async (walk) => {
  const { random } = walk
  const near = walk.pick(await placesIn(walk))
  if (!near) return false
  const { date, courseIdx, turnCourseIdx } = near
  const isTurn = turnCourseIdx !== null && random.chance(0.3)
  const at = near.at + (isTurn ? LOOP_MINUTES : 0) + random.pick([-40, -8, -5, 0, 3, 6, 8, 16])
  const mode = random.pick(['EXCLUSIVE', 'SHARED'] as const)
  const where = { date, courseIdx: isTurn ? turnCourseIdx : courseIdx, time: clockOf(at) }
  const capacity = mode === 'SHARED' ? random.between(1, 4) : 4
  const holes = random.chance(0.5) ? '18' : '9'
  // Another course without tee times has none that turn.
  const refusals = ['OVERLAP', 'WRONG_STATE', '400'] as const
  const answer = await walk.send(
    contract.slotManage.insert,
    { ...where, holes, mode, capacity, ...REASON },
    walk.boss,
    refusals,
  )
  if (walk.isAlone && answer.status === 200 && answer.result) {
    const { slotIdx, time } = answer.data
    expect(minutesOf(time)).toBe(at)
    expect(await meetingsOf(date, slotIdx, walk)).toEqual([])
  }
  return true
}

/** What managers do with tee times, by how often they do it. */
export const SLOT_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [4, block],
  [6, unblock],
  [3, change],
  [3, insert],
]
