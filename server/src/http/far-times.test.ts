import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import type { ListCall } from '@clubhouse/contract/list'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { makeFar } from '../../test/far-rows.ts'
import { type Caller, isNeeded, requestOf, sample } from '../../test/sampled-call.ts'
import { CLUB_TIME } from '../../test/template.ts'
import { jobs } from '../app/parts.ts'
import { jobContext } from '../job/context.ts'
import { loadProductTexts } from '../language/product-texts.ts'
import { columnOf } from '../platform/column-of.ts'
import { openDatabase } from '../platform/database.ts'
import { createDatabase, migrate } from '../platform/migrate.ts'
import { seed } from '../seed/seed.ts'

// The demo club, because it has rows in nearly every table. Reading must show such rows, so that they can be mended.

let club: TestClub
let far: Set<string>
let manager: Caller
let member: Caller
let dataDir: string
const reading = everyCall().filter(({ call }) => call.method === 'GET' && call.kind !== 'stream')

beforeAll(async () => {
  const url = inject('postgres').replace(/\/postgres$/, `/test_${randomUUID().replaceAll('-', '')}`)
  await createDatabase(url)
  const database = openDatabase(url, 2)
  dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-data-'))
  const config = { clubCode: CLUB, siteCode: 'GREENHILL', dataDir, sessionSecret: '', clubTime: CLUB_TIME }
  await migrate(database)
  await loadProductTexts(database)
  await seed({ database, config }, 'demo')
  await database`
    insert into departed (member_idx, identity_hash, left_at)
    select member_idx, identity_hash(email), club_now() from member order by member_idx desc limit 5`
  far = await makeFar(database)
  await database.end()
  club = await TestClub.on(url, { settings: { SESSION_SECRET: 'x'.repeat(32), DATA_DIR: dataDir } })
  manager = await club.manager({ isSSAdmin: true })
  const [booker] = await club.sql<{ memberIdx: number }[]>`
    select member_idx from booking where play_date > '9000-01-01' and member_idx is not null order by booking_idx limit 1`
  member = { memberIdx: booker!.memberIdx, token: await club.signIn(booker!) }
})
afterAll(async () => {
  await club.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The number of a row that is far away, for a field such as `slotIdx`, or `idx` of a board. */
async function rowOf(name: string, field: string): Promise<number | undefined> {
  if (field === 'memberIdx') return member.memberIdx
  const table = columnOf(field === 'idx' ? name.split('.')[0]! : field.slice(0, -3))
  const column = field === 'idx' ? 'idx' : `${table}_idx`
  const [known] = await club.sql`
    select from information_schema.columns where table_name = ${table} and column_name = ${column}`
  if (!known) return undefined
  // Rows that changed last stand last.
  const [row] = await club.sql<{ idx: number }[]>`
    select ${club.sql(column)} as idx from ${club.sql(table)} order by ctid desc limit 1`
  return row?.idx
}

const callerOf = ({ access }: Call) =>
  ['manager', 'signedIn'].includes(access.who) ? manager : access.who === 'member' || 'own' in access ? member : {}

/** The call with what it needs; then with each other field beside it, and in each order. */
async function requestsOf(name: string, call: Call) {
  const input = sample(call.input) as Record<string, unknown>
  const more: Record<string, unknown>[] = []
  for (const field of Object.keys(input)) {
    if (!isNeeded(call, field)) {
      more.push({ [field]: input[field] })
      delete input[field]
    } else if (/^idx$|Idx$/.test(field)) input[field] = (await rowOf(name, field)) ?? input[field]
    else if (field === 'to') input[field] = '2027-03-20'
  }
  if ('own' in call.access) input[call.access.own as string] = member.memberIdx
  const sorts = 'list' in call ? (call as ListCall).list.sorts.map((sort) => ({ sort: `-${sort}` })) : []
  return [{}, ...more, ...sorts].map((one) => requestOf(call, { ...input, ...one }, callerOf(call)))
}

describe('a row whose instants and days lie outside the years of the contract', () => {
  it('stands in the tables that people see', () => {
    for (const column of [
      ...[
        'notice.open_at',
        'event.start_date',
        'banner.close_at',
        'section.open_at',
        'faq.open_at',
        'fnb_menu.close_at',
      ],
      ...['reference.open_at', 'hof.date', 'lost_item.found_date', 'terms.effective_date', 'weather.observed_at'],
      ...['sheet_day.date', 'slot.starts_at', 'booking.play_date', 'booking.created_at', 'penalty.until_date'],
      ...['member.created_at', 'fee.to_date', 'opening_rule.to_date'],
    ])
      expect(far, column).toContain(column)
  })

  it.each(reading)('is no fault for $name', async ({ name, call }) => {
    for (const request of await requestsOf(name, call)) {
      const { statusCode } = await club.app.inject(request)
      expect(statusCode, request.url).toBeLessThan(500)
    }
  })

  it('is listed with the nearest day of the contract', async () => {
    const shown = async (path: string, as?: Caller) => {
      const { statusCode, body } = await club.app.inject({
        url: path,
        headers: as?.token ? { authorization: `Bearer ${as.token}` } : {},
      })
      return statusCode === 200 && /1900-01-01|9998-12-31/.test(body)
    }
    const news = `clubCode=${CLUB}&lang=en&size=100`
    for (const path of ['notice/normal', 'event', 'hof/normal', 'lost-item'])
      expect(await shown(`/hp/api/${path}?${news}`), path).toBe(true)
    for (const path of ['bookings', 'penalties', 'lost-items'])
      expect(await shown(`/hp/api/manage/${path}?size=100`, manager), path).toBe(true)
  })

  it.each(['/sitemap.xml', '/robots.txt', '/notice.rss', '/event.rss', '/notice.rss?lang=ko', '/manifest.webmanifest'])(
    'is no fault for %s',
    async (url) => {
      expect((await club.app.inject({ url, headers: { host: 'club.example' } })).statusCode).toBe(200)
    },
  )

  // The forecast comes from another server.
  it.each(jobs.filter(({ schedule, name }) => schedule && name !== 'read-weather'))(
    'is no fault for the job $name',
    async (job) => {
      await job.run(jobContext(club.platform, job.name))
    },
  )
})
