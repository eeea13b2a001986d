import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { verify } from '../../server/src/audit/verify.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { type Field, runClient } from './chaos/client.ts'
import { Ledger } from './chaos/ledger.ts'
import { type Product, startProduct } from './chaos/product.ts'
import { reconcile } from './chaos/reconciliation.ts'
import { AHEAD, Cluster, missing, NODES } from './cluster/nodes.ts'
import { Prober } from './cluster/prober.ts'
import { type Day, readSheet, Viewer } from './cluster/viewer.ts'
import { freePorts } from './free-ports.ts'
import { addDays, addMembers, FREE, openTo } from './people.ts'
import { table } from './table.ts'

// Proves that a failover of the database loses no acknowledged booking: npm run proof:cluster [-- --kills=5 | --full]
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    hangs: { type: 'string', default: '1' },
    cuts: { type: 'string', default: '1' },
    standbys: { type: 'string', default: '1' },
    alone: { type: 'string', default: '1' },
    switchovers: { type: 'string', default: '2' },
    rolls: { type: 'string', default: '1' },
    viewers: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    full: { type: 'boolean', default: false },
  },
})
const times = (count: string, inFull: number) => (values.full ? inFull : Number(count))
const VIEWERS = Number(values.viewers)
/** Pairs of a hold and a booking a second that the clients ask for; the machine may give fewer. */
const RATE = Number(values.rate)
const CLIENTS = 24
const PEOPLE_EACH = 40
const DAYS = 150
const PER_DAY = 240
/** Days that are watched: each by several viewers. */
const WATCHED_DAYS = 20

const UNDISTURBED_MS = 4_000
const CUT_MS = 12_000
/** The longest time without an acknowledged booking. */
const KILLED_MS = 10_000
const HUNG_MS = 35_000
const SWITCHED_MS = 15_000
const ROLLED_MS = 3_000
const ANSWERED_MS = 3_000
const SHEETS_WITHIN_MS = 5_000
const REST_WITHIN_MS = 30_000

const absent = missing()
if (absent) {
  console.error(absent)
  process.exit(1)
}

const breaches: string[] = []
const rows: string[][] = [
  ['event', 'primary before, after', 'no booking for', 'at most', 'booked so far', 'sheets equal after'],
]
function breach(what: string): void {
  breaches.push(what)
  console.log(`  BREACH: ${what.slice(0, 300)}`)
}
const ms = (value: number) => `${(value / 1000).toFixed(1)} s`

const folder = mkdtempSync(join(tmpdir(), 'clubhouse-cluster-'))
chmodSync(folder, 0o711)
console.log('Starting three nodes …')
const cluster = await Cluster.start(join(folder, 'nodes'))
const ports = await freePorts(2)
const machines: Product[] = []
const ledger = new Ledger()
const resting = { wanted: undefined as PromiseWithResolvers<void> | undefined, count: 0 }
const field: Field = {
  days: [],
  sold: [],
  stopped: false,
  thinkMs: 1000,
  mayGoOn: async () => {
    if (!resting.wanted) return
    resting.count++
    await resting.wanted.promise
    resting.count--
  },
}
const viewers: Viewer[] = []
const owner = openDatabase(cluster.url('postgres'), 2)
const password = randomBytes(12).toString('hex')
await owner.unsafe(`create role clubhouse login createdb password '${password}'`)
await owner.end()
const SESSION_SECRET = randomBytes(24).toString('hex')
const url = cluster.url('clubhouse', 'clubhouse', password)
const startMachine = (n: number) =>
  startProduct(ports[n]!, join(folder, `machine-${n}`), 1, { DATABASE_URL: url, SESSION_SECRET })

