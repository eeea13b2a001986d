import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/src/platform/database.ts'
import { databaseUrl, startProduct } from './chaos/product.ts'
import { Connection } from './connection.ts'
import { freePorts } from './free-ports.ts'
import { addDays, addMembers, FREE, openTo, type Person } from './people.ts'
import { bookRequest, cancelRequest, type Held, holdRequest, requestOf } from './request.ts'
import { table } from './table.ts'

// Proves that nothing leaks: memory and connections at 60 % of full load. npm run proof:soak -- --minutes=60
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const MINUTES = Number(values.minutes)
const FULL_MS = 20_000
const WARM_UP_MS = 10_000
const LOAD = 0.6
const SAMPLE_MS = 10_000
const CLIENTS = 24
const PEOPLE_EACH = 20
const VIEWERS = 10
const VIEW_MS = 4_000
const DAYS = 14
const PER_DAY = 720
/** Allowed growth in MB an hour of all processes, and of connections. */
const GROWTH_MB = 60
const MORE_CONNECTIONS = 2
/** A shorter slope says nothing about leaks: caches fill and code is compiled. */
const SLOPE_FROM_MINUTES = 10

interface Sample {
  minute: number
  rss: number[]
  connections: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-soak-'))
const [port] = (await freePorts(1)) as [number]
console.log('Starting the product …')
const product = await startProduct(port, dataDir, 2, { RATE_LIMIT_SCALE: '100000' })
const sql = openDatabase(databaseUrl(dataDir)!, 2)
const counts = { requests: 0, booked: 0, cancelled: 0, views: 0 }
/** Failures of the product by request and response. */
const faults = new Map<string, number>()
const breaches: string[] = []
/** Milliseconds between two requests of a client; 0 is as fast as possible. */
let everyMs = 0
let isOver = false
try {
  await openTo(sql, FREE, 300, '00:00', null)
  const [{ first }] = await sql<[{ first: string }]>`select (current_club_date() + 100)::date as first`
  const days = await addDays(sql, first, DAYS, PER_DAY)
  const people = await addMembers(sql, CLIENTS * PEOPLE_EACH)
  const dates = await sql<{ date: string }[]>`
    select d::date as date from generate_series(${first}::date, ${first}::date + ${DAYS - 1}::int, '1 day') d`
  const work = Promise.all([
    ...Array.from({ length: CLIENTS }, (_, i) => runClient(people.slice(i * PEOPLE_EACH, (i + 1) * PEOPLE_EACH), days)),
    ...Array.from({ length: VIEWERS }, (_, i) => runViewer(people[i]!, dates[i % DAYS]!.date)),
  ])
  // A failure is thrown after the product was stopped.
  work.catch(() => {})
  await wait(WARM_UP_MS)
  const full = await rateOver(FULL_MS)
  everyMs = (CLIENTS * 1000) / (full * LOAD)
  console.log(`Full load: ${Math.round(full)} requests a second. ${MINUTES} minutes at 60 % follow.`)
  const samples = await watch()
  isOver = true
  await work
  await report(samples, full)
} finally {
  isOver = true
  await sql.end({ timeout: 1 })
  const code = await product.stop()
  if (code !== 0) breaches.push(`the product ended with ${code} when asked to stop`)
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(breaches.length === 0 ? '\nHolds.' : `\nDoes not hold:\n- ${breaches.join('\n- ')}`)
process.exit(breaches.length === 0 ? 0 : 1)

async function rateOver(ms: number): Promise<number> {
  const [requests, from] = [counts.requests, performance.now()]
  await wait(ms)
  return ((counts.requests - requests) * 1000) / (performance.now() - from)
}

/** Prints a failure with its time, to find it in the product's log. @param request begins with method and path */
function note(failure: number | string, request: string): void {
  const what = `${failure} to ${request.split(' ', 2).join(' ').replace(/\d+/g, 'N')}`
  console.log(`${new Date().toISOString()} ${what}`)
  faults.set(what, (faults.get(what) ?? 0) + 1)
}

/** One in eight turns is a hold that becomes a booking and is cancelled, so that there are always free tee times. */
async function runClient(people: Person[], days: number[][]): Promise<void> {
  const connection = new Connection(port)
  let next = performance.now()
  const ask = async (request: string): Promise<{ status: number; body: Buffer } | undefined> => {
    next = everyMs === 0 ? performance.now() : Math.max(next + everyMs, performance.now() - everyMs)
    const idleMs = next - performance.now()
    if (idleMs > 0) await wait(idleMs)
    counts.requests++
    try {
      const reply = await connection.send(request)
      if (reply.status >= 500) note(reply.status, request)
      return reply
    } catch {
      // The server may close an idle connection.
      return undefined
    }
  }
  const data = async <T>(request: string): Promise<T | undefined> => {
    const reply = await ask(request)
    if (reply?.status !== 200) return undefined
    const { result, data } = JSON.parse(reply.body.toString())
    return result ? data : undefined
  }
  for (let turn = 0; !isOver; turn++) {
    const person = people[turn % people.length]!
    const { token } = person
    await ask(requestOf('GET', '/'))
    await ask(requestOf('GET', '/hp/api/notice/top?clubCode=GC001'))
    await ask(requestOf('GET', '/hp/api/info', { token }))
    await ask(requestOf('GET', `/hp/api/my-reservation/bookings/${person.memberIdx}`, { token }))
    if (turn % 2 > 0) continue
    const slots = days[turn % days.length]!
    const slotIdx = slots[Math.floor(Math.random() * slots.length)]!
    const held = await data<Held>(holdRequest(token, slotIdx, randomUUID()))
    if (!held) continue
    const booked = await data<{ bookingIdx: number; version: number }>(bookRequest(person, slotIdx, held, randomUUID()))
    if (!booked) continue
    counts.booked++
    if (await data(cancelRequest(token, booked, randomUUID()))) counts.cancelled++
  }
  connection.cut()
}

async function runViewer({ token }: Person, date: string): Promise<void> {
  while (!isOver) {
    const leave = AbortSignal.timeout(Math.round(VIEW_MS * (0.5 + Math.random())))
    try {
      const response = await fetch(`${product.url}/hp/api/reservation/sheets/stream?date=${date}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leave,
      })
      if (response.status >= 500) note(response.status, 'GET live-sheet')
      counts.views++
      for await (const _ of response.body ?? []);
    } catch (error) {
      if (!leave.aborted) {
        note((error as Error).message, 'GET live-sheet')
        await wait(SAMPLE_MS / 10)
      }
    }
  }
}

async function watch(): Promise<Sample[]> {
  const samples: Sample[] = []
  const from = performance.now()
  const end = from + MINUTES * 60_000
  while (performance.now() < end) {
    await wait(Math.min(SAMPLE_MS, end - performance.now()))
    const [row] = await sql<[{ connections: number }]>`
      select count(*) as connections from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    const rss = product.workers().map((pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / 256)
    samples.push({ minute: (performance.now() - from) / 60_000, rss, connections: row.connections })
  }
  return samples
}

function slope(points: [number, number][]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return under === 0 ? 0 : over / under
}

async function report(samples: Sample[], full: number): Promise<void> {
  // The first part is left out: memory of the start is still collected.
  const later = samples.slice(Math.floor(samples.length / 6))
  const total = ({ rss }: Sample) => rss.reduce((sum, mb) => sum + mb, 0)
  const anHour = slope(later.map((sample) => [sample.minute, total(sample)])) * 60
  const [first, last] = [later[0]!, later.at(-1)!]
  const every = Math.max(1, Math.ceil(samples.length / 30))
  const shown = samples.filter((_, i) => i % every === 0 || i === samples.length - 1)
  const rows = shown.map(({ minute, rss, connections }) => [
    minute.toFixed(1),
    ...rss.map((mb) => mb.toFixed(0)),
    String(connections),
  ])
  console.log(
    `\n${table([['minute', ...first.rss.map((_, i) => `MB of process ${i + 1}`), 'connections'], ...rows])}\n`,
  )
  const [{ violations }] = await sql<[{ violations: number }]>`select count(*) as violations from invariant_violations`
  const said = [
    `${counts.requests} requests, ${counts.booked} bookings, ${counts.cancelled} cancelled, ${counts.views} live viewers`,
    `full load ${Math.round(full)} requests a second, memory ${anHour >= 0 ? '+' : ''}${anHour.toFixed(0)} MB an hour (below ${GROWTH_MB})`,
    `connections ${first.connections} at first, ${last.connections} at the end`,
  ]
  console.log(said.join('\n'))
  if (MINUTES >= SLOPE_FROM_MINUTES && anHour >= GROWTH_MB)
    breaches.push(`memory grows ${anHour.toFixed(0)} MB an hour`)
  if (MINUTES < SLOPE_FROM_MINUTES) console.log(`The slope counts from ${SLOPE_FROM_MINUTES} minutes on.`)
  if (last.connections > first.connections + MORE_CONNECTIONS)
    breaches.push('connections to the database are left over')
  if (new Set(samples.map(({ rss }) => rss.length)).size > 1) breaches.push('a process ended')
  for (const [what, times] of faults) breaches.push(`${times} times ${what}`)
  if (violations > 0) breaches.push(`${violations} invariant violations`)
}
