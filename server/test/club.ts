import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, InputOf } from '@clubhouse/contract/call'
import { book, lock, type Player } from '@clubhouse/contract/reservation/booking/booking'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Answering } from '../src/http/answer.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { type Database, openDatabase } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { hashPassword } from '../src/platform/password.ts'
import { openPlatform, type Platform } from '../src/platform/platform.ts'
import { hashToken, newToken } from '../src/platform/token.ts'
import { EACH_SEAT } from '../src/reservation/sheet/slot/rows.ts'
import { type Answer, Asked, type AskedWith, type Route, requestAt, requestOf } from './ask.ts'
import { TEST_BUCKET } from './kept-files.ts'
import { CLUB_TIME, TEMPLATE, ZONE } from './template.ts'

export const CLUB = 'GC001'
export const PASSWORD = 'Fairway#2026'
/** A busy machine answers late; only a database that hangs is silent. */
const SILENCE_MS = 120_000

interface Person {
  memberIdx?: number
  adminIdx?: number
  token: string
}

/** A club for one test file: a cloned database, the product over HTTP, and accounts. */
export class TestClub {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly url: string
  /** The offset of the club's clock from the machine's, as an interval. */
  #shift = ''
  #people = 0

  private constructor(app: FastifyInstance, platform: Platform, url: string) {
    this.app = app
    this.platform = platform
    this.url = url
  }

  /**
   * Opens a club for the file and closes it; at the end no invariant may be violated.
   * @param settings such as DRAND_URL, read when the file begins
   */
  static use(settings?: () => Record<string, string>): { readonly club: TestClub } {
    const holder = {} as { club: TestClub }
    beforeAll(async () => {
      holder.club = await TestClub.open(1000, undefined, undefined, settings?.())
    })
    afterAll(async () => {
      const violations = await holder.club.sql`select * from invariant_violations`
      await holder.club.close()
      expect([...violations]).toEqual([])
    })
    return holder
  }

