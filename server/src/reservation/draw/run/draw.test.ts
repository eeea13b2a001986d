import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { bring } from '@clubhouse/contract/reservation/draw/entry'
import { proof } from '@clubhouse/contract/reservation/draw/post'
import { QUICKNET } from '@clubhouse/draw/beacon'
import { verify } from '@clubhouse/draw/verify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIGNED_ROUND } from '../../../../../draw/test/signed-round.ts'
import { TestClub } from '../../../../test/club.ts'
import { GAME } from '../../../../test/draw/add-draw.ts'
import { doTasks } from '../../../../test/draw/draw-jobs.ts'
import { CALENDAR_OF_ROUND, calendarOf, openDraw, type TestDraw } from '../../../../test/open-draw.ts'
import { lastMail } from '../../../../test/people.ts'
import { jobContext } from '../../../job/context.ts'
import { daysIn } from '../../../mail/words.ts'
import { draw as readDraw } from '../rows.ts'
import { tendDraws } from './jobs.ts'
import { computeSlow, progressOf } from './slow.ts'
import { keepSlow, slowOf } from './sql.ts'

/** What drand’s HTTP API answers next; without it, the round as it was published. */
let answer: ((response: ServerResponse) => void) | undefined
const asked: string[] = []
const drand = createServer((request, response) => {
  asked.push(request.url!)
  if (answer) return answer(response)
  const { round, signature, randomness } = SIGNED_ROUND
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ round, signature, randomness }))
})
beforeAll(() => new Promise<void>((resolve) => drand.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => drand.close(resolve)))

const holder = TestClub.use(() => ({ DRAND_URL: `http://127.0.0.1:${(drand.address() as AddressInfo).port}` }))
type Manager = Awaited<ReturnType<typeof holder.club.manager>>
let bosses: Manager[]
let week = 0
let date: string
beforeAll(async () => {
  const rights = { '940000': 'R', '940700': 'CRUD' }
  bosses = await Promise.all([1, 2, 3].map(() => holder.club.manager({ rights })))
})
beforeEach(async () => {
  answer = undefined
  asked.length = 0
  date = Temporal.PlainDate.from('2027-03-06').add({ weeks: week++ }).toString()
})

const ctx = () => jobContext(holder.club.platform, 'test')
const tend = () => tendDraws(ctx())
const rowOf = async (drawIdx: number) =>
  (await holder.club.sql`select state, fail_code, value, version from draw where draw_idx = ${drawIdx}`)[0]!

/** A closed draw of three tee times with five entries; the clock shows the time of the draw. */
async function closed(seed: TestDraw['seed'], at: TestDraw['at'] = {}, play = date) {
  const calendar = { ...calendarOf(play), ...at }
  await holder.club.setClock(calendar.openAt)
  const slots = await holder.club.day(play, { dayClass: 'WEEKEND' })
  const members = await Promise.all([1, 2, 3, 4, 5].map(() => holder.club.member()))
  const { drawIdx } = await openDraw(holder.club, { dates: [play], slots, entries: members, seed, at })
  await holder.club.setClock(calendar.closeAt)
  await tend()
  await holder.club.setClock(calendar.drawAt)
  return { drawIdx, members, calendar }
}
type Sent = { value?: string; signature?: string; version?: number }
const draw = (drawIdx: number, sent: Sent = {}, as = bosses[0]!) =>
  holder.club.ask(manage.draw, { drawIdx, version: 2, ...sent }, as)

/** Draws of one known round play a week apart, on days of 2023. */
let past = 0
const ofRound = () => {
  const play = Temporal.PlainDate.from('2023-09-09').add({ weeks: past++ }).toString()
  return closed({ mode: 'beacon' }, CALENDAR_OF_ROUND, play)
}

