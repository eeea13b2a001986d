import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openProbe } from '../../src/platform/database.ts'
import { write } from '../../src/platform/write.ts'
import { type Beside, contextOf, type OwnServer, openOwnServer } from '../own-server.ts'

const DATE = '2026-12-10'
const SILENCE_MS = 200
/** More than connections for transactions. */
const WRITES = 20

let own: OwnServer
/** The product with short limits; the club of `own` waits for any commit. */
let product: Beside
let admin: Database
let slots: number[]

beforeAll(async () => {
  own = await openOwnServer()
  product = await own.beside(SILENCE_MS)
  admin = openProbe(own.database.url())
  slots = await own.club.day(DATE, { slots: 2 * WRITES })
})
afterEach(() => standbyReturns())
afterAll(async () => {
  await admin.end({ timeout: 1 })
  await product.end()
  await own.end()
})

/** From now on no commit is replicated: PostgreSQL waits for a standby that does not exist. */
async function standbyIsLost(): Promise<void> {
  await admin`alter system set synchronous_standby_names = 'none'`
  await admin`select pg_reload_conf()`
  const witness = openProbe(own.database.url())
  const commits = () =>
    Promise.race([witness`select pg_logical_emit_message(true, '', '')`.then(() => true), pause(200, false)])
  while (await commits());
  witness.end({ timeout: 0 })
}

async function standbyReturns(): Promise<void> {
  await admin`alter system reset synchronous_standby_names`
  await admin`select pg_reload_conf()`
}

interface Holding {
  token: string
  slot: number
  key: string
}

const newHolding = async (): Promise<Holding> => ({
  token: (await own.club.member()).token,
  slot: slots.shift()!,
  key: randomUUID(),
})

const hold = async ({ app }: Pick<Beside, 'app'>, { token, slot, key }: Holding) => {
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: `/hp/api/reservation/sheet/lock/${slot}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    payload: '{}',
  })
  return statusCode
}

const heldBy = async ({ slot }: Holding) =>
  (await own.club.sql`select from claim where slot_idx = ${slot} and seat = 0`).length

describe('while the synchronous standby is lost', () => {
  it('writes are answered with 503, also again with the same key, and reads go on; then each happens once', async () => {
    const holdings = await Promise.all(Array.from({ length: WRITES }, newHolding))
    await standbyIsLost()
    const all = () => Promise.all(holdings.map((one) => hold(product, one)))
    const answered = all()
    const headers = { authorization: `Bearer ${holdings[0]!.token}` }
    let read = 0
    for (const isOver = answered.then(() => true); !(await Promise.race([isOver, pause(10, false)])); read++)
      expect((await product.app.inject({ url: '/hp/api/info', headers })).statusCode).toBe(200)
    expect(read).toBeGreaterThan(0)
    expect(new Set(await answered)).toEqual(new Set([503]))
    expect(new Set(await all())).toEqual(new Set([503]))
    await standbyReturns()
    for (const one of holdings) await expect.poll(() => hold(product, one)).toBe(200)
    for (const one of holdings) expect(await heldBy(one)).toBe(1)
  })

  it('statements outside of transactions do not wait', async () => {
    await product.platform.database`create table aside (n int)`
    await standbyIsLost()
    for (let n = 0; n < WRITES; n++) await product.platform.database`insert into aside values (${n})`
    expect(await product.platform.database`select from aside`).toHaveLength(WRITES)
  })

  it('what waits outside of the database for a commit runs when that has come, although the caller got 503', async () => {
    const one = await newHolding()
    await standbyIsLost()
    const ran = Promise.withResolvers<void>()
    const written = write(contextOf(product.platform), async (tx) => {
      await tx.sql`update claim set extended = extended where slot_idx = ${one.slot}`
      await tx.sql`insert into sheet_day (date, day_type, day_class, state) values ('2026-12-20', 'WD', 'WEEKDAY', 'DRAFT')`
      tx.afterCommit(async () => ran.resolve())
    })
    await expect(written).rejects.toMatchObject({ code: 'DATABASE_SLOW' })
    await standbyReturns()
    await ran.promise
  })

  it('a commit whose wait an administrator ends is answered with 503 until the standby has it', async () => {
    const one = await newHolding()
    await standbyIsLost()
    const answered = hold(own.club, one)
    const waiting = () => admin<{ pid: number }[]>`
      select pid from pg_stat_activity where wait_event = 'SyncRep' and query ilike 'commit%'`
    await expect.poll(waiting).toHaveLength(1)
    const [{ pid }] = (await waiting()) as unknown as [{ pid: number }]
    await admin`select pg_cancel_backend(${pid})`
    expect(await answered).toBe(503)
    expect(await heldBy(one), 'it is on this disk').toBe(1)
    expect(await hold(product, one)).toBe(503)
    await standbyReturns()
    await expect.poll(() => hold(product, one)).toBe(200)
    expect(await heldBy(one)).toBe(1)
  })

  it('a commit that only a crash made visible is not acknowledged before the standby has it', async () => {
    const one = await newHolding()
    await standbyIsLost()
    expect(await hold(product, one)).toBe(503)
    await own.database.stop('immediate')
    await own.database.ensureRunning()
    await expect.poll(() => heldBy(one).catch(() => 0)).toBe(1)
    expect(await hold(product, one)).toBe(503)
    await standbyReturns()
    await expect.poll(() => hold(product, one)).toBe(200)
    expect(await heldBy(one)).toBe(1)
  })
})
