import { contract } from '@clubhouse/contract'
import { expect } from 'vitest'
import { type Deed, REASON, type Walk } from './walk.ts'

export interface DayNow {
  date: string
  version: number
  /** Parts that are suspended. */
  shut: string[]
}

/** Days of today and later in one state. */
export const daysIn = ({ club }: Walk, state: string) => club.sql<DayNow[]>`
  select d.date, d.version, array(select distinct s.part from slot s where s.date = d.date and s.is_shut order by 1) as shut
  from sheet_day d where d.state = ${state} and d.date >= current_club_date() order by d.date`

/** Courses that are suspended alone, on days that members see. */
const shutCourses = ({ club }: Walk) => club.sql<{ date: string; version: number; part: string; courseIdx: number }[]>`
  select c.date, d.version, c.part, c.course_idx from shut_course c join sheet_day d using (date)
  where d.state = 'PUBLISHED' and d.date >= current_club_date() order by c.date, c.part, c.course_idx`

const courses = ({ club }: Walk, date: string) => club.sql<{ courseIdx: number }[]>`
  select distinct course_idx from slot where date = ${date} order by 1`

const suspend: Deed = async (walk) => {
  const day = walk.pick(await daysIn(walk, 'PUBLISHED'))
  if (!day) return false
  const { date, version } = day
  const part = walk.random.chance(0.5) ? { part: walk.random.pick(['1', '2']) } : {}
  const cancelBookings = walk.random.chance(0.7)
  const course = walk.random.chance(0.5) ? walk.pick(await courses(walk, date)) : undefined
  await walk.send(
    contract.dayManage.suspend,
    { date, version, cancelBookings, ...part, ...course, ...REASON },
    walk.boss,
  )
  return true
}

const reopen: Deed = async (walk) => {
  const course = walk.random.chance(0.5) ? walk.pick(await shutCourses(walk)) : undefined
  if (course) {
    await walk.send(contract.dayManage.reopen, { ...course, ...REASON }, walk.boss)
    return true
  }
  const days = await daysIn(walk, 'SUSPENDED')
  const parts = (await daysIn(walk, 'PUBLISHED')).filter(({ shut }) => shut.length > 0)
  const day = walk.pick([...days, ...parts])
  if (!day) return false
  const { date, version } = day
  const part = days.includes(day) ? {} : { part: day.shut[0]! }
  await walk.send(contract.dayManage.reopen, { date, version, ...part, ...REASON }, walk.boss)
  return true
}

const publish: Deed = async (walk) => {
  const day = walk.pick(await daysIn(walk, 'DRAFT'))
  if (!day) return false
  await walk.send(contract.dayManage.publish, { dates: [day.date] }, walk.boss, [])
  return true
}

const waive: Deed = async (walk) => {
  const date = walk.club
    .today()
    .add({ days: walk.random.between(-2, 2) })
    .toString()
  const part = walk.random.chance(0.7) ? { part: walk.random.pick(['1', '2']) } : {}
  await walk.send(contract.waiver.waive, { date, ...part, kind: 'RAIN', measured: '14 mm/h', ...REASON }, walk.boss)
  return true
}

/** The template of the day, or one that a manager chose. */
const templateOf = ({ random, templates }: Walk) => (random.chance(0.6) ? { templateIdx: random.pick(templates) } : {})

/** Days that are missing: all that the range has and no template serves, or that are there, stay as they are. */
const make: Deed = async (walk) => {
  const { random, club, boss } = walk
  const first = club.today().add({ days: random.between(5, 9) })
  const last = first.add({ days: random.between(0, 2) })
  const range = { from: first.toString(), to: last.toString(), ...templateOf(walk) }
  const planned = await walk.send(contract.dayManage.preview, range, boss, [])
  const made = await walk.send(contract.dayManage.generate, range, boss, [])
  if (!walk.isAlone) return true
  expect(planned.data, 'days are made as they were planned').toMatchObject(made.data)
  const missing = made.data.filter(({ state, conflict }) => state === null && !conflict)
  if (missing.length > 0) walk.reached('days made from a template')
  const after = await walk.send(contract.dayManage.preview, range, boss, [])
  expect(after.data.filter(({ date }) => missing.some((one) => one.date === date))).toMatchObject(
    missing.map(({ date, starts }) => ({ date, state: 'DRAFT', starts, adds: 0, removes: 0, sharesChange: false })),
  )
  return true
}

/** A day as its template, or another one, has it; nothing happens where a claim is in the way. */
const makeAgain: Deed = async (walk) => {
  const { random, boss } = walk
  const day = walk.pick(await daysIn(walk, random.chance(0.5) ? 'DRAFT' : 'PUBLISHED'))
  if (!day) return false
  const range = { from: day.date, to: day.date, ...templateOf(walk) }
  const planned = await walk.send(contract.dayManage.preview, range, boss, [])
  const again = await walk.send(contract.dayManage.generate, { ...range, replace: true }, boss, ['DAY_HAS_CLAIMS'])
  if (!walk.isAlone) return true
  const [plan] = planned.data
  expect(again.code, `${day.date} is made again as ${JSON.stringify(plan)}`).toBe(
    plan!.conflict === 'CLAIMS' ? 'DAY_HAS_CLAIMS' : undefined,
  )
  if (plan!.conflict || plan!.adds + plan!.removes === 0) return true
  walk.reached('a day made again')
  const after = await walk.send(contract.dayManage.preview, range, boss, [])
  expect(after.data).toMatchObject([{ state: plan!.state, starts: plan!.starts, adds: 0, removes: 0 }])
  return true
}

/** Mostly a draft: members have seen the others. */
const remove: Deed = async (walk) => {
  const state = walk.random.chance(0.9) ? 'DRAFT' : 'PUBLISHED'
  const day = walk.pick(await daysIn(walk, state))
  if (!day) return false
  const { date } = day
  const removed = await walk.send(contract.dayManage.remove, { date }, walk.boss, ['DAY_HAS_CLAIMS', 'WRONG_STATE'])
  if (!walk.isAlone) return true
  if (state === 'PUBLISHED') expect(removed.code).toBe('WRONG_STATE')
  const left = await walk.club.sql`select from sheet_day where date = ${date}`
  expect(left).toHaveLength(removed.result ? 0 : 1)
  return true
}

/** What managers do with days, by how often they do it. */
export const DAY_DEEDS: readonly (readonly [weight: number, deed: Deed])[] = [
  [1, suspend],
  [3, reopen],
  [2, publish],
  [1, waive],
  [2, make],
  [3, makeAgain],
  [2, remove],
]
