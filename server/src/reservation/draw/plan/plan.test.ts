import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { planDraws, waitingDay } from '../../../../test/draw/draw-jobs.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { TELL_DELAY, tellDelay } from '../../sheet/delay/tell.ts'

const test = TestClub.use()
let boss: Awaited<ReturnType<typeof test.club.manager>>
beforeAll(async () => {
  await test.club.setClock('2027-03-01T10:00')
  boss = await test.club.manager({
    rights: { '940000': 'R', '940700': 'CRUD', '940200': 'RU', '940100': 'R', '940300': 'RU', '940500': 'RU' },
  })
})

const RULESET = { base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 }
const post = (date: string, more: Partial<InputOf<typeof manage.plan>> = {}): InputOf<typeof manage.plan> => ({
  title: 'Spring draw',
  playDates: [date],
  parts: ['1'],
  memberTypes: ['10'],
  openAt: '2027-03-02T00:00:00Z',
  closeAt: '2027-03-03T08:00:00Z',
  drawAt: '2027-03-04T01:00:00Z',
  publishAt: '2027-03-04T01:05:00Z',
  releaseUntil: '2027-03-05T03:00:00Z',
  ruleset: RULESET,
  seed: { mode: 'beacon' },
  ...more,
})
const plan = (input: InputOf<typeof manage.plan>, as = boss) => test.club.ask(manage.plan, input, as)
const change = (drawIdx: number, version: number, input: InputOf<typeof manage.plan>) =>
  test.club.ask(manage.change, { ...input, drawIdx, version }, boss)
const one = async (drawIdx: number) => (await test.club.ask(manage.one, { drawIdx }, boss)).data
const open = (drawIdx: number, version: number) => test.club.ask(manage.open, { drawIdx, version }, boss)
const stateOf = async (date: string, slotIdx: number) => {
  const me = await test.club.member()
  const { data } = await test.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me)
  return data.slots.find((slot) => slot.slotIdx === slotIdx)!
}

