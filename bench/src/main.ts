import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { databaseUrl, startProduct } from './chaos/product.ts'
import { overHttp, throughDriver } from './journeys.ts'
import { openAtOnce } from './opening.ts'
import { addDays, addMembers, FREE, openTo, type Person } from './people.ts'
import { requestOf } from './request.ts'
import { table } from './table.ts'
import { againstBaseline, type Compared, compare, ROUNDS } from './throughput.ts'

// The product's cost as ratios to a baseline, measured side by side in one run.
const JOURNEYS = 120
const RUSH_MEMBERS = 2_000
const RUSH_SLOTS = 68

const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
const port = await freePort()
console.log('Starting the product …')
// One worker against a baseline of one process; the client and the database use the second core.
let product = await startProduct(port, dataDir, 1)
let url = databaseUrl(dataDir)!
let sql = openDatabase(url, 2)
const rows: string[][] = [['what', 'ours', 'baseline', 'ratio', 'by CPU', 'aim']]
const per = (n: number) => `${Math.round(n)}/s`
const compared = (what: string, { ours, baseline, ratio, cpu }: Compared, aim: string) => {
  console.log(`  ${what}: ${ratio.toFixed(2)}, by CPU ${cpu?.toFixed(2) ?? '-'}`)
  rows.push([what, per(ours), per(baseline), ratio.toFixed(2), cpu?.toFixed(2) ?? '', aim])
}

try {
  await openTo(sql, FREE, 300, '00:00', null)
  const [{ first }] = await sql<[{ first: string }]>`select (current_club_date() + 100)::date as first`
  const days = await addDays(sql, first, ROUNDS * 2 + 3, JOURNEYS)
  const people = await addMembers(sql, JOURNEYS)
  const pairs = (day: number) => people.map((person, i): [Person, number] => [person, days[day]![i]!])

  console.log('Lists and pages …')
  const notices = requestOf('GET', '/hp/api/notice/normal?clubCode=GC001')
  compared('cached public list', await againstBaseline(port, () => notices), '0.8')
  await overHttp(port, [...pairs(0), ...pairs(1), ...pairs(2)])
  // The bookings of one member after another, uncached.
  const lists = people.map(({ memberIdx, token }) =>
    requestOf('GET', `/hp/api/my-reservation/bookings/${memberIdx}`, { token }),
  )
  let asked = 0
  const nextList = () => lists[asked++ % lists.length]!
  compared('uncached member list', await againstBaseline(port, nextList), '0.35')
  const reads = { databaseUrl: url, memberIdx: people.map(({ memberIdx }) => memberIdx) }
  compared('the same, baseline with the statement', await againstBaseline(port, nextList, reads), '')
  const home = requestOf('GET', '/')
  compared('home page, kept', await againstBaseline(port, () => home), '0.6')
  const zipped = requestOf('GET', '/', { lines: ['accept-encoding: gzip'] })
  compared('home page, kept, compressed', await againstBaseline(port, () => zipped), '')
  // Unique URLs, so every page is rendered.
  compared('home page, rendered', await againstBaseline(port, () => requestOf('GET', `/?fresh=${asked++}`)), '')

  console.log('Journeys …')
  const driver = await throughDriver(readConfig({ SESSION_SECRET: 'x'.repeat(32) }), url)
  let day = 3
  const journeys = await compare(
    () => overHttp(port, pairs(day++)),
    () => driver.throughput(pairs(day++)),
  )
  await driver.close()
  compared('hold and book', journeys, '0.5')

  await restart(2)
  console.log(`${RUSH_MEMBERS} members at one instant …`)
  const opened = await openingRush()
  console.log(`\n${table(rows)}\n`)
  console.log(
    table([
      ['opening rush', '', 'aim'],
      ['members, tee times, tries', `${opened.members}, ${RUSH_SLOTS}, ${opened.tries}`, ''],
      ['everybody has an answer after', `${Math.round(opened.allAnsweredMs)} ms`, 'under 5000 ms'],
      ['p99 of an answer', `${Math.round(opened.p99Ms)} ms`, 'at most 3000 ms'],
      ['tee times sold', String(opened.sold), String(RUSH_SLOTS)],
      ['booked twice or against an invariant', String(opened.doubles), '0'],
      ['booked too early', String(opened.early), '0'],
      ['answers of 5xx', String(opened.faults), '0'],
    ]),
  )
} finally {
  await sql.end({ timeout: 1 })
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function restart(workers: number): Promise<void> {
  await sql.end({ timeout: 1 })
  await product.stop()
  product = await startProduct(port, dataDir, workers)
  url = databaseUrl(dataDir)!
  sql = openDatabase(url, 2)
}

async function openingRush() {
  const members = await addMembers(sql, RUSH_MEMBERS, 'RUSH')
  const [{ date, opensAt }] = await sql<[{ date: string; opensAt: Temporal.Instant }]>`
    select d as date, ((d - 7) + time '09:00') at time zone (select zone from club) as opens_at
    from (select current_club_date() + 200 as d) x`
  await openTo(sql, 'RUSH', 7, '09:00', 1)
  const [slots] = await addDays(sql, date, 1, RUSH_SLOTS)
  return openAtOnce(sql, port, members, slots!, new Date(opensAt.epochMilliseconds))
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as { port: number }
    probe.close(() => resolve(port))
  })
  return promise
}
