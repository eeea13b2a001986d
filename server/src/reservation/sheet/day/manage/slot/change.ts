import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { DAY_HAS_CLAIMS, OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type * as call from '@clubhouse/contract/reservation/sheet/slot-manage'
import { audit } from '../../../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../../../platform/context.ts'
import type { Transaction } from '../../../../../platform/write.ts'
import { wake } from '../../../../standby/freed/release.ts'
import * as templateRows from '../../../template/rows.ts'
import { meetingsOf } from '../../../template/turn-rules.ts'
import { changedDay, lockDay } from '../rows.ts'
import { neighbourOf, turnOf } from './change-rules.ts'
import * as sql from './sql.ts'

/** A change of the day itself, as making it again is: neither runs while the other does. */
export async function change(tx: Transaction, input: ParsedInputOf<typeof call.change>) {
  await templateRows.lockSheets(tx.sql)
  const [slot] = await sql.lockTeeTimes(tx.sql, [input.slotIdx])
  if (!slot) return NOT_FOUND
  if (slot.version !== input.version) return CHANGED_MEANWHILE({ version: slot.version })
  if (slot.dayState === 'CLOSED' || isOver(tx, slot.startsAt)) return WRONG_STATE({ state: 'CLOSED' })
  const count = await sql.claims(tx.sql, slot.slotIdx)
  if (count > 0) return DAY_HAS_CLAIMS({ count: 1, with: slot.time })
  const day = await sql.ofDay(tx.sql, slot.date)
  const before = day.find(({ slotIdx }) => slotIdx === slot.slotIdx)!
  const { slotIdx: _, version: __, reason, turnCourseIdx, ...given } = input
  const after = { ...before, ...given }
  const turn = turnCourseIdx === undefined ? before.turnCourseIdx : turnCourseIdx
  const others = day.filter((one) => one !== before)
  const wanted = { ...after, turnCourseIdx: turnOf({ ...after, turnCourseIdx: turn ?? undefined }, others) }
  const wrong = wrongIn(wanted, turn !== null && turn !== undefined ? turn : undefined, others)
  if (wrong) return wrong
  const meeting = await meetingIn(tx, wanted, others)
  if (meeting) return meeting
  const version = await sql.update(tx.sql, wanted)
  await changedDay(tx.sql, slot.date)
  await wake(tx, [slot.slotIdx])
  await audit(tx, { noun: 'slot', recordIdx: slot.slotIdx, before: kept(before), after: kept(wanted), reason })
  return { ...wanted, version }
}

/** A tee time between the others, for example where a gap was left. */
export async function insert(tx: Transaction, input: ParsedInputOf<typeof call.insert>) {
  const { date, courseIdx, time, holes, mode, capacity, reason } = input
  await templateRows.lockSheets(tx.sql)
  const locked = await lockDay(tx.sql, date)
  if (!locked) return NOT_FOUND
  if (locked.state === 'CLOSED' || locked.state === 'SUSPENDED') return WRONG_STATE({ state: locked.state })
  const startsAt = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(tx.club.zone).toInstant()
  if (isOver(tx, startsAt)) return WRONG_STATE({ state: 'CLOSED' })
  const day = await sql.ofDay(tx.sql, date)
  const beside = neighbourOf(day, time)
  if (!(await sql.courseNames(tx.sql, tx.lang)).has(courseIdx)) return new Malformed('courseIdx')
  const [part, minPlayers] = [beside?.part ?? '1', Math.min(beside?.minPlayers ?? capacity, capacity)]
  const start = { courseIdx, time, holes, mode, capacity, part, minPlayers, w05: 'F' }
  const wanted = { ...start, turnCourseIdx: turnOf({ ...start, turnCourseIdx: input.turnCourseIdx ?? undefined }, day) }
  const wrong = wrongIn(wanted, input.turnCourseIdx ?? undefined, day)
  if (wrong) return wrong
  const meeting = await meetingIn(tx, wanted, day)
  if (meeting) return meeting
  const slotIdx = await sql.add(tx.sql, date, wanted, tx.club.zone)
  await changedDay(tx.sql, date)
  await wake(tx, [slotIdx])
  await audit(tx, { noun: 'slot', recordIdx: slotIdx, after: { date, time, ...kept(wanted) }, reason })
  return { ...wanted, slotIdx, version: 1 }
}

const isOver = ({ clock }: Context, startsAt: Temporal.Instant) => Temporal.Instant.compare(startsAt, clock.now()) <= 0

type Start = Omit<sql.OfDay, 'slotIdx'>

/** More holes than the course has need one to turn to. */
function wrongIn({ holes, turnCourseIdx, minPlayers, capacity }: Start, turn: number | undefined, day: sql.OfDay[]) {
  if (minPlayers > capacity) return new Malformed('minPlayers')
  if (holes !== '9' && turnCourseIdx === null) return new Malformed('turnCourseIdx')
  const isKnown = turn === undefined || day.length === 0 || day.some(({ courseIdx }) => courseIdx === turn)
  return isKnown ? undefined : new Malformed('turnCourseIdx')
}

async function meetingIn(tx: Transaction, wanted: Start, others: sql.OfDay[]) {
  const [courses, names] = await Promise.all([templateRows.courses(tx.sql), sql.courseNames(tx.sql, tx.lang)])
  const loopMinutes = new Map(courses.map(({ courseIdx, loopMinutes }) => [courseIdx, loopMinutes]))
  const [first] = meetingsOf(wanted, others, loopMinutes)
  return (
    first && OVERLAP({ with: `${names.get(first.courseIdx) ?? ''} ${first.second.time} (${first.second.startTime})` })
  )
}

const kept = ({ mode, minPlayers, capacity, w05, holes, turnCourseIdx }: Start) => ({
  ...{ mode, minPlayers, capacity, w05, holes, turnCourseIdx },
})