describe('by numbers', () => {
  const numbers = () => `${calendarOf(date).drawAt.slice(0, 10)},3,11,17`

  it('two managers type them, and it is drawn once', async () => {
    const { drawIdx } = await closed({ mode: 'numbers' })
    expect((await draw(drawIdx, { value: numbers() })).data).toMatchObject({ state: 'CLOSED', won: 0, lost: 0 })
    expect((await draw(drawIdx, { value: ` ${numbers()} ` })).data).toMatchObject({ state: 'CLOSED' })
    const { data } = await draw(drawIdx, { value: `${GAME},${numbers()}` }, bosses[1])
    expect(data).toMatchObject({ state: 'DRAWN', won: 3, lost: 2, seed: { value: `${GAME},${numbers()}` }, version: 3 })
    expect((await draw(drawIdx, { value: numbers(), version: 3 }, bosses[2])).fail.code).toBe('WRONG_STATE')
    // Not shown before it is published, to whoever asks.
    expect((await holder.club.ask(proof, { drawIdx })).data.result).toBeUndefined()
    const [bundle] = await holder.club.sql`select frozen || drawn as whole from draw_bundle where draw_idx = ${drawIdx}`
    expect(verify(bundle!.whole)).toEqual([])
  })

  it('that differ are refused, and either types again', async () => {
    const { drawIdx } = await closed({ mode: 'numbers' })
    await draw(drawIdx, { value: `${numbers()},9` })
    const differs = { code: 'BEACON_WRONG', msgVar: { why: 'DIFFERS' } }
    expect((await draw(drawIdx, { value: numbers() }, bosses[1])).fail).toMatchObject(differs)
    expect((await draw(drawIdx, { value: `${numbers()},8` })).fail).toMatchObject(differs)
    expect((await draw(drawIdx, { value: numbers() }, bosses[2])).data).toMatchObject({ state: 'DRAWN' })
  })

  it.each([
    ['nothing', ''],
    ['no numbers', '2027-01-01'],
    ['a leading zero', '{},03'],
    ['no date', '3,11,17'],
    ['a date before the close', '2026-01-01,3'],
    ['a date to come', '2099-01-01,3'],
    ['the day of the close', '{close},3'],
  ])('refuses %s', async (_, value) => {
    const { drawIdx } = await closed({ mode: 'numbers' })
    const { drawAt, closeAt } = calendarOf(date)
    const sent = value.replace('{}', drawAt.slice(0, 10)).replace('{close}', closeAt.slice(0, 10))
    expect((await draw(drawIdx, { value: sent })).fail).toMatchObject({
      code: 'BEACON_WRONG',
      msgVar: { why: 'NUMBERS' },
    })
  })

  it('of a post that was planned without a day may be those of another one since the close', async () => {
    const numbersOfClose = `${calendarOf(date).closeAt.slice(0, 10)},3`
    const { drawIdx } = await closed({ mode: 'numbers', isDated: false })
    await draw(drawIdx, { value: numbersOfClose })
    expect((await draw(drawIdx, { value: numbersOfClose }, bosses[1])).data).toMatchObject({ state: 'DRAWN' })
  })

  it('are of the day that the post says, and a close that comes on that day fails the draw', async () => {
    const { drawIdx } = await closed({ mode: 'numbers' })
    const day = calendarOf(date).drawAt.slice(0, 10)
    const { data } = await holder.club.ask(proof, { drawIdx })
    expect(data.post).toMatchObject({ seed: { mode: 'numbers', name: GAME, date: day } })
    const play = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const slots = await holder.club.day(play, { dayClass: 'WEEKEND' })
    const at = { closeAt: `${day}T00:00:01`, drawAt: calendarOf(date).drawAt }
    const late = await openDraw(holder.club, {
      dates: [play],
      slots,
      entries: [],
      seed: { mode: 'numbers' },
      at,
    })
    await tend()
    expect(await rowOf(late.drawIdx)).toMatchObject({ state: 'FAILED', failCode: 'LATE' })
  })

  it('answers a request that comes again as the first time', async () => {
    const { drawIdx } = await closed({ mode: 'numbers' })
    await draw(drawIdx, { value: numbers() })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const input = { drawIdx, version: 2, value: numbers() }
    const [first, second] = [
      await holder.club.ask(manage.draw, input, bosses[1], key),
      await holder.club.ask(manage.draw, input, bosses[1], key),
    ]
    expect(second.body).toEqual(first.body)
    expect(first.data).toMatchObject({ state: 'DRAWN' })
  })

  it('of which none came by the time of publishing fail the draw', async () => {
    const { drawIdx, members, calendar } = await closed({ mode: 'numbers' })
    await draw(drawIdx, { value: numbers() })
    await tend()
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'CLOSED' })
    await holder.club.setClock(calendar.publishAt)
    await tend()
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'FAILED', failCode: 'VALUE', value: null })
    await doTasks(holder.club)
    expect((await lastMail(holder.club, `${members[0]!.id}@example.com`, 'DRAW_ENDED'))?.text).toMatch(
      /random number was not available/,
    )
    const failed = await lastMail(holder.club, `${bosses[0]!.id}@example.com`)
    const [day] = await daysIn(jobContext(holder.club.platform, 'test'), 'en', [date])
    expect(failed).toMatchObject({
      kind: 'DRAW_FAILED',
      subject: expect.stringContaining(`Draw for ${day} failed and gave out no tee times: `),
      text: expect.stringContaining(`for ${day} failed`),
    })
  })
})

