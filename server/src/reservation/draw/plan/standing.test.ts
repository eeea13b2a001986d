import { contract } from '@clubhouse/contract'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { planDraws, waitingDay } from '../../../../test/draw/draw-jobs.ts'
import { freeing } from '../../../../test/freeing.ts'

const test = TestClub.use()
let boss: Awaited<ReturnType<typeof test.club.manager>>
// Of the week of Monday 29 March the draw is open from Monday 15 March at 09:00 to Wednesday 17 March at 17:00.
beforeAll(async () => {
  boss = await test.club.manager({
    rights: { '940000': 'R', '940700': 'CRUD', '940200': 'RU', '940300': 'RU', '960100': 'CRUD' },
  })
})

const drawsOf = async (date: string) => (await test.club.ask(manage.list, { from: date, to: date }, boss)).data.list
const theDraw = async (date: string) => (await drawsOf(date))[0]!
const stateOf = async (date: string, slotIdx: number) => {
  const me = await test.club.member()
  const { data } = await test.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me)
  return data.slots.find((slot) => slot.slotIdx === slotIdx)!
}
const waiting = async (date: string) =>
  (await test.club.ask(manage.proposal, { date }, boss)).data.slots.reduce((sum, { count }) => sum + count, 0)

describe('the standing plan', () => {
  it('plans one draw for all days of class WEEKEND of a week that have a share for it', async () => {
    await test.club.setClock('2027-03-10T10:00')
    await waitingDay(test.club, '2027-03-31')
    await waitingDay(test.club, '2027-04-01', { dayClass: 'WEEKDAY' })
    await waitingDay(test.club, '2027-04-03')
    await waitingDay(test.club, '2027-04-03', { part: '2', from: '12:00' })
    await test.club.day('2027-04-04', { dayClass: 'WEEKEND' })
    await planDraws(test.club)
    const draw = await theDraw('2027-04-03')
    expect(draw).toMatchObject({
      title: 'Draw for the week of Mon 29 Mar',
      playDates: ['2027-03-31', '2027-04-03'],
      parts: ['1', '2'],
      courseIdx: [],
      memberTypes: ['10', '11', '13'],
      slotCount: 9,
      state: 'PLANNED',
      openAt: '2027-03-15T00:00:00Z',
      closeAt: '2027-03-17T08:00:00Z',
      settleAt: '2027-03-19T04:00:00Z',
      seed: { mode: 'beacon' },
    })
    const shown = (await test.club.ask(manage.one, { drawIdx: draw.drawIdx }, boss)).data
    expect(shown.ruleset).toEqual({ base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 })
    expect(shown.translated).toEqual({ ko: { title: '03.29 (월) 주간 추첨' } })
  })

  it('plans it once, and follows its days until it opens', async () => {
    await waitingDay(test.club, '2027-04-04', { from: '09:00' })
    await Promise.all([1, 2, 3].map(() => planDraws(test.club)))
    expect(await drawsOf('2027-04-03')).toHaveLength(1)
    expect((await theDraw('2027-04-03')).playDates).toEqual(['2027-03-31', '2027-04-03', '2027-04-04'])
    await test.club.sql`update sheet_day set day_type = 'WD', day_class = 'WEEKDAY' where date = '2027-03-31'`
    await planDraws(test.club)
    expect((await theDraw('2027-04-03')).playDates).toEqual(['2027-04-03', '2027-04-04'])
  })

  it('leaves alone what a manager changed', async () => {
    const { drawIdx, version } = await theDraw('2027-04-03')
    const { translated: _, ...post } = (await test.club.ask(manage.one, { drawIdx }, boss)).data
    const { title, memberTypes, openAt, closeAt, drawAt, publishAt, releaseUntil, ruleset } = post
    const changed = await test.club.ask(
      manage.change,
      {
        ...{ drawIdx, version, title, memberTypes, openAt, closeAt, drawAt, publishAt, releaseUntil, ruleset },
        ...{ playDates: ['2027-04-03'], parts: ['1'], seed: { mode: 'beacon' } },
      },
      boss,
    )
    expect(changed.code).toBeUndefined()
    await planDraws(test.club)
    expect(await theDraw('2027-04-03')).toMatchObject({ playDates: ['2027-04-03'], parts: ['1'], slotCount: 3 })
  })

  it('plans nothing for what a manager planned, and plans the rest of the week', async () => {
    const days = ['2027-04-10', '2027-04-11']
    for (const date of days) await waitingDay(test.club, date)
    const { openAt: _, ...at } = (await test.club.ask(manage.proposal, { date: '2027-04-10' }, boss)).data
    const input = { ...at, openAt: '2027-03-20T00:00:00Z', title: 'Cup', parts: ['1'], memberTypes: ['10'] }
    const own = await test.club.ask(
      manage.plan,
      { ...input, playDates: ['2027-04-10'], closeAt: '2027-03-24T08:00:00Z' },
      boss,
    )
    expect(own.code).toBeUndefined()
    await planDraws(test.club)
    expect((await drawsOf('2027-04-10')).map(({ title }) => title)).toEqual(['Cup'])
    expect((await theDraw('2027-04-11')).playDates).toEqual(['2027-04-11'])
  })

  it('opens at once where its days are made after the opening, and never after the close', async () => {
    await test.club.setClock('2027-03-29T09:01')
    const [slot] = await waitingDay(test.club, '2027-04-17')
    await planDraws(test.club)
    const draw = await theDraw('2027-04-17')
    expect(draw.state).toBe('OPEN')
    expect(await stateOf('2027-04-17', slot!)).toMatchObject({ state: 'DRAW', drawIdx: draw.drawIdx })
    await test.club.setClock('2027-04-07T17:00')
    await waitingDay(test.club, '2027-04-24')
    await planDraws(test.club)
    expect(await drawsOf('2027-04-24')).toEqual([])
  })

  it('is for the types of the club for whom its days open before the leftovers, and follows the rules', async () => {
    const { club } = test
    const types = ['30', '31', '32']
    await club.sql`
      insert into code (group_id, key, key_name, labels) select '702', unnest(${types}::text[]), 'Type', '{"en": "Type"}'`
    await club.sql`update code set is_use = false where group_id = '702' and key in ('10', '11', '13')`
    await club.sql`
      insert into opening_rule (member_type, day_class, pattern, days, weeks, weekday, time) values
        ('30', 'WEEKEND', 'WEEKLY', null, 2, 5, '09:00'), ('31', 'WEEKEND', 'ROLLING', 40, null, null, '09:00'),
        ('32', 'WEEKEND', 'ROLLING', 7, null, null, '09:00')`
    club.platform.cache.invalidate('rule')
    await waitingDay(club, '2027-06-19')
    await planDraws(club)
    expect((await theDraw('2027-06-19')).memberTypes).toEqual(['30', '31'])
    await club.sql`update opening_rule set days = 7 where member_type = '31'`
    club.platform.cache.invalidate('rule')
    await planDraws(club)
    expect((await theDraw('2027-06-19')).memberTypes).toEqual(['30'])
    await club.sql`delete from opening_rule where member_type = any (${types})`
    await club.sql`update code set is_use = true where group_id = '702' and key in ('10', '11', '13')`
    club.platform.cache.invalidate('rule')
  })

  it('plans none where the club switched it off', async () => {
    await test.club.sql`insert into rule_setting (name, "values") values ('draw', '{"isStanding": false}')`
    test.club.platform.cache.invalidate('rule')
    const [slot] = await waitingDay(test.club, '2027-05-22')
    await planDraws(test.club)
    expect(await drawsOf('2027-05-22')).toEqual([])
    expect(await stateOf('2027-05-22', slot!)).toEqual(expect.not.objectContaining({ opensAt: expect.anything() }))
    await test.club.sql`delete from rule_setting where name = 'draw'`
    test.club.platform.cache.invalidate('rule')
  })
})

