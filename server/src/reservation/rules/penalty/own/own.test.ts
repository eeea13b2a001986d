import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let me: Member

beforeEach(async () => {
  me = await holder.club.member()
})

const mine = (more: object = {}, as: { token: string } | undefined = me) =>
  holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx, ...more }, as)

describe('GET /my-reservation/penalty/{id}', () => {
  beforeEach(
    () => holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date, counts_until) values
      (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date() - 60, current_club_date() - 31, null, null, null, null),
      (${me.memberIdx}, 'W5', 'ACTIVE', current_club_date() - 400, null, null, null, null, current_club_date() - 35),
      (${me.memberIdx}, 'W3', 'CLEARED', current_club_date() - 50, null, 1000, 'KRW', current_club_date() - 20, null),
      (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date() - 1, null, 2000, 'KRW', '2026-12-31', null),
      (${me.memberIdx}, 'W7', 'WAIVED', current_club_date() - 3, current_club_date() + 10, null, null, null, null)`,
  )

  it('lists all of them, the newest first, with what is over by its last day', async () => {
    const { data } = await mine()
    expect(data.total).toBe(5)
    expect(data.list.map(({ code, state, paid }) => [code, state, paid])).toEqual([
      ['W2', 'ACTIVE', false],
      ['W7', 'WAIVED', false],
      ['W3', 'CLEARED', true],
      ['W1', 'SERVED', false],
      ['W5', 'SERVED', false],
    ])
    expect(data.list[0]).toMatchObject({
      money: 2000,
      currency: 'KRW',
      dueDate: '2027-01-01'.replace('2027-01-01', data.list[0]!.dueDate!),
    })
    expect(data.list[0]!.ruleText).toMatch(/day before/i)
  })

  it('is filtered by the state that it shows', async () => {
    const codes = async (state: 'ACTIVE' | 'SERVED' | 'PROPOSED') =>
      (await mine({ state })).data.list.map(({ code }) => code)
    expect(await codes('ACTIVE')).toEqual(['W2'])
    expect(await codes('SERVED')).toEqual(['W1', 'W5'])
    expect(await codes('PROPOSED')).toEqual([])
  })

  it('is for the member alone', async () => {
    const [other, boss] = [await holder.club.member(), await holder.club.manager({ isSSAdmin: true })]
    expect((await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx })).status).toBe(401)
    expect((await mine({}, other)).status).toBe(403)
    expect((await mine({}, boss)).status).toBe(403)
  })
})
