import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobContext } from '../../server/src/job/context.ts'
import { performTasks } from '../../server/src/job/perform.ts'
import { loadProductTexts } from '../../server/src/language/product-texts.ts'
import { notify } from '../../server/src/member/inbox/notify.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { type Database, openDatabase } from '../../server/src/platform/database.ts'
import { openEmbeddedDatabase } from '../../server/src/platform/embedded-database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createDatabase, migrate } from '../../server/src/platform/migrate.ts'
import { openPlatform, type Platform } from '../../server/src/platform/platform.ts'
import { draw } from '../../server/src/reservation/draw/run/draw.ts'
import { close } from '../../server/src/reservation/draw/run/freeze.ts'
import { drawJobs } from '../../server/src/reservation/draw/run/jobs.ts'
import { publish } from '../../server/src/reservation/draw/run/publish.ts'
import { seed } from '../../server/src/seed/seed.ts'
import { calendarOf, openDraw } from '../../server/test/open-draw.ts'
import { addDays, addMembers, FREE, openTo } from './people.ts'
import { table } from './table.ts'

// node bench/src/draw-publish.ts [rounds] closes, draws and publishes large draws, against the rows alone that publishing
// writes. A club of its own, in which nothing else runs.
const ENTRIES = 2_000
const SLOTS = 70
const ROUNDS = Number(process.argv[2] ?? 5)
const FIRST = Temporal.PlainDate.from('2027-03-06')

type Step = 'closed' | 'drawn, with the check' | 'published' | 'the rows alone' | 'everyone told'

const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
const server = await openEmbeddedDatabase(dataDir)
try {
  await measure(server.url())
} finally {
  await server.stop('immediate')
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(url: string): Promise<void> {
  const platform = await club(url)
  const sql = platform.database
  const members = await addMembers(sql, ENTRIES)
  await openTo(sql, FREE, 2_000, '00:00', null)
  const managers = await sql<{ adminIdx: number }[]>`
    insert into admin (id, password_hash, name, email) select 'typist' || n, 'none', 'Manager', '' from generate_series(1, 2) n
    returning admin_idx`
  const times = new Map<Step, number[]>()
  const timed = async (step: Step, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    times.set(step, [...(times.get(step) ?? []), performance.now() - began])
  }
  for (let round = 0; round < ROUNDS; round++) {
    const date = FIRST.add({ weeks: round }).toString()
    const [slots] = await addDays(sql, date, 1, SLOTS)
    const entries = members.map((one, i) => ({
      memberIdx: one.memberIdx,
      wishes: [{ ideal: `06:${String(10 + (i % 50))}`, earliest: '06:00', latest: '08:00' }],
    }))
    const { drawIdx } = await openDraw({ sql, platform }, { dates: [date], slots: slots!, entries })
    const calendar = calendarOf(date)
    const ctx = jobContext(platform, 'bench')
    await setClock(platform, calendar.closeAt)
    await timed('closed', () => close(ctx, { drawIdx }))
    await setClock(platform, calendar.drawAt)
    const value = `${calendar.drawAt.slice(0, 10)},3,11,17`
    const type = ({ adminIdx }: { adminIdx: number }) =>
      draw({ ...ctx, who: { adminIdx } as never }, { drawIdx, version: 2, value })
    await type(managers[0]!)
    await timed('drawn, with the check', () => type(managers[1]!))
    await setClock(platform, calendar.publishAt)
    // What was written before is not read again.
    await sql`vacuum analyze`
    await timed('published', () => publish(ctx, { drawIdx }))
    const [{ bookings, standby }] = await sql<[{ bookings: number; standby: number }]>`
      select (select count(*) from booking where play_date = ${date} and type = 'D') as bookings,
        (select count(*) from standby_entry where date = ${date}) as standby`
    if (bookings !== SLOTS || standby !== ENTRIES - SLOTS) throw new Error(`${bookings} booked, ${standby} stand by`)
    await timed('the rows alone', await rowsAlone(sql, drawIdx, date))
    if (round === 0) await timed('everyone told', () => tellAll(platform))
    else await sql`delete from job_task`
  }
  print(times)
  await platform.close()
}

async function club(url: string): Promise<Platform> {
  await createDatabase(url)
  const database = openDatabase(url, 2)
  await migrate(database)
  await loadProductTexts(database)
  const clubTime = '2027-02-01T10:00'
  const config = { clubCode: 'GC001', siteCode: 'GREENHILL', dataDir, sessionSecret: '', clubTime }
  await seed({ database, config }, 'empty')
  await database.end()
  const settings = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), DRAND_URL: 'http://127.0.0.1:9' }
  return openPlatform(readConfig(settings), url, createLog('silent'), 4)
}

/** @param at in the club's time */
async function setClock({ database, clock, club: { zone } }: Platform, at: string): Promise<void> {
  const instant = Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toInstant()
  await database`update clock set shift = ${instant}::timestamptz - statement_timestamp()`
  await clock.measure(database)
}

/**
 * The floor: the rows that publishing wrote, once more in one transaction and with the same indexes, without its
 * statements, triggers and references. @returns what writes them
 */
async function rowsAlone(sql: Database, drawIdx: number, date: string): Promise<() => Promise<unknown>> {
  const written = {
    draw_entry: sql`draw_idx = ${drawIdx}`,
    booking: sql`play_date = ${date}`,
    booking_player: sql`play_date = ${date}`,
    claim: sql`slot_idx in (select slot_idx from slot where date = ${date})`,
    standby_entry: sql`date = ${date}`,
    audit: sql`xact = (select xact from draw where draw_idx = ${drawIdx})`,
    job_task: sql`true`,
  }
  await sql`drop schema if exists floor cascade`
  await sql`create schema floor`
  for (const name of Object.keys(written))
    await sql`
      create table floor.${sql(name)} (like public.${sql(name)} including defaults including constraints including indexes)`
  return () =>
    sql.begin(async (tx) => {
      for (const [name, which] of Object.entries(written))
        await tx`insert into floor.${tx(name)} select * from public.${tx(name)} where ${which}`
    })
}

async function tellAll(platform: Platform): Promise<void> {
  const jobs = drawJobs({ notify }).filter(({ schedule }) => !schedule)
  const ctx = jobContext(platform, 'bench')
  for (const job of jobs) while (await performTasks(ctx, job));
}

function print(times: Map<Step, number[]>): void {
  const floor = times.get('the rows alone')!
  const aims: Partial<Record<Step, string>> = { 'drawn, with the check': '1000', published: '5000' }
  const rows = [...times].map(([step, ms]) => [
    step,
    median(ms).toFixed(0),
    Math.min(...ms).toFixed(0),
    (median(ms) / median(floor)).toFixed(1),
    aims[step] ?? '',
  ])
  console.log(table([[`${ENTRIES} entries, ${SLOTS} tee times`, 'ms', 'least', 'of the rows alone', 'aim'], ...rows]))
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
