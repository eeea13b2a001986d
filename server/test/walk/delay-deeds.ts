import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { DELAY_REASONS, LEAST_DELAY, MOST_DELAY, type StayingTime } from '@clubhouse/contract/reservation/sheet/delay'
import { expect } from 'vitest'
import { ZONE } from '../template.ts'
import { daysIn } from './day-deeds.ts'
import { arrivalsOf, clockOf, delayedOf, minutesOf, near, type TeeTime, teeTimesOf } from './ground.ts'
import { bookings } from './member-deeds.ts'
import type { Deed, Walk } from './walk.ts'

type Delay = InputOf<typeof contract.delay.preview>
type Cannot = NonNullable<InputOf<typeof contract.delay.make>['cannot']>

/** Often from a group on that has a tee time, and by minutes that bring it to another; some are so long that not all can be moved. */
async function wanted(walk: Walk): Promise<Delay | undefined> {
  const { random, club } = walk
  const days = await daysIn(walk, 'PUBLISHED')
  const booked = await bookings(walk)
  const ofBooking = walk.pick(booked.filter((one) => days.some(({ date }) => date === one.date)))
  const date = (random.chance(0.6) ? ofBooking : random.chance(0.3) ? days[0] : walk.pick(days))?.date
  const day = date === undefined ? [] : await teeTimesOf(club, date)
  const taken = day.filter(({ slotIdx }) => booked.some((one) => one.slotIdx === slotIdx))
  const from = walk.pick(random.chance(0.6) && taken.length > 0 ? taken : day)
  if (date === undefined || !from) return undefined
  const { courseIdx } = from
  const gaps = day.flatMap(arrivalsOf).map(({ at }) => at - from.at + random.pick([-5, -3, 0, 0, 4]))
  const gap = random.chance(0.6) ? walk.pick(gaps.filter((one) => one >= LEAST_DELAY && one <= MOST_DELAY)) : undefined
  return {
    ...{ date, minutes: gap ?? random.pick([8, 16, 30, 60, 120, 240]), from: clockOf(from.at) },
    ...(random.chance(0.5) && { until: 'DAY' as const }),
    ...(random.chance(0.3) && { courseIdx }),
  }
}

/** What is done with tee times that are taken and cannot be moved: some get a time beside another group. */
function decided({ random }: Walk, cannot: readonly StayingTime[], day: readonly TeeTime[]): Cannot {
  return cannot
    .filter(({ isTaken }) => isTaken)
    .map(({ slotIdx }) => {
      if (random.chance(0.4)) return { slotIdx, cancel: true }
      const { at } = random.pick(day)
      return { slotIdx, to: clockOf(Math.min(at + random.pick([-16, -8, -3, 3, 8, 16, 45]), 23 * 60 + 59)) }
    })
}

const delay: Deed = async (walk) => {
  const { random, club, boss } = walk
  const asked = await wanted(walk)
  if (!asked) return false
  const began = await minuteOn(walk, asked.date)
  const shown = await walk.send(contract.delay.preview, asked, boss, [])
  if (shown.status !== 200 || !shown.result) return true
  const { moved, cannot, toNotify, version } = shown.data
  const before = await teeTimesOf(club, asked.date)
  const decisions = decided(walk, cannot, before)
  const times = decisions.flatMap(({ to }) => to ?? [])
  const isNone = moved.length + cannot.length === 0
  const made = await walk.send(
    contract.delay.make,
    { ...asked, reason: random.pick(DELAY_REASONS), cannot: decisions, version },
    boss,
    [
      ...(isNone || times.some((to) => minutesOf(to) <= began + 1) ? (['400'] as const) : []),
      ...(times.length > 0 ? (['OVERLAP'] as const) : []),
      // One that is cancelled, or dropped because it is free, may have checked in.
      ...(cannot.length > 0 ? (['WRONG_STATE'] as const) : []),
    ],
  )
  if (!walk.isAlone || made.status !== 200 || !made.result) return true
  if (toNotify > 0) walk.reached('bookings moved by a delay')
  if ((await minuteOn(walk, asked.date)) !== began) return true
  const given = decisions.filter(({ slotIdx, to }) => to !== undefined && to !== fromOf(cannot, slotIdx))
  expect(made.data.moved, 'tee times that a delay moves').toBe(moved.length + given.length)
  expect(made.data.toNotify).toBeLessThanOrEqual(toNotify)
  const own = new Set(given.map(({ slotIdx }) => slotIdx))
  expect(met(asked, before, await teeTimesOf(club, asked.date), own, began)).toEqual([])
  return true
}

const fromOf = (cannot: readonly { slotIdx: number; from: string }[], slotIdx: number) =>
  cannot.find((one) => one.slotIdx === slotIdx)?.from

/** Now in minutes of a day; before the day 0. */
async function minuteOn({ club }: Walk, date: string): Promise<number> {
  const [row] = await club.sql<{ minute: number }[]>`
    select case when current_club_date() = ${date}
      then floor(extract(epoch from (club_now() at time zone ${ZONE})::time) / 60)::int else 0 end as minute`
  return row!.minute
}

/**
 * Whom those meet that a delay moved, or gave a time of their own. Who is out, or was before it, waits on the course for
 * as long, and so is later at the turn. Two that moved together are as far apart as they were.
 */
function met(
  { minutes, from }: Delay,
  before: readonly TeeTime[],
  after: readonly TeeTime[],
  given: ReadonlySet<number>,
  now: number,
): string[] {
  const was = new Map(before.map((one) => [one.slotIdx, one]))
  const isMoved = ({ slotIdx, at }: TeeTime) => was.get(slotIdx)?.at !== at
  const start = minutesOf(from)
  const stayed = after
    .filter((one) => !isMoved(one))
    .flatMap((one) => {
      const isOut = one.isOut || one.at + minutes <= now
      const isWaiting = isOut || one.at < start
      const waits = was.get(one.slotIdx)!.waits
      const [first, ...turns] = delayedOf(one, isWaiting ? [...waits, { from: start, minutes }] : waits)
      if (one.isBlocked) return [first!]
      return isOut ? turns : [first!, ...turns]
    })
  const all = after.filter(isMoved).flatMap((one) => delayedOf(one, was.get(one.slotIdx)!.waits))
  const own = all.filter(({ slotIdx }) => given.has(slotIdx))
  return [...near(all, stayed), ...near(own, all)]
}

/** The last one of its day, or now and then one that can no longer be undone. */
const undo: Deed = async (walk) => {
  const can = await walk.club.sql<{ delayIdx: number }[]>`
    select delay_idx from delay d where (undone_at is null and undo_until >= club_now() or ${walk.random.chance(0.05)})
    order by delay_idx`
  const one = walk.pick(can)
  if (!one) return false
  const undone = await walk.send(contract.delay.undo, one, walk.boss, ['WRONG_STATE', 'OVERLAP'])
  if (undone.status === 200 && undone.result && undone.data.moved > 0) walk.reached('a delay undone')
  return true
}

/** What managers do with delays, by how often they do it. */
export const DELAY_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [7, delay],
  [12, undo],
]