  static async open(
    scale = 1000,
    calls?: Answering[],
    log: FastifyBaseLogger = createLog(process.env.LOG_LEVEL ?? 'silent'),
    settings: Record<string, string> = {},
  ): Promise<TestClub> {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const root = openDatabase(inject('postgres'), 1)
    await root.unsafe(`create database ${name} template ${TEMPLATE}`)
    await root.end()
    const url = inject('postgres').replace(/\/postgres$/, `/${name}`)
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'clubhouse-data-'))
    const SESSION_SECRET = 'x'.repeat(32)
    const club = await TestClub.on(url, { scale, calls, log, settings: { SESSION_SECRET, DATA_DIR, ...settings } })
    await club.setClock(CLUB_TIME)
    const [clock] = await club.sql<{ shift: string }[]>`select shift::text from clock`
    club.#shift = clock!.shift
    return club
  }

  /** The product on a database that holds a club already, as that club is. */
  static async on(
    url: string,
    {
      scale = 1000,
      calls,
      log = createLog(process.env.LOG_LEVEL ?? 'silent'),
      settings,
    }: {
      scale?: number
      calls?: Answering[]
      log?: FastifyBaseLogger
      settings: Record<string, string>
    },
  ): Promise<TestClub> {
    const given = {
      RATE_LIMIT_SCALE: String(scale),
      LOG_LEVEL: 'silent',
      FILES_S3_URL: TEST_BUCKET,
      // Nothing listens there: a test that draws by the beacon opens a server of its own.
      DRAND_URL: 'http://127.0.0.1:9',
      BACKUPS: 'off',
      ...settings,
    }
    const platform = await openPlatform(readConfig(given), url, log, 8, SILENCE_MS)
    const app = await createApp(platform, { calls })
    await app.ready()
    return new TestClub(app, platform, url)
  }

  get sql(): Database {
    return this.platform.database
  }

  /** The platform of another process on the same database, with its own pool and caches. */
  beside(pool: number, config: Config = this.platform.config): Promise<Platform> {
    return openPlatform(config, this.url, this.platform.log, pool, SILENCE_MS)
  }

  /** Ends the product and leaves its data. */
  async end(): Promise<void> {
    this.platform.drain()
    await this.app.close()
    await this.platform.close()
  }

  async close(): Promise<void> {
    await this.end()
    rmSync(this.platform.config.dataDir, { recursive: true, force: true })
  }

  /** Makes a call of the contract over HTTP. */
  async ask<C extends Call>(
    call: C,
    input: AskedWith<C>,
    as?: Person | null,
    headers?: Record<string, string>,
  ): Promise<Asked<C>> {
    return this.send(call, input, as, headers)
  }

  /** Sends what the types do not allow: an input that a call refuses, or any body to a method and an address below `/hp/api`. */
  async send<C extends Call>(
    call: C,
    input: object,
    as?: Person | null,
    headers?: Record<string, string>,
  ): Promise<Asked<C>>
  async send(route: Route, body?: unknown, as?: Person | null, headers?: Record<string, string>): Promise<Answer>
  async send(
    to: Call | Route,
    input?: unknown,
    as?: Person | null,
    headers?: Record<string, string>,
  ): Promise<Asked<Call>> {
    const request = typeof to === 'string' ? requestAt(to, input) : await requestOf(to, input as object)
    const response = await this.app.inject({
      ...request,
      headers: { ...request.headers, ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
    })
    return new Asked(typeof to === 'string' ? to : `${to.method} ${to.path}`, response)
  }

  now(): number {
    return this.platform.clock.ms()
  }

  today(): Temporal.PlainDate {
    return this.platform.clock.now().toZonedDateTimeISO(ZONE).toPlainDate()
  }

  /** Sets the club's clock, in this process too. @param at such as 2027-03-01T09:00 in the zone of test clubs, or an instant */
  async setClock(at: string): Promise<void> {
    const instant = at.endsWith('Z') ? at : Temporal.PlainDateTime.from(at).toZonedDateTime(ZONE).toInstant()
    await this.sql`update clock set shift = ${instant}::timestamptz - statement_timestamp()`
    await this.#follow()
  }

  /** Advances the club's clock, in this process too. */
  async moveClock(seconds: number): Promise<void> {
    await this.sql`update clock set shift = shift + make_interval(secs => ${seconds})`
    await this.#follow()
  }

  /** Returns when so many statements wait for a lock, or earlier. @param isOver true where none is going to wait any more */
  async untilWaiting(count = 1, isOver: () => boolean = () => false): Promise<void> {
    const waiting = () =>
      this.sql.begin(
        (own) => own`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    while (!isOver() && (await waiting()).length < count);
  }

  async resetClock(): Promise<void> {
    await this.sql`update clock set shift = ${this.#shift}::interval`
    await this.#follow()
  }

  async #follow(): Promise<void> {
    await this.platform.clock.measure(this.sql)
    // Cached responses are from another time.
    this.platform.cache.invalidate('rule')
  }

  async member(
    fields: {
      memberType?: string
      state?: string
      needMoreTime?: boolean
      showName?: boolean
      name?: string
      otherName?: string
      lang?: string
      id?: string
      isTempPassword?: boolean
      email?: string
      /** Agreed to the required terms in force; true by default. */
      agreed?: boolean
    } = {},
  ): Promise<Person & { memberIdx: number; id: string; name: string }> {
    const no = ++this.#people
    const id = fields.id ?? `person${no}`
    const name = fields.name ?? `Person ${no}`
    const [row] = await this.sql<{ memberIdx: number }[]>`
      insert into member (id, password_hash, name, other_name, lang, email, member_type, state, need_more_time, show_name, is_temp_password)
      values (${id}, ${await sharedHash()}, ${name}, ${fields.otherName ?? ''}, ${fields.lang ?? 'en'}, ${fields.email ?? `${id}@example.com`}, ${fields.memberType ?? '10'}, ${fields.state ?? 'ACTIVE'},
        ${fields.needMoreTime ?? false}, ${fields.showName ?? false}, ${fields.isTempPassword ?? false}) returning member_idx`
    if (fields.agreed !== false)
      await this.sql`
        insert into consent (member_idx, terms_idx, agreed, text_hash)
        select ${row!.memberIdx}, terms_idx, true, '' from terms_version
        where state = 'IN_FORCE' and is_required and lang = 'en'`
    return { memberIdx: row!.memberIdx, id, name, token: await this.signIn({ memberIdx: row!.memberIdx }) }
  }

  async manager(
    fields: { rights?: Record<string, string>; isSSAdmin?: boolean } = {},
  ): Promise<Person & { adminIdx: number; id: string }> {
    const id = `manager${++this.#people}x`
    const [row] = await this.sql<{ adminIdx: number }[]>`
      insert into admin (id, password_hash, name, email, is_ss_admin)
      values (${id}, ${await sharedHash()}, ${`Manager ${id}`}, ${`${id}@example.com`}, ${fields.isSSAdmin ?? false}) returning admin_idx`
    for (const [code, rights] of Object.entries(fields.rights ?? {})) {
      await this
        .sql`insert into admin_right (admin_idx, menu_code, rights) values (${row!.adminIdx}, ${code}, ${rights})`
    }
    return { adminIdx: row!.adminIdx, id, token: await this.signIn({ adminIdx: row!.adminIdx }) }
  }

  /** Creates a session without the login page; it lives long, so that a moved clock does not end it. */
  async signIn({
    memberIdx = null,
    adminIdx = null,
  }: {
    memberIdx?: number | null
    adminIdx?: number | null
  }): Promise<string> {
    const token = newToken('at')
    await this.sql`
      insert into session (member_idx, admin_idx, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      values (${memberIdx}, ${adminIdx}, ${hashToken(token)}, '2099-01-01', ${hashToken(newToken('rt'))}, '2099-01-01')`
    return token
  }

  async day(
    date: string,
    {
      slots = 3,
      from = '07:00',
      part = '1',
      mode = 'EXCLUSIVE',
      dayClass = 'WEEKDAY',
      state = 'PUBLISHED',
      w05 = 'F',
      course = '1',
      turn = null,
    }: {
      slots?: number
      from?: string
      part?: string
      mode?: string
      dayClass?: string
      state?: string
      w05?: string
      course?: string
      /** Where 18 holes turn. */
      turn?: string | null
    } = {},
  ): Promise<number[]> {
    await this.sql`
      insert into sheet_day (date, day_type, day_class, state) values (${date}, ${dayClass === 'WEEKDAY' ? 'WD' : 'SA'}, ${dayClass}, ${state})
      on conflict do nothing`
    const rows = await this.sql<{ slotIdx: number }[]>`
      insert into slot (date, course_idx, turn_course_idx, part, time, starts_at, mode, w05)
      select ${date}::date, c.course_idx, (select course_idx from course where code = ${turn}), ${part}, t, (${date}::date + t) at time zone 'Asia/Seoul', ${mode}, ${w05}
      from course c, generate_series(0, ${slots - 1}) n, lateral (select ${from}::time + n * interval '8 minutes' as t) x
      where c.code = ${course} order by t returning slot_idx`
    const slotIdx = rows.map((row) => row.slotIdx)
    if (w05 === 'D')
      await this.sql`
        insert into claim (slot_idx, seat, kind)
        select slot_idx, seat, 'DRAW' from slot s ${EACH_SEAT(this.sql)} where slot_idx = any(${slotIdx}::bigint[])`
    return slotIdx
  }

  async hold(
    as: Person,
    slotIdx: number,
    input: Omit<InputOf<typeof lock>, 'slotIdx'> = {},
    headers?: Record<string, string>,
  ): Promise<Asked<typeof lock>> {
    return this.ask(lock, { slotIdx, ...input }, as, headers)
  }

  /** Lets the random minutes of freed tee times pass, so that these are free for everyone. */
  async passRelease(): Promise<void> {
    await this.sql`delete from claim where freed_at is not null and offer_idx is null`
  }

  /** Lets a member name others as companions, as after a search that found them. Numbers of nobody are left out. */
  async knows({ memberIdx }: Person, others: readonly { memberIdx?: number | null }[]): Promise<void> {
    const found = others.flatMap((one) => one.memberIdx ?? [])
    await this.sql`
      insert into found_member (member_idx, found_idx)
      select ${memberIdx!}, member_idx from member where member_idx = any (${found}) and member_idx <> ${memberIdx!}
      on conflict do nothing`
  }

  /** Everyone who is named is known to the booker. */
  async book(
    as: Person,
    slotIdx: number,
    hold: Pick<Asked<typeof lock>, 'data'>,
    changes: Partial<InputOf<typeof book>> = {},
    headers?: Record<string, string>,
  ): Promise<Asked<typeof book>> {
    const { price, termsIdx } = hold.data
    if (changes.players) await this.knows(as, changes.players)
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: as.memberIdx },
      ...[2, 3, 4].map((no) => ({ no, kind: 'TBD' as const })),
    ]
    return this.ask(book, { slotIdx, players, total: price.total, termsIdx, ...changes }, as, headers)
  }
}

let shared: Promise<string> | undefined
function sharedHash(): Promise<string> {
  shared ??= hashPassword(PASSWORD)
  return shared
}
