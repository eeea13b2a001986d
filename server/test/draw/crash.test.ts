import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { proof } from '@clubhouse/contract/reservation/draw/post'
import { verify } from '@clubhouse/draw/verify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGNED_ROUND } from '../../../draw/test/signed-round.ts'
import { jobContext } from '../../src/job/context.ts'
import { tendDraws } from '../../src/reservation/draw/run/jobs.ts'
import { computeSlow } from '../../src/reservation/draw/run/slow.ts'
import { slowOf } from '../../src/reservation/draw/run/sql.ts'
import { TestClub } from '../club.ts'
import { CALENDAR_OF_ROUND, calendarOf, openDraw, type TestDraw } from '../open-draw.ts'
import { doTasks, waitingDay } from './draw-jobs.ts'
import { outcomeOf } from './outcome.ts'
import type { Death, Deed, Said, Wanted } from './step-child.ts'

const drand = createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(SIGNED_ROUND))
})
beforeAll(() => new Promise<void>((resolve) => drand.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => drand.close(resolve)))
const drandUrl = () => `http://127.0.0.1:${(drand.address() as AddressInfo).port}`

const holder = TestClub.use(() => ({ DRAND_URL: drandUrl() }))
const CHILD = fileURLToPath(new URL('./step-child.ts', import.meta.url))
/** Of what each process would compile anew. */
const CODE_CACHE = mkdtempSync(join(tmpdir(), 'draw-crash-'))
afterAll(() => rmSync(CODE_CACHE, { recursive: true }))

let bosses: Awaited<ReturnType<typeof holder.club.manager>>[]
beforeAll(async () => {
  bosses = await Promise.all([1, 2].map(() => holder.club.manager({ rights: { '940000': 'R', '940700': 'CRUD' } })))
  await holder.club.sql`update opening_rule set quota_month = null where member_type = '10'`
})

/** Lets another process do something. @returns what it said, if it did, and whether it was killed */
function elsewhere(deed: Deed, date: string, death?: Death): Promise<{ said?: Said; isKilled: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ said?: Said; isKilled: boolean }>()
  const { club } = holder
  const { dataDir } = club.platform.config
  const wanted: Wanted = { url: club.url, dataDir, drandUrl: drandUrl(), deed, date, ...(death && { death }) }
  const child = spawn(process.execPath, [CHILD, JSON.stringify(wanted)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE },
  })
  let [said, wrong] = ['', '']
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    wrong += text
  })
  child.on('close', (code, signal) => {
    const isKilled = signal === 'SIGKILL'
    if (isKilled || code === 0) resolve({ isKilled, ...(said && { said: JSON.parse(said) as Said }) })
    else reject(new Error(wrong))
  })
  return promise
}

const outcome = (date: string) => outcomeOf(holder.club.sql, date)

/** Kills a process there: nothing is done of what was not committed. */
async function killedAt(deed: Deed, date: string, death: Death): Promise<Said | undefined> {
  const before = await outcome(date)
  const { isKilled, said } = await elsewhere(deed, date, death)
  expect(isKilled, JSON.stringify(death)).toBe(true)
  expect(await outcome(date)).toEqual(before)
  return said
}

/**
 * Kills a process before it commits a step, before a third and two thirds of its statements, and right after its COMMIT:
 * then the step is done, just as the first one would have done it.
 * @param nth COMMIT of the deed that is the step's
 */
async function killedInTheMiddle(deed: Deed, date: string, nth = 1): Promise<void> {
  const before = await outcome(date)
  const { statements, outcome: wanted } = (await killedAt(deed, date, { commit: nth }))!
  expect(wanted).not.toEqual(before)
  for (const part of [1 / 3, 2 / 3]) await killedAt(deed, date, { before: '', nth: Math.ceil(statements * part) })
  const { isKilled } = await elsewhere(deed, date, { committed: nth })
  expect(isKilled).toBe(true)
  expect(await outcome(date)).toEqual(wanted)
}

const TEND: Deed = { does: 'tend' }
const tend = () => tendDraws(jobContext(holder.club.platform, 'test'))
const stateOf = async (drawIdx: number) =>
  (await holder.club.sql`select state, version from draw where draw_idx = ${drawIdx}`)[0]!

/** An open draw of three tee times with five entries. */
async function opened(date: string, seed: TestDraw['seed'], at: TestDraw['at'] = {}) {
  const calendar = { ...calendarOf(date), ...at }
  await holder.club.setClock(calendar.openAt)
  const slots = await holder.club.day(date, { slots: 3, dayClass: 'WEEKEND' })
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => holder.club.member()))
  const { drawIdx } = await openDraw(holder.club, { dates: [date], slots, entries: people, seed, at })
  return { drawIdx, calendar }
}

type Calendar = ReturnType<typeof calendarOf>

