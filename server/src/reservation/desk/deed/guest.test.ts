import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Made = InputOf<typeof contract.bookingManage.make>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let week = 0
let date: string
let manager: Manager
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02')
    .add({ weeks: 5 * week++ })
    .toString()
  await daysBefore(10)
  manager = await holder.club.manager({
    rights: { '940000': 'R', '940200': 'R', '940400': 'CRUD', '940900': 'CRU' },
  })
})
const daysBefore = (days: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days })}T${time}`)

const GUEST = { name: 'Do-yun Han', phoneNo: '010-3333-4444' }
const open: Player[] = [2, 3, 4].map((no): Player => ({ no, kind: 'TBD' }))
const make = (slotIdx: number, more: Partial<Made> = {}) =>
  holder.club.ask(
    contract.bookingManage.make,
    {
      slotIdx,
      type: 'P',
      guest: GUEST,
      players: [{ no: 1, kind: 'GUEST', name: '-' }, ...open],
      reason: 'called',
      ...more,
    },
    manager,
  )
const breaches = async () => [...(await holder.club.sql`select * from invariant_violations`)]

it('books for a guest, at the price of a web member, and tells the members who play along', async () => {
  const [slot] = await holder.club.day(date)
  const mate = await holder.club.member()
  const players: Player[] = [
    { no: 1, kind: 'GUEST', name: '-' },
    { no: 2, kind: 'MEMBER', memberIdx: mate.memberIdx },
    ...open.slice(1),
  ]
  const answer = await make(slot!, { players })
  expect(answer.data).toMatchObject({
    type: 'P',
    booker: { memberIdx: null, name: GUEST.name },
    players: [{ kind: 'GUEST', ...GUEST }, { kind: 'MEMBER', name: mate.name, answer: 'OPEN' }, {}, {}],
  })
  const { data } = await holder.club.ask(contract.bookingManage.one, { bookingIdx: answer.data.bookingIdx }, manager)
  expect(data).toMatchObject({ booker: { name: GUEST.name }, noShow: { consequence: null } })
  expect(data.ifCancelledNow ?? null).toBe(null)
  const list = (await holder.club.ask(contract.bookingList.list, { from: date, to: date, byGuest: true }, manager)).data
    .list
  expect(list).toMatchObject([{ bookerName: GUEST.name }])
  const day = (await holder.club.ask(contract.sheet.forManager, { date }, manager)).data
  expect(day.ledger).toMatchObject({ nonMember: 1, member: 0 })
  const own = (await holder.club.ask(contract.change.read, { bookingIdx: answer.data.bookingIdx }, mate)).data
  expect(own).toMatchObject({ booker: { name: GUEST.name }, may: { cancel: false, names: false } })
  expect(own.players[0]!.phoneNo).toBeUndefined()
  expect(await breaches()).toEqual([])
})

it('wants either a member or a guest with a phone number, who is the first player', async () => {
  const [slot] = await holder.club.day(date)
  const me = await holder.club.member()
  const wrong = async (more: Partial<Made>) => (await make(slot!, more)).fail.msgDetail
  expect(await wrong({ guest: undefined })).toBe('players[0].memberIdx')
  expect(await wrong({ memberIdx: me.memberIdx })).toBe('guest')
  expect(await wrong({ guest: { ...GUEST, phoneNo: '12-34' } })).toBe('guest.phoneNo')
  expect(await wrong({ guest: { ...GUEST, name: '' } })).toBe('guest.name')
  expect(await wrong({ guest: { name: GUEST.name } })).toBe('guest.phoneNo')
  expect(await wrong({ players: [{ no: 1, kind: 'TBD' }, ...open] })).toBe('players[0].kind')
})

it('books a guest without a phone number who stands at the desk for a tee time of today', async () => {
  const [slot, other] = await holder.club.day(date)
  await daysBefore(0, '05:00')
  const guest = { name: GUEST.name }
  const { data } = await make(slot!, { guest, reason: undefined })
  expect(data).toMatchObject({
    booker: { name: GUEST.name },
    players: [{ kind: 'GUEST', name: GUEST.name }, {}, {}, {}],
  })
  expect(data.players[0]!.phoneNo ?? null).toBe(null)
  // Nobody could tell two of one name apart.
  expect((await make(other!, { guest })).fail.code).toBe('PLAYER_ALREADY_BOOKED')
  expect((await make(other!)).result).toBe(true)
  expect(await breaches()).toEqual([])
})

it('counts the limits of guests by their phone number; each can be set aside and is counted', async () => {
  const [first, second, third] = await holder.club.day(date)
  const [noon] = await holder.club.day(date, { slots: 1, from: '13:00', part: '2' })
  expect((await make(first!)).result).toBe(true)
  expect((await make(second!)).fail).toMatchObject({ code: 'QUOTA_DAY', msgVar: { used: 1, max: 1 } })
  const twice: Partial<Made> = { override: ['QUOTA_DAY'] }
  expect((await make(second!, twice)).fail.code).toBe('PLAYER_ALREADY_BOOKED')
  expect((await make(noon!, twice)).data).toMatchObject({ setAside: ['QUOTA_DAY'] })
  expect((await make(third!, { guest: { ...GUEST, phoneNo: '010-9999-8888' } })).result).toBe(true)
  const counted = await holder.club.ask(contract.bookingList.list, { from: date, to: date, setAside: true }, manager)
  expect(counted.data.total).toBe(1)
  await daysBefore(30)
  const [early] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 20 }).toString())
  const other = { guest: { name: 'Early', phoneNo: '010-5555-6666' } }
  expect((await make(early!, other)).fail.code).toBe('NOT_OPEN')
  expect(await breaches()).toEqual([])
})

it('keeps a member’s own limits of guests free of rounds that the guest booked', async () => {
  const [slot] = await holder.club.day(date)
  await make(slot!)
  const later = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
  const [other] = await holder.club.day(later)
  const me = await holder.club.member()
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
    { no: 2, kind: 'GUEST', ...GUEST },
    ...open.slice(1),
  ]
  expect((await holder.club.book(me, other!, await holder.club.hold(me, other!), { players })).result).toBe(true)
})

it('is changed, moved and cancelled without a penalty', async () => {
  const [slot, other] = await holder.club.day(date)
  const { bookingIdx } = (await make(slot!)).data
  const mate = await holder.club.member()
  const players: Player[] = [
    { no: 1, kind: 'GUEST', ...GUEST },
    { no: 2, kind: 'MEMBER', memberIdx: mate.memberIdx },
    ...open.slice(1),
  ]
  const changed = await holder.club.ask(
    contract.bookingManage.change,
    { bookingIdx, reason: 'called', version: 1, players, holes: '18' },
    manager,
  )
  expect(changed.data).toMatchObject({
    version: 2,
    holes: '18',
    players: [{ ...GUEST }, { name: mate.name }, {}, {}],
  })
  expect(
    (
      await holder.club.ask(
        contract.bookingManage.change,
        { bookingIdx, reason: 'called', version: 2, holes: '27' },
        manager,
      )
    ).fail.msgDetail,
  ).toBe('holes')
  const asMember: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: mate.memberIdx }, ...open]
  expect(
    (
      await holder.club.ask(
        contract.bookingManage.change,
        { bookingIdx, reason: 'called', version: 2, players: asMember },
        manager,
      )
    ).fail.msgDetail,
  ).toBe('players[0].memberIdx')
  await daysBefore(1)
  const moved = await holder.club.ask(
    contract.bookingManage.move,
    { bookingIdx, reason: 'called', version: 2, slotIdx: other! },
    manager,
  )
  expect(moved.data).toMatchObject({ slotIdx: other, version: 3 })
  const off = await holder.club.ask(
    contract.bookingManage.cancel,
    { bookingIdx, version: 3, by: 'MEMBER', reason: 'illness', penalty: true },
    manager,
  )
  expect(off.data).toMatchObject({ state: 'CL' })
  expect(off.data.penalty ?? null).toBe(null)
  expect(await breaches()).toEqual([])
})

it('is recorded as a no-show without a penalty', async () => {
  const [slot] = await holder.club.day(date)
  const { bookingIdx } = (await make(slot!)).data
  await daysBefore(0, '07:20')
  const { data } = await holder.club.ask(
    contract.conduct.noShow,
    { bookingIdx, reason: 'called', version: 1, isNoShow: true },
    manager,
  )
  expect(data).toMatchObject({ state: 'NS' })
  expect(data.penalty ?? null).toBe(null)
  expect(
    (
      await holder.club.ask(
        contract.conduct.noShow,
        { bookingIdx, reason: 'called', version: 2, isNoShow: false },
        manager,
      )
    ).data.state,
  ).toBe('CF')
})

it('leaves one booking when guests and a member want one tee time in the same moment', async () => {
  const [slot] = await holder.club.day(date)
  const me = await holder.club.member()
  const answers = await Promise.all([
    ...[1, 2, 3].map((n) => make(slot!, { guest: { name: `Guest ${n}`, phoneNo: `010-7000-000${n}` } })),
    holder.club.hold(me, slot!).then(async (held) => (held.result ? holder.club.book(me, slot!, held) : held)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(await breaches()).toEqual([])
})
