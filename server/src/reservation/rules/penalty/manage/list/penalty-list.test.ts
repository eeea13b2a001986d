import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../../../../test/club.ts'

const holder = TestClub.use()
type Query = InputOf<typeof contract.penaltyList.list>
type Decided = InputOf<typeof contract.conduct.decide>
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
let [kim, lee]: Member[] = []

beforeAll(async () => {
  const { club } = holder
  await club.setClock('2027-03-04T10:00')
  boss = await club.manager({ rights: { '940000': 'R', '940900': 'CRU' } })
  ;[kim, lee] = [await club.member({ name: 'Kim', otherName: '김' }), await club.member({ name: 'Lee' })]
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, money, currency, reason) values
      (${kim!.memberIdx}, 'W2', 'ACTIVE', '2027-03-01', '2027-04-29', 120000, 'KRW', 'cancelled late'),
      (${lee!.memberIdx}, 'W8', 'PROPOSED', '2027-03-04', '2027-08-30', null, null, 'lent a name')`
})

const found = async (query: Query) => {
  const { status, data } = await holder.club.ask(contract.penaltyList.list, query, boss)
  expect(status, JSON.stringify(query)).toBe(200)
  return data.list.map(({ name, code }) => `${name} ${code}`)
}
const BOTH = ['Lee W8', 'Kim W2']
it.each<[Query, string[]]>([
  [{}, BOTH],
  [{ sort: '-state' }, BOTH.toReversed()],
  [{ sort: 'from' }, BOTH.toReversed()],
  [{ state: 'PROPOSED' }, ['Lee W8']],
  [{ code: 'W2' }, ['Kim W2']],
  [{ from: '2027-03-02' }, ['Lee W8']],
  [{ to: '2027-03-02' }, ['Kim W2']],
  [{ keyword: 'kim' }, ['Kim W2']],
  [{ keyword: '김' }, ['Kim W2']],
  [{ keyword: 'LENT' }, ['Lee W8']],
  [{ keyword: 'a%' }, []],
  [{ keyword: 'nobody' }, []],
])('with %j it lists %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

it('counts what is to be decided, and reads one', async () => {
  const { list, counts } = (await holder.club.ask(contract.penaltyList.list, { memberIdx: kim!.memberIdx }, boss)).data
  expect(counts).toEqual({ PROPOSED: 1, OVERDUE: 0 })
  const { data } = await holder.club.ask(contract.penaltyList.one, { penaltyIdx: list[0]!.penaltyIdx }, boss)
  expect(data).toMatchObject({
    name: 'Kim',
    state: 'ACTIVE',
    until: '2027-04-29',
    money: 120000,
    paid: false,
    version: 1,
  })
  expect((await holder.club.ask(contract.penaltyList.one, { penaltyIdx: 999_999 }, boss)).status).toBe(404)
})

it('clears a penalty whose money was paid in full, which ends the suspension', async () => {
  const [row] = (await holder.club.ask(contract.penaltyList.list, { code: 'W2' }, boss)).data.list
  const decide = (body: Partial<Decided>) =>
    holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: row!.penaltyIdx, version: 1, action: 'CLEAR', reason: 'paid at the desk', ...body },
      boss,
    )
  expect((await decide({})).fail.msgDetail).toBe('paid')
  expect((await decide({ paid: 1000 })).fail.msgDetail).toBe('paid')
  expect((await decide({ paid: 120000 })).data).toMatchObject({ state: 'CLEARED', paid: true, version: 2 })
  expect((await decide({ paid: 120000, version: 2 })).fail.code).toBe('WRONG_STATE')
  const standing = (await holder.club.ask(contract.profile.penalties, { memberIdx: kim!.memberIdx }, kim)).data
  expect(standing.suspendedUntil ?? null).toBe(null)
  const messages = await holder.club.sql`select kind from member_message where member_idx = ${kim!.memberIdx}`
  expect([...messages]).toEqual([{ kind: 'RESUMED' }])
})

it('clears nothing that has no money', async () => {
  const [row] = (await holder.club.ask(contract.penaltyList.list, { code: 'W8' }, boss)).data.list
  const body = { version: 1, action: 'CLEAR', paid: 1000, reason: 'paid' } as const
  const answer = await holder.club.ask(contract.conduct.decide, { penaltyIdx: row!.penaltyIdx, ...body }, boss)
  expect(answer.fail.code).toBe('WRONG_STATE')
})

it('finds a penalty by the number of its booking', async () => {
  const { club } = holder
  const [slotIdx] = await club.day('2027-03-16')
  const park = await club.member({ name: 'Park' })
  const { data } = await club.book(park, slotIdx!, await club.hold(park, slotIdx!))
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, booking_idx) values
      (${park.memberIdx}, 'W2', 'PROPOSED', '2027-03-17', '2027-04-16', ${data.bookingIdx})`
  expect(await found({ keyword: data.bookingNo.toLowerCase() })).toEqual(['Park W2'])
})
