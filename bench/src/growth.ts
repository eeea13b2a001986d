import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '../../server/src/platform/database.ts'
import { seedRecords } from '../../server/src/seed/large/records.ts'
import { databasePids, databaseUrl, type Product, startProduct } from './chaos/product.ts'
import { Connection } from './connection.ts'
import { freePorts } from './free-ports.ts'
import { askedBy, callsOf } from './growth/calls.ts'
import { ranMs } from './processes.ts'
import { table } from './table.ts'

// node bench/src/growth.ts [part of a name]: what a call takes of the processor, and how many pages its statements look at, with two
// million claims and the records of years, against the demo club. --large=folder keeps the large club, which takes minutes to make, for
// the next run.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { large: { type: 'string' } } })
/** Alternating turns, so that other work falls on both. */
const TURNS = 5
const TIMES = 8
const MOST = 1.2
/** Less than this a request takes without any statement, so a ratio says nothing of them. */
const LITTLE_MS = 0.3
/** Enough for a full page of each list. */
const FEW = {
  ...{ entries: 400, entriesAhead: 60, coupons: 200, penalties: 60, mails: 200 },
  ...{ inquiries: 200, messages: 4_000, groups: 10 },
}

interface Club {
  product: Product
  sql: Database
  statistics: Database
  line: Connection
  pids(): number[]
}

const folders: string[] = []
const folderOf = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `clubhouse-${name}-`))
  folders.push(folder)
  return folder
}