describe('a draw that a manager plans', () => {
  it('is proposed from the settings, with the tee times that wait for it', async () => {
    await waitingDay(test.club, '2027-03-20')
    const { data } = await test.club.ask(manage.proposal, { date: '2027-03-20' }, boss)
    expect(data).toEqual({
      openAt: '2027-03-01T00:00:00Z',
      closeAt: '2027-03-03T08:00:00Z',
      drawAt: '2027-03-04T01:00:00Z',
      publishAt: '2027-03-04T01:05:00Z',
      releaseUntil: '2027-03-05T03:00:00Z',
      ruleset: RULESET,
      seed: { mode: 'beacon' },
      slots: [{ part: '1', count: 3 }],
    })
  })

  it('is kept with all that its post fixes, and its words in each language', async () => {
    const { data } = await plan(post('2027-03-20', { translated: { ko: { title: '봄 추첨' } } }))
    expect(data).toMatchObject({
      title: 'Spring draw',
      state: 'PLANNED',
      slotCount: 3,
      entryCount: 0,
      settleAt: '2027-03-05T04:00:00Z',
      seed: { mode: 'beacon', chain: expect.stringMatching(/^52db9ba7/) },
    })
    // The first round at or after the draw: 3 seconds each since its genesis.
    expect(data.seed.round).toBe((Date.parse('2027-03-04T01:00:00Z') / 1000 - 1_692_803_367) / 3 + 1)
    const shown = await one(data.drawIdx)
    expect(shown).toMatchObject({ translated: { ko: { title: '봄 추첨' } }, ruleset: RULESET, ended: {}, typed: null })
    expect(shown.slots.map(({ time, isLost }) => [time, isLost])).toEqual([
      ['07:00', false],
      ['07:08', false],
      ['07:16', false],
    ])
    const { data: korean } = await test.club.ask(manage.one, { drawIdx: data.drawIdx }, boss, {
      'accept-language': 'ko',
    })
    expect(korean.title).toBe('봄 추첨')
  })

  it.each<[string, Partial<InputOf<typeof manage.plan>>, string]>([
    ['a close before the opening', { closeAt: '2027-03-01T23:00:00Z' }, 'closeAt'],
    ['a draw at the close', { drawAt: '2027-03-03T08:00:00Z' }, 'drawAt'],
    ['a result before the draw', { publishAt: '2027-03-04T00:59:00Z' }, 'publishAt'],
    ['wins given back before the result', { releaseUntil: '2027-03-04T01:04:00Z' }, 'releaseUntil'],
    ['play on the day of the result', { playDates: ['2027-03-04'] }, 'playDates[0]'],
    ['fewer tickets at most than at first', { ruleset: { ...RULESET, max: 3 } }, 'ruleset.max'],
    ['numbers of a game without a name', { seed: { mode: 'numbers' } }, 'seed.name'],
    [
      'numbers of a public draw on the day of the close',
      { seed: { mode: 'numbers', name: 'Lotto' }, drawAt: '2027-03-03T14:59:00Z' },
      'drawAt',
    ],
    ['a name of no game', { seed: { mode: 'slow', name: 'Lotto' } }, 'seed.name'],
    ['a course that is not there', { courseIdx: [99999] }, 'courseIdx[0]'],
    ['a language that the club does not have', { translated: { fr: { title: 'Tirage' } } }, 'translated.fr'],
  ])('is refused with %s', async (_, more, field) => {
    const { status, fail } = await plan(post('2027-04-03', more))
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('opens in the future', async () => {
    const { code, fail } = await plan(post('2027-04-03', { openAt: '2027-03-01T00:59:00Z' }))
    expect([code, fail.msgVar]).toEqual(['TOO_SOON', { at: expect.stringMatching(/^2027-03-01T01:0/) }])
  })

  it('shares no tee time with another that has not ended', async () => {
    const { code, fail } = await plan(post('2027-03-20'))
    expect([code, fail.msgVar]).toEqual(['OVERLAP', { with: 'Spring draw' }])
    expect((await plan(post('2027-03-20', { parts: ['2'] }))).code).toBeUndefined()
    const [courses] = await test.club.sql<{ a: number; b: number }[]>`
      select min(course_idx) as a, max(course_idx) as b from course where is_use`
    expect((await plan(post('2027-03-27', { courseIdx: [courses!.a] }))).code).toBeUndefined()
    expect((await plan(post('2027-03-27', { courseIdx: [courses!.a, courses!.b] }))).code).toBe('OVERLAP')
    expect((await plan(post('2027-03-27', { courseIdx: [courses!.b] }))).code).toBeUndefined()
  })

  it('is planned once where two managers plan it at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => plan(post('2027-04-10'))))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['OVERLAP', 'OVERLAP', 'OVERLAP'])
  })

  it('is planned once with the same key', async () => {
    const key = { 'idempotency-key': 'b0f8ae26-74ff-4d8a-8a26-5a3c2e3c8a11' }
    const [first, again] = await Promise.all(
      [1, 2].map(() => test.club.ask(manage.plan, post('2027-04-11'), boss, key)),
    )
    expect(again!.data).toEqual(first!.data)
  })

  it('can be changed until it opens, by a manager who has seen its current version', async () => {
    const { data } = await plan(post('2027-04-17'))
    const changed = await change(data.drawIdx, data.version, post('2027-04-18', { title: 'April draw' }))
    expect(changed.data).toMatchObject({ title: 'April draw', playDates: ['2027-04-18'], version: data.version + 1 })
    const late = await change(data.drawIdx, data.version, post('2027-04-18'))
    expect([late.code, late.fail.msgVar]).toEqual(['CHANGED_MEANWHILE', { version: data.version + 1 }])
    const other = await change(data.drawIdx, data.version + 1, post('2027-03-20'))
    expect(other.code).toBe('OVERLAP')
    const past = await change(data.drawIdx, data.version + 1, post('2027-04-18', { openAt: '2027-02-01T00:00:00Z' }))
    expect(past.code).toBe('TOO_SOON')
    expect(
      (await test.club.ask(manage.change, { ...post('2027-04-18'), drawIdx: 99999, version: 1 }, boss)).status,
    ).toBe(404)
    const { list } = (await test.club.ask(manage.history, { recordIdx: data.drawIdx }, boss)).data
    expect(list).toHaveLength(2)
  })

  it('needs its right', async () => {
    const reader = await test.club.manager({ rights: { '940000': 'R', '940700': 'R' } })
    expect((await plan(post('2027-05-01'), reader)).status).toBe(403)
    expect((await test.club.ask(manage.list, {}, reader)).status).toBe(200)
    expect((await test.club.ask(manage.list, {}, await test.club.manager({}))).status).toBe(403)
  })

  it('is listed by state and days of play', async () => {
    const listed = async (filter: InputOf<typeof manage.list>) =>
      (await test.club.ask(manage.list, filter, boss)).data.list.map(({ playDates }) => playDates.join())
    expect(await listed({ from: '2027-04-18', to: '2027-04-18' })).toEqual(['2027-04-18'])
    expect(await listed({ state: 'OPEN' })).toEqual([])
    expect(await listed({ to: '2027-03-20' })).toEqual(['2027-03-20', '2027-03-20'])
  })
})

describe('an opening', () => {
  it('is never early, and takes the tee times that wait for it', async () => {
    const [slot] = await waitingDay(test.club, '2027-04-24')
    const [afternoon] = await waitingDay(test.club, '2027-04-24', { part: '2', from: '12:00', slots: 1 })
    const [shut] = await waitingDay(test.club, '2027-04-24', { from: '09:00', slots: 1 })
    await test.club.sql`update slot set is_shut = true where slot_idx = ${shut!}`
    const { data } = await plan(post('2027-04-24'))
    const early = await open(data.drawIdx, data.version)
    expect([early.code, early.fail.msgVar]).toEqual(['TOO_SOON', { at: '2027-03-02T00:00:00Z' }])
    await test.club.setClock('2027-03-02T09:00')
    expect((await open(data.drawIdx, data.version + 1)).code).toBe('CHANGED_MEANWHILE')
    const opened = (await open(data.drawIdx, data.version)).data
    expect(opened).toMatchObject({ state: 'OPEN', slotCount: 3, rulesetHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(opened.promise).toBeNull()
    expect((await open(data.drawIdx, opened.version)).fail.msgVar).toEqual({ state: 'OPEN' })
    expect((await change(data.drawIdx, opened.version, post('2027-04-24'))).code).toBe('WRONG_STATE')
    expect(await stateOf('2027-04-24', slot!)).toMatchObject({ state: 'DRAW', drawIdx: data.drawIdx })
    expect(await stateOf('2027-04-24', afternoon!)).toMatchObject({ state: 'DRAW', opensAt: '2027-04-05T00:00:00Z' })
    const hold = await test.club.hold(await test.club.member(), slot!)
    expect([hold.code, hold.fail.msgVar]).toEqual(['DRAW_ONLY', { drawIdx: data.drawIdx, opensAt: null }])
    const waits = await test.club.hold(await test.club.member(), afternoon!)
    expect(waits.fail.msgVar).toEqual({ drawIdx: null, opensAt: '2027-04-05T00:00:00Z' })
  })

  it('waits until its days are published', async () => {
    await test.club.setClock('2027-03-01T10:00')
    await waitingDay(test.club, '2027-05-01')
    await test.club.sql`update sheet_day set state = 'DRAFT' where date = '2027-05-01'`
    const { drawIdx, version } = (await plan(post('2027-05-01'))).data
    await test.club.setClock('2027-03-02T09:00')
    expect((await open(drawIdx, version)).fail.msgVar).toEqual({ state: 'DRAFT' })
    await planDraws(test.club)
    expect(await one(drawIdx)).toMatchObject({ state: 'PLANNED', drafts: ['2027-05-01'] })
    await test.club.sql`update sheet_day set state = 'PUBLISHED' where date = '2027-05-01'`
    await planDraws(test.club)
    expect(await one(drawIdx)).toMatchObject({ state: 'OPEN', slotCount: 3, drafts: [] })
    await test.club.setClock('2027-03-01T10:00')
  })

  it('is done once, by a job or managers who press at the same moment', async () => {
    await test.club.setClock('2027-03-01T10:00')
    await waitingDay(test.club, '2027-04-25')
    const { data } = await plan(post('2027-04-25'))
    await test.club.setClock('2027-03-02T09:00')
    const answers = await Promise.all([
      planDraws(test.club).then(() => undefined),
      ...[1, 2, 3].map(() => open(data.drawIdx, data.version)),
    ])
    expect(answers.filter((answer) => answer?.result).length).toBeLessThanOrEqual(1)
    expect(await one(data.drawIdx)).toMatchObject({
      state: 'OPEN',
      slotCount: 3,
      lostCount: 0,
      version: data.version + 1,
    })
    await test.club.setClock('2027-03-01T10:00')
    await planDraws(test.club)
    expect((await one(data.drawIdx)).version).toBe(data.version + 1)
  })
})

describe('before its close a draw loses', () => {
  let drawIdx: number
  let slots: number[]
  beforeAll(async () => {
    await test.club.setClock('2027-03-01T10:00')
    slots = await waitingDay(test.club, '2027-05-08', { slots: 4 })
    const { data } = await plan(post('2027-05-08'))
    drawIdx = data.drawIdx
    await test.club.setClock('2027-03-02T09:00')
    await planDraws(test.club)
  })
  const lost = async () => (await one(drawIdx)).slots.map(({ isLost }) => isLost)
  const version = async () =>
    (await test.club.ask(contract.dayManage.list, { from: '2027-05-08', to: '2027-05-08' }, boss)).data[0]!.version

  it('a tee time that the club takes', async () => {
    const input = { slotIdx: [slots[0]!], kind: 'BLOCK' as const, reason: 'Works' }
    expect((await test.club.ask(contract.slotManage.block, input, boss)).code).toBeUndefined()
    expect(await lost()).toEqual([true, false, false, false])
    expect((await one(drawIdx)).slotCount).toBe(3)
  })

  it('those of a day that is suspended; reopened, they are for members who stand by and then for everyone', async () => {
    const where = { date: '2027-05-08', reason: 'Storm' }
    const shut = await test.club.ask(
      contract.dayManage.suspend,
      { ...where, version: await version(), cancelBookings: false },
      boss,
    )
    expect(shut.code).toBeUndefined()
    expect(await lost()).toEqual([true, true, true, true])
    await test.club.ask(contract.dayManage.reopen, { ...where, version: await version() }, boss)
    expect(await lost()).toEqual([true, true, true, true])
    expect((await stateOf('2027-05-08', slots[1]!)).state).not.toBe('DRAW')
    expect(await one(drawIdx)).toMatchObject({ state: 'OPEN', slotCount: 0 })
  })

  it('one that a delay takes out of its day, once the delay stands', async () => {
    await test.club.setClock('2027-03-01T10:00')
    // Past midnight is no time of the day.
    const [last] = await waitingDay(test.club, '2027-05-15', { from: '23:36', slots: 1, part: '3' })
    const { data } = await plan(post('2027-05-15', { parts: ['3'] }))
    await test.club.setClock('2027-03-02T09:00')
    await planDraws(test.club)
    const input = { date: '2027-05-15', minutes: 40, from: '23:00', reason: 'FROST' as const, cannot: [] }
    expect((await test.club.ask(contract.delay.make, input, boss)).data).toMatchObject({ moved: 0 })
    expect((await one(data.drawIdx)).slotCount).toBe(1)
    await test.club.moveClock(61)
    const job = tellDelay({ notify, mailWanted: async () => true })
    while (await performTasks(jobContext(test.club.platform, TELL_DELAY), job));
    const { slotCount, lostCount, slots } = await one(data.drawIdx)
    expect([slotCount, lostCount, slots]).toMatchObject([0, 1, [{ slotIdx: last, isLost: true }]])
  })

  it('no tee time that only waits for it', async () => {
    const [slot] = await waitingDay(test.club, '2027-05-09')
    const block = { slotIdx: [slot!], kind: 'HOUSE' as const, reason: 'Guests' }
    await test.club.sql`
      insert into sheet_part (date, part, draw_share, fcfs_share, house_share, team_share) values ('2027-05-09', '1', 60, 0, 40, 0)`
    expect((await test.club.ask(contract.slotManage.block, block, boss)).code).toBeUndefined()
    expect((await stateOf('2027-05-09', slot!)).state).toBe('HOUSE')
  })
})
