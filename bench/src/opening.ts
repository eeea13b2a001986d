import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../server/src/platform/database.ts'
import { Connection } from './connection.ts'
import type { Person } from './people.ts'
import { bookRequest, holdRequest } from './request.ts'

const TRIES = 4
const BEFORE_MS = 3_000

export interface Opening {
  members: number
  tries: number
  allAnsweredMs: number
  p99Ms: number
  sold: number
  faults: number
  early: number
  doubles: number
}

/** Each member holds a tee time and books it. @param opensAt by the club's clock, which is set shortly before it */
export async function openAtOnce(
  sql: Database,
  port: number,
  people: Person[],
  slots: number[],
  opensAt: Date,
): Promise<Opening> {
  await sql`update clock set shift = ${opensAt}::timestamptz - statement_timestamp() - make_interval(secs => ${BEFORE_MS / 1000})`
  const opening = performance.now() + BEFORE_MS
  const connections = people.map(() => new Connection(port))
  // All members have connected when it opens.
  for (const connection of connections) await connection.ready()
  await wait(Math.max(0, opening - performance.now()))
  const times: number[] = []
  let faults = 0
  let tries = 0
  const ask = async (connection: Connection, request: string) => {
    const began = performance.now()
    const { status, body } = await connection.send(request)
    times.push(performance.now() - began)
    if (status >= 500) faults++
    return JSON.parse(body.toString())
  }
  const began = performance.now()
  await Promise.all(
    people.map(async (person, i) => {
      for (let n = 0; n < TRIES; n++) {
        tries++
        const slotIdx = slots[Math.floor(Math.random() * slots.length)]!
        const held = await ask(connections[i]!, holdRequest(person.token, slotIdx))
        if (held.result) return ask(connections[i]!, bookRequest(person, slotIdx, held.data))
      }
    }),
  )
  const allAnsweredMs = performance.now() - began
  for (const connection of connections) connection.cut()
  times.sort((a, b) => a - b)
  const [count] = await sql<[{ sold: number; early: number; doubles: number }]>`
    select count(*) filter (where b.active) as sold, count(*) filter (where b.created_at < ${opensAt}) as early,
      count(*) filter (where b.active) - count(distinct b.slot_idx) filter (where b.active)
        + (select count(*) from invariant_violations) as doubles
    from booking b where b.slot_idx = any(${slots})`
  return {
    members: people.length,
    tries,
    allAnsweredMs,
    p99Ms: times[Math.floor(times.length * 0.99)]!,
    faults,
    ...count,
  }
}