describe('a tee time that waits for a draw', () => {
  it('is free when what a draw of its week leaves would be, where none is planned; standby comes first', async () => {
    // The week of Monday 24 May: its leftovers are released on Friday 14 May at 13:00.
    await test.club.setClock('2027-05-12T17:01')
    const [slot, next] = await waitingDay(test.club, '2027-05-29', { slots: 2 })
    const [freed] = await waitingDay(test.club, '2027-05-30', { slots: 1 })
    const waits = await test.club.member()
    await test.club.setClock('2027-05-14T12:59')
    const wish = { date: '2027-05-29', hours: ['07'], partySize: 4, auto: false }
    expect((await test.club.ask(contract.standby.standBy, wish, waits)).code).toBeUndefined()
    await planDraws(test.club)
    expect(await waiting('2027-05-29')).toBe(2)
    await test.club.setClock('2027-05-14T13:00')
    await freeing(test.club, () => planDraws(test.club))
    expect(await waiting('2027-05-29')).toBe(0)
    expect([(await stateOf('2027-05-29', slot!)).state, (await stateOf('2027-05-29', next!)).state]).toEqual([
      'BOOKED',
      'BOOKED',
    ])
    const taken = await test.club.hold(await test.club.member(), freed!)
    expect(taken.code).toBeUndefined()
  })

  it('waits for a draw that a manager planned for later', async () => {
    await test.club.setClock('2027-05-14T13:00')
    await waitingDay(test.club, '2027-05-28', { dayClass: 'WEEKEND' })
    const input = {
      ...{ title: 'Late', playDates: ['2027-05-28'], parts: ['1'], memberTypes: [], seed: { mode: 'beacon' as const } },
      ...{ openAt: '2027-05-15T00:00:00Z', closeAt: '2027-05-16T00:00:00Z', drawAt: '2027-05-17T00:00:00Z' },
      ...{ publishAt: '2027-05-17T01:00:00Z', releaseUntil: '2027-05-18T00:00:00Z' },
      ruleset: { base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 },
    }
    expect((await test.club.ask(manage.plan, input, boss)).code).toBeUndefined()
    await planDraws(test.club)
    expect(await waiting('2027-05-28')).toBe(3)
  })
})
