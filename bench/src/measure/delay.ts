import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/src/platform/database.ts'
import { hashToken, newToken } from '../../../server/src/platform/token.ts'
import { Connection, said } from '../connection.ts'
import type { Field } from '../field.ts'
import { addMembers, type Person } from '../people.ts'
import { bookRequest, holdRequest, requestOf } from '../request.ts'
import { type NewTimes, SheetViewer } from './sheet-viewer.ts'

const TEE_TIMES = 40
const PLAYERS = 4
const VIEWERS = 200
const MINUTES = 40
const RUNS = 10
const BETWEEN_MS = 1_500
const LOOK_MS = 100

/** A delay of a booked morning, and its undo, until the sheets of everyone show it. @returns rows of a table */
export async function measureDelay(field: Field): Promise<string[][]> {
  await field.restart(2)
  const morning = await bookedMorning(field)
  const viewers = Array.from(
    { length: VIEWERS },
    (_, i) => new SheetViewer(field.port, morning.date, morning.people[i]),
  )
  const rows = [[`${TEE_TIMES} tee times, ${morning.people.length} people, ${VIEWERS} viewers`, 'p50', 'max', 'aim']]
  try {
    await Promise.all(viewers.map((one) => one.isOpen))
    const runs = await run(field, morning, viewers)
    for (const what of ['delay', 'undo'] as const) {
      rows.push([`${what}: answered`, ...shown(runs[what].map((one) => one.answered)), ''])
      rows.push([`${what}: on the last stream`, ...shown(runs[what].map((one) => one.streamed)), '1 s'])
      rows.push([`${what}: sheet read again by the last`, ...shown(runs[what].map((one) => one.read)), '1 s'])
    }
  } finally {
    for (const viewer of viewers) viewer.close()
  }
  return rows
}

interface Morning {
  date: string
  slots: number[]
  people: Person[]
}

/** Every tee time booked by four, and the messages about it written. */
async function bookedMorning(field: Field): Promise<Morning> {
  const { sql, port } = field
  const { date, slots } = await field.day(TEE_TIMES)
  const people = await addMembers(sql, TEE_TIMES * PLAYERS)
  const line = new Connection(port)
  for (const [i, slotIdx] of slots.entries()) {
    const four = people.slice(i * PLAYERS, (i + 1) * PLAYERS)
    const [booker] = four as [Person, ...Person[]]
    await sql`
      insert into found_member (member_idx, found_idx)
      select ${booker.memberIdx}, n from unnest(${four.slice(1).map((one) => one.memberIdx)}::bigint[]) n`
    const held = await said(line, holdRequest(booker.token, slotIdx, crypto.randomUUID()))
    await said(line, bookRequest(booker, slotIdx, held, crypto.randomUUID(), four))
  }
  line.cut()
  const isBusy = () => sql`select from job_task where due_at <= club_now()`
  while ((await isBusy()).length > 0) await wait(LOOK_MS)
  return { date, slots, people }
}

/** Milliseconds from sending a call. */
interface Took {
  answered: number
  streamed: number
  read: number
}

async function run({ port, sql }: Field, { date, slots }: Morning, viewers: SheetViewer[]) {
  const token = await managerToken(sql)
  const line = new Connection(port)
  await line.ready()
  const taking = async (request: string, times: NewTimes) => {
    const seen = viewers.map((viewer) => viewer.sees(times))
    const began = performance.now()
    const answer = said(line, request).then((data) => ({ data, at: performance.now() }))
    const [{ data, at }, ...all] = await Promise.all([answer, ...seen])
    const last = (when: number[]) => Math.max(...when) - began
    const took: Took = {
      answered: at - began,
      streamed: last(all.map((one) => one.streamedAt)),
      read: last(all.map((one) => one.readAt)),
    }
    await wait(BETWEEN_MS)
    return { data, took }
  }
  const runs: Record<'delay' | 'undo', Took[]> = { delay: [], undo: [] }
  const body = { date, minutes: MINUTES, from: '06:00', reason: 'FROST' }
  for (let i = 0; i < RUNS; i++) {
    const key = crypto.randomUUID()
    const make = requestOf('POST', '/hp/api/manage/delays', { token, key, body })
    const made = await taking(make, timesOf(slots, MINUTES))
    if (made.data.moved !== TEE_TIMES) throw new Error(`moved ${made.data.moved} tee times`)
    // So that the next run finds the same morning, and no message is due.
    const undo = requestOf('DELETE', `/hp/api/manage/delays/${made.data.delayIdx}`, { token })
    const undone = await taking(undo, timesOf(slots, 0))
    runs.delay.push(made.took)
    runs.undo.push(undone.took)
  }
  line.cut()
  return runs
}

/** One a minute from 06:00. */
const timesOf = (slots: readonly number[], later: number): NewTimes =>
  new Map(
    slots.map((slotIdx, i) => [
      slotIdx,
      Temporal.PlainTime.from('06:00')
        .add({ minutes: i + later })
        .toString({ smallestUnit: 'minute' }),
    ]),
  )

async function managerToken(sql: Database): Promise<string> {
  const token = newToken('at')
  await sql`
    insert into session (admin_idx, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
    select admin_idx, ${hashToken(token)}, '2099-01-01', ${hashToken(newToken('rt'))}, '2099-01-01' from admin where id = 'manager1'`
  return token
}

function shown(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!].map((ms) => `${Math.round(ms)} ms`)
}