describe('by the beacon', () => {
  it('the server asks drand at the time of the draw', async () => {
    const { drawIdx } = await ofRound()
    await tend()
    expect(asked).toEqual([`/${QUICKNET.hash}/public/${SIGNED_ROUND.round}`])
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'DRAWN', value: SIGNED_ROUND.randomness })
    const [bundle] = await holder.club.sql`select frozen || drawn as whole from draw_bundle where draw_idx = ${drawIdx}`
    expect(verify(bundle!.whole)).toEqual([])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['away', (response) => response.destroy()],
    ['not ready', (response) => response.writeHead(425).end('{}')],
    ['something else', (response) => response.end('<html>')],
    ['another signature', (response) => response.end(JSON.stringify({ signature: 'b4'.repeat(48) }))],
    ['endless', (response) => response.end('x'.repeat(20_000))],
  ])('that is %s is asked again, and any member may bring the signature', async (_, how) => {
    const { drawIdx, members } = await ofRound()
    answer = how
    await tend()
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'CLOSED' })
    expect((await draw(drawIdx)).fail).toMatchObject({ code: 'BEACON_WRONG', msgVar: { why: 'AWAY' } })
    const wrong = await holder.club.ask(bring, { drawIdx, signature: 'ab'.repeat(48) }, members[0])
    expect(wrong.fail).toMatchObject({ code: 'BEACON_WRONG', msgVar: { why: 'SIGNATURE' } })
    const { signature } = SIGNED_ROUND
    const brought = await holder.club.ask(bring, { drawIdx, signature: signature.toUpperCase() }, members[0])
    expect(brought.data).toMatchObject({ state: 'DRAWN', seed: { proof: signature, value: SIGNED_ROUND.randomness } })
    expect((await holder.club.ask(bring, { drawIdx, signature }, members[1])).fail.code).toBe('WRONG_STATE')
  })

  it('a manager may bring the signature, but nothing before its time', async () => {
    const { drawIdx, members } = await ofRound()
    const { signature } = SIGNED_ROUND
    await holder.club.setClock('2023-08-23T15:59:00Z')
    const at = SIGNED_ROUND.at
    expect((await draw(drawIdx, { signature })).fail).toMatchObject({ code: 'TOO_SOON', msgVar: { at } })
    const early = await holder.club.ask(bring, { drawIdx, signature }, members[0])
    expect(early.fail).toMatchObject({ code: 'BEACON_TOO_EARLY', msgVar: { at } })
    await holder.club.setClock(at)
    expect((await draw(drawIdx, { signature })).data).toMatchObject({ state: 'DRAWN' })
  })

  it('that is away until the time of publishing fails the draw', async () => {
    const { drawIdx, calendar } = await ofRound()
    answer = (response) => response.destroy()
    await holder.club.setClock(calendar.publishAt)
    await tend()
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'FAILED', failCode: 'VALUE' })
  })

  it('is asked even later by a server that was away, and then goes on', async () => {
    const { drawIdx, calendar } = await ofRound()
    await holder.club.setClock(calendar.publishAt)
    await tend()
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'PUBLISHED' })
  })
})

