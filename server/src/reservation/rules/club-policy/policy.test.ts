import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import {
  POLICIES,
  POLICIES_FIRST,
  POLICY_NAMES,
  type PolicyValue,
} from '@clubhouse/contract/reservation/rules/policies'
import { beforeAll, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Policy = InputOf<typeof contract.clubPolicy.change>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
  await holder.club.setClock('2027-03-01T10:00')
})

const read = async (name: Policy['name']) => (await holder.club.ask(contract.clubPolicy.read, { name }, boss)).data
const put = (name: Policy['name'], values: Policy['values'], version: number, as = boss) =>
  holder.club.ask(contract.clubPolicy.change, { name, values, version }, as)
/** Sets values over what is there; a moment later every process knows. */
async function set(name: Policy['name'], values: Policy['values']) {
  const { data } = await put(name, values, (await read(name)).version)
  holder.club.platform.cache.invalidate('rule')
  return data
}

it.each(POLICY_NAMES)('%s begins with its defaults, is changed, and set back', async (name) => {
  const defaults = POLICIES_FIRST[name]
  const first = await read(name)
  expect(first).toEqual({ values: defaults, defaults, version: 0 })
  const all = Object.entries<PolicyValue>(POLICIES[name])
  const [field, about] = all.find(([, one]) => one.kind === 'COUNT' && one.first > one.least)!
  const value = Number(about.first)
  const changed = (await put(name, { [field]: value - 1 }, 0)).data
  expect(changed).toEqual({ values: { ...defaults, [field]: value - 1 }, defaults, version: 1 })
  expect(await read(name)).toEqual(changed)
  expect((await put(name, { [field]: value }, 1)).data).toEqual({ values: defaults, defaults, version: 2 })
  const [row] = await holder.club.sql`select "values" from rule_setting where name = ${name}`
  expect(row!.values).toEqual({})
})

it.each([
  ['sheet', { publishDays: 6 }, 'values.publishDays'],
  ['sheet', { publishDays: 366 }, 'values.publishDays'],
  ['hold', { seconds: 601 }, 'values.seconds'],
  ['hold', { seconds: 'long' }, 'values.seconds'],
  ['hold', { extendFromSeconds: 120, seconds: 60 }, 'values.extendFromSeconds'],
  ['booking', { dueTime: '25:00' }, 'values.dueTime'],
  ['booking', { showNames: 'EVERYBODY' }, 'values.showNames'],
  ['cancel', { perDay: 1 }, 'values.perDay'],
  ['guest', { samePerMonth: 7, samePerYear: 6 }, 'values.samePerMonth'],
  ['draw', { drawShare: 60 }, 'values.drawShare'],
] as const)('of %s with %j names %s', async (name, values, field) => {
  const before = await read(name)
  const { status, fail } = await put(name, values, before.version)
  expect([status, fail.msgDetail]).toEqual([400, field])
  expect(await read(name)).toEqual(before)
})

it('needs its right, and a policy that is there', async () => {
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940300': 'R' } })
  expect((await put('hold', { seconds: 240 }, 0, reader)).status).toBe(403)
  const other = await holder.club.manager({ rights: { '940000': 'R', '910200': 'RU' } })
  expect((await holder.club.ask(contract.clubPolicy.read, { name: 'hold' }, other)).status).toBe(403)
  expect((await holder.club.send(contract.clubPolicy.read, { name: 'account' }, boss)).status).not.toBe(200)
})

it('of managers who save at once one does, also the first value of all', async () => {
  await holder.club.sql`delete from rule_setting where name = 'guest'`
  const saves = await Promise.all([4, 5, 6, 7].map((perDay) => put('guest', { perDay }, 0)))
  expect(saves.filter(({ result }) => result)).toHaveLength(1)
  expect(saves.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('CHANGED_MEANWHILE'))
  await set('guest', { perDay: 3 })
})

it('decides at once, for bookings from now on, and its history tells who changed what', async () => {
  const { club } = holder
  const me = await club.member()
  const friend = await club.member()
  const [slot, next] = await club.day('2027-03-11', { slots: 2 })
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
    { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
    { no: 3, kind: 'TBD' },
    { no: 4, kind: 'TBD' },
  ]
  const before = (await club.book(me, slot!, await club.hold(me, slot!), { players })).data
  const may = async () => (await club.ask(contract.change.read, { bookingIdx: before.bookingIdx }, me)).data.may
  expect((await may()).transfer).toBe(false)
  await set('booking', { transferIsAllowed: true, namesDueDays: 1 })
  await set('cancel', { weekdayDays: 5, time: '12:00' })
  await set('hold', { seconds: 240, extendTimes: 1 })
  expect((await may()).transfer).toBe(true)
  const other = await club.member()
  const hold = await club.hold(other, next!)
  const { expiresAt, serverTime, extendsLeft } = hold.data
  expect([(Date.parse(expiresAt) - Date.parse(serverTime)) / 1000, extendsLeft]).toEqual([240, 1])
  const later = (await club.book(other, next!, hold)).data
  expect(before.freeCancelUntil).toBe('2027-03-08T08:00:00Z')
  expect([later.freeCancelUntil, later.namesDueAt]).toEqual(['2027-03-06T03:00:00Z', '2027-03-10T08:00:00Z'])
  const guide = async () => (await club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data.cancel
  await expect.poll(guide).toContain('12:00')
  const [row] = await club.sql<{ clubIdx: number }[]>`select club_idx from club`
  const { list } = (await club.ask(contract.clubPolicy.history, { recordIdx: row!.clubIdx }, boss)).data
  expect(list.slice(0, 3).map(({ changes }) => changes)).toEqual([
    [
      { field: 'seconds', before: 300, after: 240, isKept: true },
      { field: 'extendTimes', before: 2, after: 1, isKept: true },
    ],
    [
      { field: 'weekdayDays', before: 3, after: 5, isKept: true },
      { field: 'time', before: '17:00', after: '12:00', isKept: true },
    ],
    [
      { field: 'namesDueDays', before: 2, after: 1, isKept: true },
      { field: 'transferIsAllowed', before: false, after: true, isKept: true },
    ],
  ])
  expect(
    (await club.ask(contract.clubPolicy.history, { recordIdx: row!.clubIdx }, await club.manager({}))).status,
  ).toBe(403)
})
