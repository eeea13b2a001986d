import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let boss: Awaited<ReturnType<TestClub['manager']>>
/** A Friday that is open, and a Wednesday that is not yet. */
const [OPEN, SHUT] = ['2027-03-12', '2027-03-24']
let slots: number[]
beforeAll(async () => {
  const { club } = holder
  boss = await club.manager({ rights: { '940000': 'R', '940300': 'R' } })
  await club.setClock('2027-03-10T12:00')
  slots = await club.day(OPEN, { slots: 2 })
  await club.day(OPEN, { slots: 1, from: '12:00', part: '2' })
  await club.day(SHUT)
})
beforeEach(async () => {
  await holder.club.sql`delete from opening_rule`
  await rule()
})

async function rule(fields: object = {}) {
  const row = { member_type: '10', day_class: 'WEEKDAY', pattern: 'ROLLING', days: 10, time: '09:00', quota_day: 1 }
  await holder.club.sql`insert into opening_rule ${holder.club.sql({ ...row, ...fields })}`
  holder.club.platform.cache.invalidate('rule')
}
const explain = async (
  { memberIdx }: Pick<Member, 'memberIdx'>,
  date: string,
  more: { courseIdx?: number; part?: string } = {},
) => (await holder.club.ask(contract.opening.explain, { memberIdx, date, ...more }, boss)).data
const codes = ({ blocks }: { blocks: { code: string }[] }) => blocks.map(({ code }) => code)