describe('by the slow function', () => {
  it('is computed from the close on, and drawn at its time', async () => {
    const { drawIdx, calendar } = await closed({ mode: 'slow', steps: 60 })
    await holder.club.setClock(calendar.closeAt.replace('17:00', '18:00'))
    expect(await progress(drawIdx)).toBe(0)
    await doTasks(holder.club, 'compute-slow')
    expect(await progress(drawIdx)).toBe(100)
    expect((await draw(drawIdx)).fail.code).toBe('TOO_SOON')
    await holder.club.setClock(calendar.drawAt)
    await doTasks(holder.club, 'advance-draw')
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'DRAWN', value: expect.stringMatching(/^[0-9a-f]{512}$/) })
    const [bundle] = await holder.club.sql`select frozen || drawn as whole from draw_bundle where draw_idx = ${drawIdx}`
    expect(verify(bundle!.whole)).toEqual([])
  })

  it('goes on where a process ended, and fails without its end at the time of publishing', async () => {
    const { drawIdx, calendar } = await closed({ mode: 'slow', steps: 600 })
    const begun = new AbortController()
    const stopped = { ...ctx(), stopping: begun.signal }
    const running = computeSlow(stopped, drawIdx)
    await expect.poll(async () => (await slowOf(holder.club.sql, drawIdx))?.steps ?? 0).toBeGreaterThanOrEqual(250)
    begun.abort()
    await expect(running).rejects.toThrow('the process is ending')
    const { steps, x } = (await slowOf(holder.club.sql, drawIdx))!
    expect(steps).toBeLessThan(600)
    // A process that comes later with less takes nothing away.
    await keepSlow(holder.club.sql, drawIdx, 1, '0'.repeat(512))
    expect(await slowOf(holder.club.sql, drawIdx)).toMatchObject({ steps, x })
    expect((await draw(drawIdx)).fail.code).toBe('BEACON_TOO_EARLY')
    await holder.club.setClock(calendar.publishAt)
    await computeSlow(ctx(), drawIdx)
    await tend()
    expect(await rowOf(drawIdx)).toMatchObject({ state: 'PUBLISHED' })
    const late = await closed(
      { mode: 'slow', steps: 600 },
      undefined,
      Temporal.PlainDate.from(date).add({ weeks: 40 }).toString(),
    )
    await holder.club.setClock(late.calendar.publishAt)
    await tend()
    expect(await rowOf(late.drawIdx)).toMatchObject({ state: 'FAILED', failCode: 'VALUE' })
    await computeSlow(ctx(), late.drawIdx)
    expect(await slowOf(holder.club.sql, late.drawIdx)).toBeUndefined()
  })

  const progress = async (drawIdx: number) => {
    return progressOf(ctx(), (await readDraw(holder.club.sql, drawIdx, 'en'))!)
  }
})

it('whose check disagrees fails, and managers are told', async () => {
  const { drawIdx } = await ofRound()
  await holder.club.sql`
    update draw_bundle set frozen = jsonb_set(frozen, '{entries,0,tickets}', '12') where draw_idx = ${drawIdx}`
  await tend()
  expect(await rowOf(drawIdx)).toMatchObject({ state: 'FAILED', failCode: 'CHECK', value: null })
  const mail = await lastMail(holder.club, `${bosses[0]!.id}@example.com`)
  expect(mail).toMatchObject({ kind: 'DRAW_FAILED', text: expect.stringMatching(/automatic check/) })
})

it('is drawn by one of several processes', async () => {
  const { drawIdx } = await ofRound()
  const { signature } = SIGNED_ROUND
  await Promise.all([tend(), tend(), draw(drawIdx, { signature }), draw(drawIdx, { signature }, bosses[1]), tend()])
  expect(await rowOf(drawIdx)).toMatchObject({ state: 'DRAWN', version: 3 })
  const [log] = await holder.club.sql`
    select count(*)::int as n from audit where noun = 'draw' and record_idx = ${drawIdx} and after ->> 'state' = 'DRAWN'`
  expect(log!.n).toBe(1)
})
