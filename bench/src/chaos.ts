import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/src/platform/database.ts'
import { type Field, runClient } from './chaos/client.ts'
import { Ledger } from './chaos/ledger.ts'
import { crashDatabase, databaseUrl, startProduct } from './chaos/product.ts'
import { reconcile } from './chaos/reconciliation.ts'
import { freePorts } from './free-ports.ts'
import { addDays, addMembers, FREE, openTo } from './people.ts'
import { table } from './table.ts'

// Proves that no acknowledged booking is lost while the product is killed and its database crashes.
const KILLS = Number(process.env.KILLS ?? 10)
const CRASHES = Number(process.env.CRASHES ?? 3)
const CLIENTS = 64
const PEOPLE_EACH = 40
const DAYS = 14
const PER_DAY = 720
const UNDISTURBED_MS = 2_500
const BACK_WITHIN_MS = 2_000

const breaches: string[] = []
const rows: string[][] = [['event', 'ready again', 'booking again', '']]
const ms = (value?: number) => (value === undefined ? 'never' : `${Math.round(value)} ms`)

function note(event: string, readyMs: number, bookedMs: number | undefined, remark = ''): void {
  rows.push([event, ms(readyMs), ms(bookedMs), remark])
  if (bookedMs === undefined) breaches.push(`${event}: no booking went through afterwards`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-proof-'))
const [port] = (await freePorts(1)) as [number]
console.log('Starting the product …')
let product = await startProduct(port, dataDir)
const sql = openDatabase(databaseUrl(dataDir)!, 2)
const ledger = new Ledger()
const field: Field = { days: [], sold: [], stopped: false }
try {
  await openTo(sql, FREE, 300, '00:00', null)
  const [{ first }] = await sql<[{ first: string }]>`select (current_club_date() + 100)::date as first`
  field.days = await addDays(sql, first, DAYS, PER_DAY)
  field.sold = field.days.map(() => 0)
  const people = await addMembers(sql, CLIENTS * PEOPLE_EACH)
  const clients = Array.from({ length: CLIENTS }, (_, i) =>
    runClient(port, people.slice(i * PEOPLE_EACH, (i + 1) * PEOPLE_EACH), field, ledger),
  )
  console.log(`${CLIENTS} clients book; the server is killed ${KILLS} times, the database ${CRASHES} times.`)
  for (let i = 1; i <= KILLS; i++) await killServer(i)
  for (let i = 1; i <= CRASHES; i++) await killDatabase(i)
  await wait(UNDISTURBED_MS)
  field.stopped = true
  await Promise.all(clients)
  await report()
} finally {
  await sql.end({ timeout: 1 })
  const code = await product.stop()
  if (code !== 0) breaches.push(`the product ended with ${code} when asked to stop`)
  rmSync(dataDir, { recursive: true, force: true })
}
if (breaches.length > 0) console.log(`\nThe product wrote last:\n${product.lastLines()}`)
console.log(breaches.length === 0 ? '\nHolds.' : `\nDoes not hold:\n- ${breaches.join('\n- ')}`)
process.exit(breaches.length === 0 ? 0 : 1)

async function killServer(round: number): Promise<void> {
  await wait(UNDISTURBED_MS * (0.6 + Math.random() * 0.8))
  await product.kill()
  const restartedAt = performance.now()
  product = await startProduct(port, dataDir)
  await wait(UNDISTURBED_MS / 2)
  const event = `server killed, ${round}`
  if (product.readyMs > BACK_WITHIN_MS) breaches.push(`${event}: ready after ${ms(product.readyMs)}`)
  note(event, product.readyMs, ledger.firstAfter(restartedAt))
}

async function killDatabase(round: number): Promise<void> {
  await wait(UNDISTURBED_MS)
  const before = product.workers()
  const crashedAt = performance.now()
  const acceptsMs = await crashDatabase(dataDir)
  await wait(UNDISTURBED_MS)
  const event = `database crashed, ${round}`
  const bookedMs = ledger.firstAfter(crashedAt + acceptsMs)
  note(event, acceptsMs, bookedMs === undefined ? undefined : acceptsMs + bookedMs, `${ms(bookedMs)} after it was back`)
  if ((bookedMs ?? 0) > BACK_WITHIN_MS) breaches.push(`${event}: booking again ${ms(bookedMs)} after it was back`)
  if (String(product.workers()) !== String(before)) breaches.push(`${event}: a server process did not survive`)
}

async function report(): Promise<void> {
  const found = await reconcile(sql, ledger, field.days.flat())
  console.log(`\n${table(rows)}\n`)
  const counts: [string, number, boolean][] = [
    ['bookings acknowledged', found.acknowledged, false],
    ['cancellations acknowledged', ledger.cancelled.size, false],
    ['answers lost on the way, asked again with the same key', ledger.lost, false],
    ['answers 503, asked again', ledger.unavailable, false],
    ['acknowledged bookings lost', found.lost, true],
    ['acknowledged bookings changed', found.changed, true],
    ['bookings that nobody was told of', found.unknown, true],
    ['cancellations lost or invented', found.cancelledWrong, true],
    ['tee times booked twice', found.doubles, true],
    ['invariant violations', found.violations.length, true],
    ['other faults', [...ledger.faults.values()].reduce((a, b) => a + b, 0), true],
  ]
  console.log(
    table([['count', 'number', 'must be'], ...counts.map(([what, n, zero]) => [what, String(n), zero ? '0' : ''])]),
  )
  console.log(`Refusals: ${[...ledger.refusals].map(([code, n]) => `${code} ${n}`).join(', ')}`)
  for (const [what, n, zero] of counts) if (zero && n > 0) breaches.push(`${what}: ${n}`)
  for (const line of found.violations.slice(0, 5)) breaches.push(line)
  for (const [what, n] of ledger.faults) breaches.push(`${what}, ${n} times`)
}