/** Nothing is lost or done twice: three have a tee time, two stand by, and whoever checks it finds nothing. */
async function endsWell(drawIdx: number, date: string): Promise<void> {
  expect(await stateOf(drawIdx)).toMatchObject({ state: 'SETTLED', version: 5 })
  expect(verify((await holder.club.ask(proof, { drawIdx })).data)).toEqual([])
  await doTasks(holder.club)
  const [ends] = await holder.club.sql`
    select (select count(*) from booking where play_date = ${date} and type = 'D')::int as bookings,
      (select count(*) from standby_entry where date = ${date})::int as standby,
      (select count(*) from audit where noun = 'draw' and record_idx = ${drawIdx} and after ->> 'state' = 'PUBLISHED')::int as published`
  expect({ ...ends }).toEqual({ bookings: 3, standby: 2, published: 1 })
  expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
}

/** The second manager’s numbers draw. */
const numbersOf = ({ drawAt }: Calendar) => `${drawAt.slice(0, 10)},3,11,17`
const typed = async (drawIdx: number, calendar: Calendar, boss = bosses[0]!) =>
  (await holder.club.ask(manage.draw, { drawIdx, version: 2, value: numbersOf(calendar) }, boss)).data

/** Does a step at its time, and kills processes in the middle of one of them. */
async function goThrough(drawIdx: number, date: string, calendar: Calendar, killed: keyof Calendar): Promise<void> {
  for (const step of ['closeAt', 'drawAt', 'publishAt', 'settleAt'] as const) {
    await holder.club.setClock(calendar[step])
    if (step === 'drawAt') {
      expect(await typed(drawIdx, calendar)).toMatchObject({ state: 'CLOSED' })
      const { adminIdx } = bosses[1]!
      const deed: Deed = { does: 'type', drawIdx, adminIdx, value: numbersOf(calendar) }
      if (step !== killed) await typed(drawIdx, calendar, bosses[1])
      else {
        // The numbers are typed in a transaction of their own.
        await killedAt(deed, date, { commit: 1 })
        await killedAt(deed, date, { committed: 1 })
        await killedInTheMiddle(deed, date, 2)
      }
    } else if (step === killed) await killedInTheMiddle(TEND, date)
    else await tend()
  }
  await endsWell(drawIdx, date)
}

describe('processes that are killed in the middle of a step have done nothing or all of it, and the next comes to the same result', () => {
  it('at the opening', async () => {
    const date = '2027-02-27'
    const { openAt, settleAt } = calendarOf(date)
    await holder.club.setClock(openAt)
    await waitingDay(holder.club, date)
    const deed: Deed = { does: 'plan' }
    await killedAt(deed, date, { commit: 1 })
    // The draw is planned, and its opening is another transaction.
    expect((await elsewhere(deed, date, { committed: 1 })).isKilled).toBe(true)
    expect((await outcome(date)).draws).toEqual([expect.arrayContaining(['PLANNED', 0])])
    await killedInTheMiddle(deed, date, 2)
    const ended = await outcome(date)
    expect(ended.draws).toEqual([expect.arrayContaining(['OPEN', 3])])
    await elsewhere(deed, date)
    expect(await outcome(date)).toEqual(ended)
    // It is not in the way of the next ones.
    await holder.club.setClock(settleAt)
    await tend()
  })

  it.each(['closeAt', 'drawAt', 'publishAt', 'settleAt'] as const)('at %s', async (at) => {
    const weeks = ['closeAt', 'drawAt', 'publishAt', 'settleAt'].indexOf(at)
    const date = Temporal.PlainDate.from('2027-03-20').add({ weeks }).toString()
    const { drawIdx, calendar } = await opened(date, { mode: 'numbers' })
    await goThrough(drawIdx, date, calendar, at)
  })

  it('while the slow function is computed, and when it draws', async () => {
    const date = '2027-04-24'
    const { drawIdx, calendar } = await opened(date, { mode: 'slow', steps: 600 })
    await holder.club.setClock(calendar.closeAt)
    await tend()
    const deed: Deed = { does: 'compute', drawIdx }
    await killedAt(deed, date, { before: 'insert into draw_slow', nth: 2 })
    expect(await slowOf(holder.club.sql, drawIdx)).toMatchObject({ steps: 250 })
    await killedAt(deed, date, { before: 'insert into job_task', nth: 1 })
    expect(await slowOf(holder.club.sql, drawIdx)).toMatchObject({ steps: 600 })
    await holder.club.setClock(calendar.drawAt)
    await computeSlow(jobContext(holder.club.platform, 'test'), drawIdx)
    await killedInTheMiddle(TEND, date)
    for (const step of ['publishAt', 'settleAt'] as const) {
      await holder.club.setClock(calendar[step])
      await tend()
    }
    await endsWell(drawIdx, date)
  })

  it('when the beacon draws', async () => {
    const date = '2023-09-09'
    const { drawIdx, calendar } = await opened(date, { mode: 'beacon' }, CALENDAR_OF_ROUND)
    await holder.club.setClock(calendar.closeAt)
    await tend()
    await holder.club.setClock(calendar.publishAt.replace('16:05', '16:00'))
    await killedInTheMiddle(TEND, date)
    for (const step of ['publishAt', 'settleAt'] as const) {
      await holder.club.setClock(calendar[step])
      await tend()
    }
    await endsWell(drawIdx, date)
  })
})
