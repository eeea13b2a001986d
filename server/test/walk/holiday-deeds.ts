import { contract } from '@clubhouse/contract'
import { expect } from 'vitest'
import { bookings } from './member-deeds.ts'
import type { Deed, Walk } from './walk.ts'

const { holiday } = contract

interface HolidayNow {
  holidayIdx: number
  version: number
  date: string
  dayType: 'WD' | 'SA' | 'SU' | 'HO' | 'EV'
}

const holidays = ({ club }: Walk) => club.sql<HolidayNow[]>`
  select holiday_idx, version, date, day_type from holiday where date between current_club_date() - 2 and current_club_date() + 14
  order by holiday_idx`

/** Often of a day with bookings. */
const fieldsOf = ({ random, club }: Walk, booked: readonly { date: string }[]) => ({
  date:
    booked.length > 0 && random.chance(0.5)
      ? random.pick(booked).date
      : club
          .today()
          .add({ days: random.between(0, 9) })
          .toString(),
  name: `Holiday ${random.between(1, 9)}`,
  translated: {},
  dayType: random.pick(['HO', 'HO', 'HO', 'HO', 'EV', 'SU', 'WD'] as const),
})

/** The days that a manager is told of beforehand are those that change; bookings stay, which the walk looks at itself. */
async function checked(walk: Walk, of: { holidayIdx?: number; date?: string; dayType?: HolidayNow['dayType'] }) {
  const answer = await walk.send(holiday.check, of, walk.boss, [])
  return answer.status === 200 && answer.result ? answer.data.days : []
}

function note(walk: Walk, told: Awaited<ReturnType<typeof checked>>, affected: readonly string[]): void {
  if (!walk.isAlone) return
  expect(
    told.map(({ date }) => date),
    'the days that a holiday changes',
  ).toEqual(affected)
  if (told.some(({ isPublished, bookings }) => isPublished && bookings > 0))
    walk.reached('another kind of a day with bookings')
}

const create: Deed = async (walk) => {
  const fields = fieldsOf(walk, await bookings(walk))
  const told = await checked(walk, { date: fields.date, dayType: fields.dayType })
  const made = await walk.send(holiday.create, fields, walk.boss, ['OVERLAP'])
  if (made.status === 200 && made.result) note(walk, told, made.data.affectedDays)
  return true
}

const change: Deed = async (walk) => {
  const one = walk.pick(await holidays(walk))
  if (!one) return false
  const { holidayIdx, version, date } = one
  const fields = { ...fieldsOf(walk, await bookings(walk)), ...(walk.random.chance(0.5) && { date }) }
  const told = await checked(walk, { holidayIdx, date: fields.date, dayType: fields.dayType })
  const changed = await walk.send(holiday.change, { holidayIdx, version, ...fields }, walk.boss, ['OVERLAP'])
  if (changed.status === 200 && changed.result) note(walk, told, changed.data.affectedDays)
  return true
}

/** Some are brought back at once, if there is no other on that date. */
const remove: Deed = async (walk) => {
  const one = walk.pick(await holidays(walk))
  if (!one) return false
  const { holidayIdx } = one
  const told = await checked(walk, { holidayIdx })
  const removed = await walk.send(holiday.remove, { holidayIdx }, walk.boss, [])
  if (removed.status === 200 && removed.result) note(walk, told, removed.data.affectedDays)
  if (walk.random.chance(0.3)) await walk.send(holiday.undo, { holidayIdx }, walk.boss, [])
  return true
}

/** What managers do with holidays, by how often they do it. */
export const HOLIDAY_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [2, create],
  [1, change],
  [1, remove],
]