describe('GET /manage/opening-rules/explain', () => {
  it('says that nothing keeps a member from booking, under which rule, and what is used', async () => {
    const me = await holder.club.member()
    expect(await explain(me, OPEN)).toMatchObject({
      ...{ opensAt: '2027-03-02T00:00:00Z', used: 0, max: null, usedDay: 0, maxDay: 1, blocks: [] },
      rule: { memberType: '10', pattern: 'ROLLING', days: 10 },
    })
  })

  it('says when a day opens, and that it is for no member of the type', async () => {
    const me = await holder.club.member()
    const opensAt = '2027-03-14T00:00:00Z'
    expect(await explain(me, SHUT)).toMatchObject({ opensAt, blocks: [{ code: 'NOT_OPEN', vars: { opensAt } }] })
    const web = await holder.club.member({ memberType: '20' })
    expect(await explain(web, SHUT)).toMatchObject({ opensAt: null, rule: null })
    expect(codes(await explain(web, SHUT))).toEqual(['TYPE_NOT_ALLOWED'])
    expect(await explain(me, '2027-03-16')).toMatchObject({
      blocks: [{ code: 'DAY_CLOSED', vars: { reason: 'NO_SHEET' } }],
      opensAt: '2027-03-06T00:00:00Z',
    })
    expect(codes(await explain(me, '2027-03-13'))).toEqual(['DAY_CLOSED'])
  })

  it('looks at the course and part that are asked for', async () => {
    await rule({ part: '2', days: 1 })
    const me = await holder.club.member()
    expect(codes(await explain(me, OPEN))).toEqual([])
    expect(codes(await explain(me, OPEN, { part: '2' }))).toEqual(['NOT_OPEN'])
    expect(await explain(me, OPEN, { part: '2' })).toMatchObject({ rule: { part: '2', days: 1 } })
    expect(codes(await explain(me, OPEN, { courseIdx: 2 }))).toEqual(['DAY_CLOSED'])
  })

  it('counts limits, other bookings, suspensions and the state of the account', async () => {
    const { club } = holder
    const me = await club.member()
    await club.book(me, slots[0]!, await club.hold(me, slots[0]!))
    const found = await explain(me, OPEN)
    expect(found).toMatchObject({ used: 1, usedDay: 1, maxDay: 1, blocks: [{ code: 'QUOTA_DAY' }] })
    expect(codes(await explain(me, OPEN, { part: '1' }))).toEqual(['QUOTA_DAY', 'PLAYER_ALREADY_BOOKED'])
    const other = await club.member({ state: 'DORMANT' })
    await club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${other.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2027-04-30')`
    expect(await explain(other, OPEN)).toMatchObject({
      blocks: [
        { code: 'WRONG_STATE', vars: { state: 'DORMANT' } },
        { code: 'SUSPENDED', vars: { until: '2027-04-30', why: 'W2' } },
      ],
    })
  })

  it('says that all are taken', async () => {
    const { club } = holder
    const [only] = await club.day('2027-03-15', { slots: 1 })
    const [first, second] = [await club.member(), await club.member()]
    await club.book(first, only!, await club.hold(first, only!))
    expect(codes(await explain(second, '2027-03-15'))).toEqual(['TAKEN'])
  })

  it('needs a member who is there, and the right', async () => {
    const { club } = holder
    expect((await club.ask(contract.opening.explain, { memberIdx: 99999, date: OPEN }, boss)).status).toBe(404)
    const other = await club.manager({ rights: { '940000': 'R', '941000': 'R' } })
    expect((await club.ask(contract.opening.explain, { memberIdx: 99999, date: OPEN }, other)).status).toBe(403)
    expect((await club.ask(contract.opening.explain, { memberIdx: 1, date: '2027-02-30' }, boss)).status).toBe(400)
  })
})

describe('POST /manage/opening-rules/simulate', () => {
  type Trial = InputOf<typeof contract.opening.simulate>
  const tried: Trial['rules'][number] = {
    ...{ memberType: '10', dayClass: 'WEEKDAY', pattern: 'ROLLING', days: 10, time: '09:00', quotaDay: 1 },
  }
  const simulate = (body: Trial) => holder.club.ask(contract.opening.simulate, body, boss)
  const march = { from: '2027-03-10', to: '2027-03-31' }

  it('tries other rules on past bookings, and saves nothing', async () => {
    const { club } = holder
    const before = await club.sql`select * from opening_rule`
    await club.setClock('2027-04-01T12:00')
    const { data } = await simulate({ rules: [{ ...tried, days: 1 }], ...march })
    expect(data).toEqual({
      before: { booked: 2, refused: 0, primeShare: [] },
      after: { booked: 0, refused: 2, primeShare: [] },
      // A manager who may not read bookings reads no names.
      members: { more: 0, less: 2, list: null },
    })
    expect((await simulate({ rules: [{ ...tried, days: 3 }], ...march })).data.after).toMatchObject({
      booked: 1,
      refused: 1,
    })
    expect((await simulate({ rules: [], ...march })).data.after).toMatchObject({ booked: 0, refused: 2 })
    expect([...(await club.sql`select * from opening_rule`)]).toEqual([...before])
    await club.setClock('2027-03-10T12:00')
  })

  it('shares the mornings of weekends among the types of members', async () => {
    const { club } = holder
    await rule({ day_class: 'WEEKEND' })
    await rule({ day_class: 'WEEKEND', member_type: '11' })
    const made = await club.day('2027-03-14', { slots: 2, dayClass: 'WEEKEND' })
    for (const [i, memberType] of ['10', '11'].entries()) {
      const me = await club.member({ memberType })
      await club.book(me, made[i]!, await club.hold(me, made[i]!))
    }
    await club.setClock('2027-04-01T12:00')
    const rules = [{ ...tried, dayClass: 'WEEKEND' as const }]
    const { data } = await simulate({ rules, from: '2027-03-13', to: '2027-03-14' })
    expect(data.before.primeShare).toEqual([
      { memberType: '10', share: 0.5 },
      { memberType: '11', share: 0.5 },
    ])
    expect(data.after).toEqual({ booked: 1, refused: 1, primeShare: [{ memberType: '10', share: 1 }] })
    await club.setClock('2027-03-10T12:00')
  })

  it('names the members who get more and less, to managers who may read bookings', async () => {
    const { club } = holder
    const reader = await club.manager({ rights: { '940000': 'R', '940300': 'R', '940400': 'R' } })
    const made = await club.day('2027-03-18', { slots: 2 })
    const [early, late] = [
      await club.member({ name: 'Early Bird' }),
      await club.member({ memberType: '11', name: 'Second Come' }),
    ]
    await rule({ member_type: '11' })
    for (const [i, me] of [early, late].entries()) await club.book(me, made[i]!, await club.hold(me, made[i]!))
    await club.sql`update opening_rule set quota_day = 0 where member_type = '11'`
    await club.setClock('2027-04-01T12:00')
    const input = {
      rules: [{ memberType: '11', dayClass: 'WEEKDAY', pattern: 'ROLLING', days: 10, time: '09:00', quotaDay: 1 }],
      from: '2027-03-18',
      to: '2027-03-18',
    } as const
    const { members } = (await club.ask(contract.opening.simulate, { ...input, rules: [...input.rules] }, reader)).data
    expect(members).toEqual({
      more: 1,
      less: 1,
      list: [
        { memberIdx: early.memberIdx, name: 'Early Bird', memberType: '10', before: 1, after: 0 },
        { memberIdx: late.memberIdx, name: 'Second Come', memberType: '11', before: 0, after: 1 },
      ],
    })
    await club.setClock('2027-03-10T12:00')
  })

  it.each([
    ['to', { from: '2027-03-02', to: '2027-03-01' }],
    ['to', { from: '2027-03-02', to: '2027-03-10' }],
    ['from', { from: '2026-03-01', to: '2027-03-09' }],
    ['rules[1].days', { rules: [tried, { ...tried, days: null }], from: '2027-03-01', to: '2027-03-02' }],
    ['rules[0].time', { rules: [{ ...tried, time: '9' }], from: '2027-03-01', to: '2027-03-02' }],
  ])('names %s as wrong in %j', async (field, wrong) => {
    const { status, fail } = await simulate({ rules: [tried], ...wrong })
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('needs the right', async () => {
    const other = await holder.club.manager({ rights: { '940000': 'R', '941000': 'R' } })
    const body = { rules: [], from: '2027-03-01', to: '2027-03-02' }
    expect((await holder.club.ask(contract.opening.simulate, body, other)).status).toBe(403)
  })
})