function seedLarge(dataDir: string): void {
  console.log('Making the large club …')
  const { status } = spawnSync(process.execPath, ['server/src/seed/reset.ts', '--seed=large'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the large club was not made')
}

async function open(dataDir: string, port: number): Promise<Club> {
  let product = await startProduct(port, dataDir, 1)
  let statistics = openStatistics(dataDir)
  // The counts of statements need a library that is loaded as the database starts.
  const [{ libraries }] = await statistics<[{ libraries: string }]>`
    select setting as libraries from pg_settings where name = 'shared_preload_libraries'`
  if (!libraries.includes('pg_stat_statements')) {
    await statistics`alter system set shared_preload_libraries = 'pg_stat_statements'`
    await statistics.end()
    await product.stop()
    product = await startProduct(port, dataDir, 1)
    statistics = openStatistics(dataDir)
  }
  await statistics`create extension if not exists pg_stat_statements`
  const sql = openDatabase(databaseUrl(dataDir)!, 1)
  const pids = () => [...product.workers(), ...databasePids(dataDir)]
  return { product, sql, statistics, line: new Connection(port), pids }
}

/** Beside the club's database, which so remains as it was made. */
const openStatistics = (dataDir: string) => openDatabase(databaseUrl(dataDir, 'postgres')!, 1)

async function close({ product, sql, statistics, line }: Club): Promise<void> {
  line.cut()
  await Promise.all([sql.end({ timeout: 1 }), statistics.end({ timeout: 1 })])
  await product.stop()
}

/** @returns the pages of 8 kB that statements of the club looked at since it was last asked */
async function pagesSince(statistics: Database): Promise<number> {
  const [{ pages }] = await statistics<[{ pages: number }]>`
    select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::bigint as pages from pg_stat_statements s
    where dbid <> (select oid from pg_database where datname = current_database())`
  await statistics`select pg_stat_statements_reset()`
  return pages
}

interface Side {
  line: Connection
  statistics: Database
  request: string
  /** The worker and the connections of its database. */
  pids: number[]
}

/**
 * By time on the processor of the worker and the database, which other work on the machine changes least, and by pages, which it does
 * not change at all.
 */
async function compare(name: string, asked: Side[]): Promise<string[]> {
  const sides = (await asEqual(asked)).map((one) => ({ ...one, cpu: [] as number[], pages: [] as number[], rows: 0 }))
  for (const { line, request } of sides) for (let n = 0; n < TIMES; n++) await line.send(request)
  for (let turn = 0; turn < TURNS; turn++)
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      await pagesSince(side.statistics)
      const before = ranMs(side.pids)
      for (let n = 0; n < TIMES; n++) {
        const { status, body } = await side.line.send(side.request)
        if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`)
        side.rows = rowsIn(body.toString())
      }
      side.cpu.push((ranMs(side.pids) - before) / TIMES)
      side.pages.push((await pagesSince(side.statistics)) / TIMES)
    }
  const [few, many] = sides.map(({ cpu }) => cpu.toSorted((a, b) => a - b)[1]!)
  const ratio = many! / few!
  // Jobs of the club only add to them.
  const [fewPages, manyPages] = sides.map(({ pages }) => Math.round(Math.min(...pages)).toLocaleString('en'))
  const [smallRows, largeRows] = sides.map(({ rows }) => rows)
  const isMore = ratio > MOST && many! - few! > LITTLE_MS
  const isSame = smallRows === largeRows && sides[0]!.found === sides[1]!.found
  const remark = !isMore
    ? ''
    : isSame
      ? 'MORE'
      : smallRows === largeRows
        ? 'more, and finds more'
        : 'more, of unequal pages'
  return [
    name,
    `${few!.toFixed(1)} ms`,
    `${many!.toFixed(1)} ms`,
    ratio.toFixed(2),
    `${fewPages}, ${manyPages}`,
    `${smallRows}, ${largeRows}`,
    sides.every(({ found }) => found === undefined) ? '' : sides.map(({ found }) => found ?? '–').join(', '),
    remark,
  ]
}

/** Pages of the same length, of as many rows as both clubs have, so that a ratio is not that of their rows. */
async function asEqual(sides: Side[]): Promise<(Side & { found?: number })[]> {
  const pages = await Promise.all(
    sides.map(async ({ line, request }) => pageIn((await line.send(request)).body.toString())),
  )
  const size = Math.min(...pages.map((page) => page?.rows ?? 0))
  const isUnequal = size > 0 && pages.some((page) => page!.rows !== size)
  return sides.map((side, nth) => ({
    ...side,
    found: pages[nth]?.found,
    request: isUnequal
      ? side.request.replace(
          /^(GET )(\S+)/,
          (_, get, path) => `${get}${path}${path.includes('?') ? '&' : '?'}size=${size}`,
        )
      : side.request,
  }))
}

/** The rows of a page of a list, and how many there are in all; undefined for an answer that is none. */
function pageIn(body: string): { rows: number; found: number } | undefined {
  if (!body.startsWith('{')) return undefined
  const { data } = JSON.parse(body)
  return Array.isArray(data?.list) && typeof data.total === 'number'
    ? { rows: data.list.length, found: data.total }
    : undefined
}

/** Of a page or a list; of a calendar file its events. */
function rowsIn(body: string): number {
  if (body.startsWith('BEGIN:VCALENDAR')) return body.split('BEGIN:VEVENT').length - 1
  const { result, data } = JSON.parse(body)
  if (result === false) throw new Error(`refused: ${body}`)
  if (Array.isArray(data)) return data.length
  const list = data && Object.values(data).find((value) => Array.isArray(value))
  return Array.isArray(list) ? list.length : 1
}

const largeDir = values.large ?? folderOf('large')
if (!existsSync(join(largeDir, 'postgres.password'))) seedLarge(largeDir)
const [one, two] = (await freePorts(2)) as [number, number]
console.log('Starting both …')
const small = await open(folderOf('small'), one)
const large = await open(largeDir, two)
try {
  await small.sql.begin((sql) => seedRecords(sql, FEW))
  await small.sql`vacuum analyze`
  const [count] = await large.sql<[Record<string, number>]>`
    select (select count(*) from claim) as claims, (select count(*) from booking) as bookings,
      (select count(*) from standby_entry) as entries, (select count(*) from standby_offer) as offers,
      (select count(*) from coupon) as coupons, (select count(*) from check_in) as check_ins,
      (select count(*) from penalty) as penalties, (select count(*) from inquiry) as enquiries, (select count(*) from member_message) as messages,
      (select count(*) from team_date) as dates_of_groups, (select count(*) from audit) as log_entries`
  console.log(
    Object.entries(count)
      .map(([name, n]) => `${n.toLocaleString('en')} ${name}`)
      .join(', '),
  )
  const rows = [['call', 'small', 'large', 'ratio', 'pages', 'rows', 'found', `at most ${MOST}`]]
  const asked = await Promise.all(
    [small, large].map(async ({ sql, statistics, line, pids }) => ({
      line,
      statistics,
      pids: pids(),
      calls: callsOf(await askedBy(sql, line)),
    })),
  )
  for (const name of Object.keys(asked[0]!.calls)) {
    if (positionals.length > 0 && !positionals.some((part) => name.includes(part))) continue
    rows.push(
      await compare(
        name,
        asked.map(({ line, statistics, pids, calls }) => ({ line, statistics, pids, request: calls[name]! })),
      ),
    )
    console.log(`  ${rows.at(-1)!.join(', ')}`)
  }
  console.log(`\n${table(rows)}`)
} finally {
  await close(small)
  await close(large)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
