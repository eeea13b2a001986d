import type { Field } from '../field.ts'
import { openAtOnce } from '../opening.ts'
import { addMembers, openTo } from '../people.ts'

const MEMBERS = 2_000
const FEW_MEMBERS = 200
const SLOTS = 68
/** Days between an opening and the day that it opens. */
const AHEAD = 7

/** All members book at the instant when a day opens, over two processes. @returns rows of a table */
export async function measureRush(field: Field): Promise<string[][]> {
  await field.restart(2)
  const cold = await openingRush(field, MEMBERS)
  await openingRush(field, FEW_MEMBERS)
  const warm = await openingRush(field, MEMBERS)
  const ms = (n: number) => `${Math.round(n)} ms`
  return [
    ['opening rush, two processes', 'just started', 'warm', 'aim just started', 'aim warm'],
    ['every member has an answer after', ms(cold.allAnsweredMs), ms(warm.allAnsweredMs), '2200 ms', '1200 ms'],
    ['p99 of an answer', ms(cold.p99Ms), ms(warm.p99Ms), '1800 ms', '1000 ms'],
    ['tries', String(cold.tries), String(warm.tries), '', ''],
    ['tee times sold', String(cold.sold), String(warm.sold), String(SLOTS), String(SLOTS)],
    ['booked twice or against an invariant', String(cold.doubles), String(warm.doubles), '0', '0'],
    ['booked too early', String(cold.early), String(warm.early), '0', '0'],
    ['responses of 5xx', String(cold.faults), String(warm.faults), '0', '0'],
  ]
}

/** Each rush has its own members, and a day that opens at its own instant. */
async function openingRush(field: Field, size: number) {
  const memberType = `R${field.nextDay}`
  const members = await addMembers(field.sql, size, memberType)
  const { date, slots } = await field.day(SLOTS)
  const [{ opensAt }] = await field.sql<[{ opensAt: Temporal.Instant }]>`
    select (${date}::date - ${AHEAD}::int + time '09:00') at time zone (select zone from club) as opens_at`
  await openTo(field.sql, memberType, AHEAD, '09:00', 1)
  return openAtOnce(field.sql, field.port, members, slots, new Date(opensAt.epochMilliseconds))
}