console.log('Starting the product on two machines …')
machines.push(await startMachine(0))
machines.push(await startMachine(1))
const sql = openDatabase(url, 2)
try {
  await openTo(sql, FREE, 300, '00:00', null)
  const [{ first, club }] = await sql<[{ first: string; club: string }]>`
    select (current_club_date() + 100)::date as first, club_code as club from club`
  field.days = await addDays(sql, first, DAYS, PER_DAY)
  field.sold = field.days.map(() => 0)
  field.thinkMs = Math.max(0, (CLIENTS * 1000) / RATE - 60)
  const people = await addMembers(sql, CLIENTS * PEOPLE_EACH + 2)
  const clients = Array.from({ length: CLIENTS }, (_, i) =>
    runClient(ports[i % 2]!, people.slice(i * PEOPLE_EACH, (i + 1) * PEOPLE_EACH), field, ledger),
  )
  const days: Day[] = Array.from({ length: WATCHED_DAYS }, (_, n) => ({
    club,
    date: Temporal.PlainDate.from(first)
      .add({ days: Math.floor((n * DAYS) / WATCHED_DAYS) })
      .toString(),
  }))
  viewers.push(...Array.from({ length: VIEWERS }, (_, i) => new Viewer(ports, days[i % days.length]!, i)))
  const watching = viewers.map((viewer) => viewer.follow())
  await wait(2 * UNDISTURBED_MS)
  const rate = await rateNow()
  console.log(
    `${CLIENTS} clients book ${rate.toFixed(0)} times a second, ${VIEWERS} viewers watch ${WATCHED_DAYS} days.`,
  )

  for (let i = 1; i <= times(values.kills, 20); i++)
    await scenario(`PostgreSQL of the primary killed, ${i}`, KILLED_MS, async () =>
      cluster.kill(await cluster.primary()),
    )
  for (let i = 1; i <= times(values.hangs, 5); i++)
    await scenario(`primary hangs, ${i}`, HUNG_MS, async () => {
      const node = await cluster.primary()
      cluster.signal(node, 'SIGSTOP')
      await wait(HUNG_MS)
      cluster.signal(node, 'SIGCONT')
    })
  for (let i = 1; i <= times(values.cuts, 5); i++)
    await scenario(`primary cut off, ${i}`, HUNG_MS, async () => {
      const node = await cluster.primary()
      cluster.cable(node, 'down')
      await wait(HUNG_MS)
      cluster.cable(node, 'up')
    })
  for (let i = 1; i <= times(values.standbys, 3); i++)
    await scenario(`synchronous standby cut off, ${i}`, CUT_MS, () => cutSynchronousStandby(people))
  for (let i = 1; i <= times(values.alone, 3); i++)
    await scenario(`both standbys hang, ${i}`, CUT_MS + KILLED_MS, () => hangStandbys(people))
  for (let i = 1; i <= times(values.switchovers, 6); i++)
    await scenario(`switchover, ${i}`, SWITCHED_MS, () => cluster.switchover())
  for (let i = 1; i <= times(values.rolls, 3); i++)
    await scenario(`both machines of the site restarted, ${i}`, ROLLED_MS, async () => {
      for (const n of [0, 1]) {
        await machines[n]!.stop()
        machines[n] = await startMachine(n)
      }
    })
  field.stopped = true
  await Promise.all(clients)
  for (const viewer of viewers) viewer.leave()
  await Promise.all(watching)
  await report(rate)
} catch (error) {
  breach(String((error as Error).stack ?? error))
} finally {
  await sql.end({ timeout: 1 })
  for (const machine of machines) {
    const code = await machine.stop()
    if (code !== 0) breach(`a machine of the site ended with ${code} when asked to stop`)
    if (breaches.length > 0) console.log(`\nIt wrote last:\n${machine.lastLines()}`)
  }
  if (breaches.length > 0)
    for (const name of ['patroni a', 'patroni b', 'patroni c', 'haproxy'])
      console.log(`\n${name}:\n${cluster.lastLines(name)}`)
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(breaches.length === 0 ? '\nHolds.' : `\nDoes not hold:\n- ${breaches.join('\n- ')}`)
process.exit(breaches.length === 0 ? 0 : 1)

async function rateNow(): Promise<number> {
  const before = ledger.booked.size
  await wait(UNDISTURBED_MS)
  return ((ledger.booked.size - before) * 1000) / UNDISTURBED_MS
}

/** Lets clients and viewers go on while something happens; then all rest, and everything has to agree. */
async function scenario(event: string, mostMs: number, happens: () => Promise<void>): Promise<void> {
  await wait(UNDISTURBED_MS)
  const before = await cluster.primary()
  const from = performance.now()
  await happens()
  // Patroni may not have noticed yet: what is seen earlier is the cluster as it was.
  await wait(Math.max(0, mostMs - (performance.now() - from)))
  await cluster.untilHealthy()
  await wait(UNDISTURBED_MS)
  const pauseMs = ledger.longestPause(from, performance.now())
  if (pauseMs > mostMs) breach(`${event}: no booking for ${ms(pauseMs)}`)
  const after = await cluster.primary()
  const equalMs = await agree(event)
  const row = [event, `${before}, ${after}`, ms(pauseMs), ms(mostMs), String(ledger.booked.size), equalMs]
  rows.push(row)
  console.log(row.join('  '))
}

/** Nothing can be acknowledged, while reads go on. */
async function hangStandbys(people: { token: string; memberIdx: number }[]): Promise<void> {
  const primary = await cluster.primary()
  const standbys = NODES.filter((node) => node !== primary)
  const { refused, writes } = await probed(people, async () => {
    for (const node of standbys) cluster.signal(node, 'SIGSTOP')
    await wait(CUT_MS)
    for (const node of standbys) cluster.signal(node, 'SIGCONT')
  })
  if (refused < writes - ports.length) breach('a write without a standby was answered otherwise than by 503')
}

/** The other standby takes its place; until then nothing can be acknowledged. Reads go on. */
async function cutSynchronousStandby(people: { token: string; memberIdx: number }[]): Promise<void> {
  const node = await cluster.standby()
  await probed(people, async () => {
    cluster.cable(node, 'down')
    await wait(CUT_MS)
    cluster.cable(node, 'up')
  })
}

/** Asks both machines for holds and pages while something happens: each has to be answered in time, each read well. */
async function probed(
  people: { token: string; memberIdx: number }[],
  happens: () => Promise<void>,
): Promise<{ refused: number; writes: number }> {
  const slots = field.days[DAYS - 1]!.slice(-2 * ports.length)
  const probers = ports.map((port, n) => new Prober(port, people.at(-1 - n)!, slots[n]!))
  await happens()
  const ended = await Promise.all(probers.map((prober) => prober.end()))
  const writes = ended.flatMap((prober) => prober.writes)
  const reads = ended.flatMap((prober) => prober.reads)
  const slowest = (all: { answeredMs: number }[]) => Math.max(...all.map(({ answeredMs }) => answeredMs))
  const refused = writes.filter(({ status }) => status === 503).length
  console.log(
    `  ${refused} of ${writes.length} writes 503, the slowest after ${ms(slowest(writes))}; ${reads.length} reads, the slowest after ${ms(slowest(reads))}`,
  )
  for (const { status } of writes) if (status !== 200 && status !== 503) breach(`a write was answered by ${status}`)
  for (const { status } of reads) if (status !== 200) breach(`a read was answered by ${status}`)
  for (const all of [writes, reads]) if (slowest(all) > ANSWERED_MS) breach(`an answer came after ${ms(slowest(all))}`)
  return { refused, writes: writes.length }
}

/** @returns how long it took until every viewer's sheet was that of the database */
async function agree(event: string): Promise<string> {
  resting.wanted = Promise.withResolvers<void>()
  try {
    const end = performance.now() + REST_WITHIN_MS
    while (resting.count < CLIENTS) {
      if (performance.now() > end) {
        breach(`${event}: ${CLIENTS - resting.count} clients have no final answer after ${ms(REST_WITHIN_MS)}`)
        break
      }
      await wait(20)
    }
    const equalMs = await untilSheetsEqual(event)
    const found = await reconcile(sql, ledger, field.days.flat())
    for (const what of ['lost', 'changed', 'unknown', 'cancelledWrong', 'doubles'] as const)
      if (found[what] > 0) breach(`${event}: bookings ${what}: ${found[what]}`)
    for (const line of found.violations.slice(0, 5)) breach(`${event}: ${line}`)
    const { problem, brokenAt } = await verify(sql)
    if (problem) breach(`${event}: the audit chain is broken at ${brokenAt}: ${problem}`)
    return equalMs === undefined ? 'never' : ms(equalMs)
  } finally {
    resting.wanted.resolve()
    resting.wanted = undefined
  }
}

async function untilSheetsEqual(event: string): Promise<number | undefined> {
  const from = performance.now()
  const byDay = Map.groupBy(viewers, ({ day }) => day)
  const booked = new Set(
    (
      await sql<{ slotIdx: number }[]>`
        select distinct slot_idx from claim where kind = 'BOOKING' and slot_idx = any(${field.days.flat()})`
    ).map(({ slotIdx }) => slotIdx),
  )
  for (;;) {
    const differing = (await Promise.all([...byDay].map((watched) => differingOn(...watched, booked)))).flat()
    const tookMs = performance.now() - from
    if (tookMs > SHEETS_WITHIN_MS) {
      const such = differing.length === 0 ? 'none any more' : differing.slice(0, 3).join('; ')
      breach(`${event}: sheets of viewers differed for ${ms(tookMs)}, now ${differing.length} tee times: ${such}`)
    }
    if (differing.length === 0) return tookMs
    if (tookMs > SHEETS_WITHIN_MS) return undefined
    await wait(100)
  }
}

/** Tee times of a day that one machine, the other one, a viewer or the database shows otherwise. */
async function differingOn(day: Day, watching: readonly Viewer[], booked: ReadonlySet<number>): Promise<string[]> {
  const [own, other] = await Promise.all(ports.map((port) => readSheet(port, day)))
  const differing: string[] = []
  for (const [slotIdx, state] of own!.states) {
    // A cancelled tee time is shown as full until it is freed, at a random minute.
    if ((booked.has(slotIdx) && state !== 'BOOKED') || other!.states.get(slotIdx) !== state)
      differing.push(`${day.date} ${slotIdx}: ${state}, ${other!.states.get(slotIdx)}, booked ${booked.has(slotIdx)}`)
    for (const viewer of watching)
      if (viewer.states.get(slotIdx) !== state)
        differing.push(`${day.date} ${slotIdx}: ${state}, a viewer has ${viewer.states.get(slotIdx)}`)
  }
  return differing
}

async function report(rate: number): Promise<void> {
  const sum = (of: (viewer: Viewer) => number) => viewers.reduce((total, viewer) => total + of(viewer), 0)
  console.log(`\n${table(rows)}\n`)
  const counts: [string, number | string][] = [
    ['bookings a second, undisturbed', rate.toFixed(0)],
    ['bookings acknowledged', ledger.booked.size],
    ['cancellations acknowledged', ledger.cancelled.size],
    ['answers lost on the way, asked again with the same key', ledger.lost],
    ['answers 503, asked again', ledger.unavailable],
    ['streams resumed, of which read again', `${sum(({ resumed }) => resumed)}, ${sum(({ resets }) => resets)}`],
    [`node with its clock ${AHEAD.seconds} s ahead`, AHEAD.node],
  ]
  console.log(table([['count', 'number'], ...counts.map(([what, n]) => [what, String(n)])]))
  console.log(`Refusals: ${[...ledger.refusals].map(([code, n]) => `${code} ${n}`).join(', ')}`)
  for (const [what, n] of ledger.faults) breach(`${what}, ${n} times`)
}
