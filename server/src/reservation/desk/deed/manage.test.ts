import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Made = InputOf<typeof contract.bookingManage.make>
type Changed = Partial<InputOf<typeof contract.bookingManage.change>>
type Query = InputOf<typeof contract.bookingList.list>
const KEY = { 'idempotency-key': '5d6c1f0e-5f0b-4c59-9a53-6a5f6f3f9b22' }
let week = 0
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await daysBefore(14)
})
const daysBefore = (days: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days })}T${time}`)

type Member = Awaited<ReturnType<TestClub['member']>>
const desk = (rights = 'CRUD') => holder.club.manager({ rights: { '940000': 'R', '940400': rights } })
const players = (me: Member, ...others: Omit<Player, 'no'>[]): Player[] => [
  { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
  ...[2, 3, 4].map((no, i): Player => ({ no, kind: 'TBD', ...others[i] })),
]

async function booked(slot: number, ...others: Omit<Player, 'no'>[]) {
  const me = await holder.club.member()
  const { data } = await holder.club.book(me, slot, await holder.club.hold(me, slot), {
    players: players(me, ...others),
  })
  return { me, bookingIdx: data.bookingIdx }
}

async function blocked(fields: { name?: string } = {}) {
  const member = await holder.club.member(fields)
  await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${member.memberIdx}`
  return member
}

type Manager = Awaited<ReturnType<typeof desk>>
const read = (as: Manager, bookingIdx: number) => holder.club.ask(contract.bookingManage.one, { bookingIdx }, as)
const make = (as: Manager, me: Member, slotIdx: number, more: Partial<Made> = {}) =>
  holder.club.ask(
    contract.bookingManage.make,
    { slotIdx, type: 'P', memberIdx: me.memberIdx, players: players(me), reason: 'called', ...more },
    as,
  )
const change = (as: Manager, bookingIdx: number, body: Changed) =>
  holder.club.ask(contract.bookingManage.change, { bookingIdx, version: 1, reason: 'called', ...body }, as)
const cancel = (as: Manager, bookingIdx: number, body: Partial<InputOf<typeof contract.bookingManage.cancel>> = {}) =>
  holder.club.ask(
    contract.bookingManage.cancel,
    { bookingIdx, version: 1, by: 'MEMBER', reason: 'illness', penalty: true, ...body },
    as,
  )
const suspended = async ({ memberIdx }: Member) =>
  (await holder.club.sql`select from penalty where member_idx = ${memberIdx} and state = 'ACTIVE'`).length > 0
const tasks = async (bookingIdx: number) => {
  const rows = await holder.club.sql<{ change: string }[]>`
    select data ->> 'change' as change from job_task where (data ->> 'bookingIdx')::int = ${bookingIdx} order by task_idx`
  return rows.map((row) => row.change)
}

describe('GET /manage/bookings/{id}', () => {
  it('shows everyone with type and phone, what was done, and what it would cost to cancel', async () => {
    const [slot] = await holder.club.day(date)
    const mate = await holder.club.member({ memberType: '20' })
    await holder.club.sql`update member set phone_no = '010-1111-2222' where member_idx = ${mate.memberIdx}`
    const { me, bookingIdx } = await booked(
      slot!,
      { kind: 'MEMBER', memberIdx: mate.memberIdx },
      { kind: 'GUEST', name: 'Do-yun Han', phoneNo: '010-3333-4444' },
    )
    const manager = await desk('R')
    const { data } = await read(manager, bookingIdx)
    expect(data).toMatchObject({
      booker: { memberIdx: me.memberIdx, name: me.name },
      players: [
        { kind: 'MEMBER', memberType: '10' },
        { kind: 'MEMBER', memberType: '20', phoneNo: '010-1111-2222' },
        { kind: 'GUEST', name: 'Do-yun Han', phoneNo: '010-3333-4444' },
        { kind: 'TBD' },
      ],
      history: [{ what: 'Booked', by: { name: me.name } }],
      penalties: [],
      mails: [],
    })
    expect(data).not.toHaveProperty('ifCancelledNow.code')
    await daysBefore(1)
    expect((await read(manager, bookingIdx)).data.ifCancelledNow).toMatchObject({ code: 'W2', days: 60 })
    expect((await read(manager, 999_999)).status).toBe(404)
  })
})

describe('GET /manage/bookings', () => {
  it('lists by day, member, state, type, course, part and open names', async () => {
    const [slot, other] = await holder.club.day(date)
    const mate = await holder.club.member()
    const full = [mate, await holder.club.member(), await holder.club.member()].map(
      ({ memberIdx }): Omit<Player, 'no'> => {
        return { kind: 'MEMBER', memberIdx }
      },
    )
    const mine = await booked(slot!, ...full)
    const yours = await booked(other!)
    const manager = await desk('RD')
    await cancel(manager, yours.bookingIdx)
    const found = async (query: Query) => {
      const { data } = await holder.club.ask(contract.bookingList.list, { from: date, to: date, ...query }, manager)
      return data.list.map(({ bookingIdx }) => bookingIdx)
    }
    const both = [yours.bookingIdx, mine.bookingIdx]
    expect(await found({})).toEqual(both)
    expect(await found({ sort: 'date' })).toEqual(both.toReversed())
    const ofMine: Query[] = [
      { memberIdx: mate.memberIdx },
      { memberIdx: mine.me.memberIdx },
      { state: 'CF' },
      { unnamed: false },
    ]
    for (const query of ofMine) expect(await found(query)).toEqual([mine.bookingIdx])
    const ofYours: Query[] = [{ memberIdx: yours.me.memberIdx }, { state: 'CX' }, { unnamed: true }]
    for (const query of ofYours) expect(await found(query)).toEqual([yours.bookingIdx])
    const ofBoth: Query[] = [{ date }, { type: 'N' }, { part: '1' }]
    for (const query of ofBoth) expect(await found(query)).toEqual(both)
    const ofNone: Query[] = [{ date: '2027-01-01' }, { type: 'H' }, { part: '3' }, { courseIdx: 999_999 }]
    for (const query of ofNone) expect(await found(query)).toEqual([])
  })
})

describe('GET /manage/bookings/members', () => {
  it('finds active members by name, ID and number', async () => {
    const manager = await desk('CR')
    const found = async (keyword: string) =>
      (await holder.club.ask(contract.bookingManage.members, { keyword }, manager)).data
    const me = await holder.club.member({ name: '한도윤', otherName: 'Do-yun Han' })
    await blocked({ name: '한도윤' })
    const row = { memberIdx: me.memberIdx, name: 'Do-yun Han', memberType: '10' }
    for (const keyword of ['한도', 'yun han', me.id]) expect(await found(keyword)).toMatchObject([row])
    expect(await found('100%')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(
      (await holder.club.ask(contract.bookingManage.members, { memberIdx: me.memberIdx }, manager)).data,
    ).toMatchObject([row])
    expect((await holder.club.ask(contract.bookingManage.members, {}, manager)).status).toBe(400)
  })
})

describe('POST /manage/bookings', () => {
  it('books for a member, names the manager and the reason in the history, and tells the member', async () => {
    const [slot] = await holder.club.day(date)
    const [me, mate, manager] = [await holder.club.member(), await holder.club.member(), await desk()]
    const named = players(me, { kind: 'MEMBER', memberIdx: mate.memberIdx })
    const { data } = await make(manager, me, slot!, { players: named, memo: 'late lunch' })
    expect(data).toMatchObject({ state: 'CF', type: 'P', slotIdx: slot, memo: 'late lunch', version: 1 })
    const { bookingIdx } = data
    expect((await read(manager, bookingIdx)).data.history).toMatchObject([
      { what: 'Booked', by: { name: `Manager ${manager.id}` }, reason: 'called' },
    ])
    const own = await holder.club.ask(contract.change.read, { bookingIdx }, me)
    expect(own.data.history[0]!.by.name).not.toContain('Manager')
    expect(own.data.history[0]).not.toHaveProperty('reason')
    expect(await tasks(bookingIdx)).toEqual(['BOOKED'])
  })

  it('takes a tee time that the member holds, and none that someone else holds or has', async () => {
    const [mine, held, taken, blocked] = await holder.club.day(date, { slots: 4 })
    const [me, you, manager] = [await holder.club.member(), await holder.club.member(), await desk()]
    await holder.club.hold(me, mine!)
    await holder.club.hold(you, held!)
    await booked(taken!)
    await holder.club.sql`insert into claim (slot_idx, seat, kind) values (${blocked!}, 0, 'BLOCK')`
    const code = async (slot: number) => (await make(manager, me, slot)).code
    expect(await code(held!)).toBe('HELD_BY_OTHER')
    expect(await code(taken!)).toBe('TAKEN')
    expect(await code(blocked!)).toBe('TAKEN')
    expect(await code(mine!)).toBeUndefined()
    expect((await make(manager, me, 999_999)).status).toBe(404)
  })

  it('refuses by the rules of members, each of which the manager can set aside', async () => {
    const [first, second, third] = await holder.club.day(date, { slots: 3 })
    const [, other] = await holder.club.day(date, { slots: 2, from: '13:00', part: '2' })
    const [manager, me] = [await desk(), await holder.club.member()]
    const refused = async (slot: number, code: string, more: Partial<Made>, as = me) => {
      expect((await make(manager, as, slot, more)).fail).toMatchObject({ code })
    }
    await daysBefore(50)
    await refused(first!, 'NOT_OPEN', {})
    expect((await make(manager, me, first!, { override: ['NOT_OPEN'] })).result).toBe(true)
    await daysBefore(14)
    await refused(other!, 'QUOTA_DAY', {})
    expect((await make(manager, me, other!, { override: ['QUOTA_DAY'] })).result).toBe(true)
    await refused(second!, 'PLAYER_ALREADY_BOOKED', { override: ['QUOTA_DAY', 'QUOTA_MONTH'] })
    const you = await holder.club.member()
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${you.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 30)`
    await refused(second!, 'SUSPENDED', {}, you)
    await refused(second!, 'MIN_PLAYERS', { players: players(you).slice(0, 1), override: ['SUSPENDED'] }, you)
    const both: Partial<Made> = { override: ['SUSPENDED', 'MIN_PLAYERS'] }
    expect((await make(manager, you, second!, { players: players(you).slice(0, 2), ...both })).result).toBe(true)
    const none = await holder.club.member({ memberType: '99' })
    await refused(third!, 'TYPE_NOT_ALLOWED', {}, none)
    expect((await make(manager, none, third!, { override: ['TYPE_NOT_ALLOWED'] })).result).toBe(true)
  })

  it('limits guests and the club’s own share, and keeps a closed day closed', async () => {
    const slots = await holder.club.day(date, { slots: 11 })
    const manager = await desk()
    const me = await holder.club.member()
    const guests = [1, 2, 3].map(
      (no): Omit<Player, 'no'> => ({ kind: 'GUEST', name: `Guest ${no}`, phoneNo: `010-7777-000${no}` }),
    )
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('guest', '{"perDay": 2}') on conflict (name) do update set "values" = excluded."values"`
    holder.club.platform.cache.invalidate('rule')
    const wide = { players: players(me, ...guests) }
    expect((await make(manager, me, slots[0]!, wide)).fail.code).toBe('GUEST_LIMIT')
    expect((await make(manager, me, slots[0]!, { ...wide, override: ['GUEST_LIMIT'] })).result).toBe(true)
    const house = async (slot: number) => make(manager, await holder.club.member(), slot, { type: 'H' })
    expect((await house(slots[1]!)).result).toBe(true)
    expect((await house(slots[2]!)).fail).toMatchObject({ code: 'HOUSE_CAP', msgVar: { used: 1, max: 1 } })
    await holder.club.sql`delete from rule_setting where name = 'guest'`
    await daysBefore(0, '23:00')
    expect((await make(manager, await holder.club.member(), slots[3]!)).fail.code).toBe('DAY_CLOSED')
  })

  it('takes only active members, the first of whom is the booker', async () => {
    const [slot] = await holder.club.day(date)
    const [manager, me] = [await desk(), await holder.club.member()]
    const closed = await blocked()
    const wrong = async (as: Member, more: Partial<Made> = {}) => (await make(manager, as, slot!, more)).fail.msgDetail
    expect(await wrong(closed)).toBe('memberIdx')
    expect(await wrong(me, { players: players(closed) })).toBe('players[0].memberIdx')
    const named = players(me, { kind: 'MEMBER', memberIdx: closed.memberIdx })
    expect(await wrong(me, { players: named })).toBe('players[1].memberIdx')
    for (const more of [{ override: ['NOT_OPEN'] }, { type: 'H' }] satisfies Partial<Made>[])
      expect(await wrong(me, { reason: '', ...more })).toBe('reason')
    const taken = { slotIdx: slot, type: 'P', memberIdx: me.memberIdx, players: players(me), override: ['TAKEN'] }
    const refused = await holder.club.send(contract.bookingManage.make, { ...taken, reason: 'called' }, manager)
    expect(refused.fail.msgDetail).toContain('override')
  })

  it('leaves one booking when managers and a member want one tee time in the same moment', async () => {
    for (let i = 0; i < 5; i++) {
      const [slot] = await holder.club.day(date, { slots: 1, from: `${String(6 + i).padStart(2, '0')}:00` })
      const [manager, you] = [await desk(), await holder.club.member()]
      const people = await Promise.all([1, 2, 3, 4].map(() => holder.club.member()))
      const answers = await Promise.all([
        ...people.map((one) => make(manager, one, slot!)),
        holder.club.hold(you, slot!).then(async (held) => (held.result ? holder.club.book(you, slot!, held) : held)),
      ])
      expect(answers.filter(({ result }) => result)).toHaveLength(1)
      for (const { result, code } of answers)
        if (!result) expect(['TAKEN', 'HELD_BY_OTHER', 'HOLD_EXPIRED']).toContain(code)
      expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
    }
  })

  it('books once for one Idempotency-Key', async () => {
    const [slot] = await holder.club.day(date)
    const [manager, me] = [await desk(), await holder.club.member()]
    const body = { slotIdx: slot!, memberIdx: me.memberIdx, players: players(me), reason: 'called' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const book = () => holder.club.ask(contract.bookingManage.make, { ...body, type: 'P' }, manager, headers)
    const [one, two] = [await book(), await book()]
    expect(two.data.bookingIdx).toBe(one.data.bookingIdx)
  })
})

describe('PUT /manage/bookings/{id}', () => {
  it('writes a note without telling anyone, and tells of other players, also after the deadline', async () => {
    const [slot] = await holder.club.day(date)
    const { me, bookingIdx } = await booked(slot!)
    const [manager, mate] = [await desk('RU'), await holder.club.member()]
    await daysBefore(1)
    expect((await change(manager, bookingIdx, { memo: 'needs a buggy', reason: undefined })).data).toMatchObject({
      memo: 'needs a buggy',
      version: 2,
    })
    expect(await tasks(bookingIdx)).toEqual(['BOOKED'])
    const named = players(me, { kind: 'MEMBER', memberIdx: mate.memberIdx })
    const { data } = await change(manager, bookingIdx, { version: 2, players: named, cart: false })
    expect(data).toMatchObject({ cart: false, memo: 'needs a buggy', version: 3 })
    expect(data.players[1]).toMatchObject({ memberIdx: mate.memberIdx, memberType: '10' })
    expect(await tasks(bookingIdx)).toEqual(['BOOKED', 'CHANGED'])
  })

  it('refuses an old version, a booking that is over, too few players and who plays elsewhere', async () => {
    const [slot, other] = await holder.club.day(date)
    const { me, bookingIdx } = await booked(slot!)
    const there = await booked(other!)
    const manager = await desk()
    const code = async (body: Changed) => (await change(manager, bookingIdx, body)).fail.code
    expect(await code({ version: 9, memo: 'x' })).toBe('CHANGED_MEANWHILE')
    expect(await code({ players: players(me).slice(0, 2) })).toBe('MIN_PLAYERS')
    const twice = players(me, { kind: 'MEMBER', memberIdx: there.me.memberIdx })
    expect(await code({ players: twice })).toBe('PLAYER_ALREADY_BOOKED')
    expect((await change(manager, bookingIdx, { players: players(there.me) })).fail.msgDetail).toBe(
      'players[0].memberIdx',
    )
    expect((await change(manager, bookingIdx, { cart: false, reason: undefined })).fail.msgDetail).toBe('reason')
    expect((await change(manager, 999_999, { memo: 'x' })).status).toBe(404)
    await daysBefore(0, '12:00')
    expect(await code({ memo: 'x' })).toBe('WRONG_STATE')
  })

  it('changes the note until 30 minutes after the tee time, and nothing else of it', async () => {
    const [slot] = await holder.club.day(date)
    const { bookingIdx } = await booked(slot!)
    const manager = await desk()
    const told = async () => (await holder.club.ask(contract.bookingManage.one, { bookingIdx }, manager)).data
    const { startsAt } = (
      await holder.club.sql<{ startsAt: Temporal.Instant }[]>`select starts_at from slot where slot_idx = ${slot!}`
    )[0]!
    const after = (minutes: number) =>
      holder.club.setClock(
        startsAt.add({ minutes }).toZonedDateTimeISO('Asia/Seoul').toPlainDateTime().toString().slice(0, 16),
      )
    await after(29)
    expect(await told()).toMatchObject({ recorded: null, mayMoveLate: true })
    expect((await change(manager, bookingIdx, { memo: 'late', reason: undefined })).data).toMatchObject({
      memo: 'late',
    })
    expect((await change(manager, bookingIdx, { version: 2, cart: false })).fail.code).toBe('WRONG_STATE')
    await after(30)
    expect((await change(manager, bookingIdx, { version: 2, memo: 'x' })).fail.code).toBe('WRONG_STATE')
  })

  it('limits guests as for members', async () => {
    const [slot] = await holder.club.day(date)
    const { me, bookingIdx } = await booked(slot!)
    const guest: Omit<Player, 'no'> = { kind: 'GUEST', name: 'One Guest', phoneNo: '010-8888-0001' }
    const twice = players(me, guest, guest)
    expect((await change(await desk(), bookingIdx, { players: twice })).fail.code).toBe('PLAYER_ALREADY_BOOKED')
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('guest', '{"perDay": 0}') on conflict (name) do update set "values" = excluded."values"`
    holder.club.platform.cache.invalidate('rule')
    expect((await change(await desk(), bookingIdx, { players: players(me, guest) })).fail.code).toBe('GUEST_LIMIT')
    await holder.club.sql`delete from rule_setting where name = 'guest'`
    holder.club.platform.cache.invalidate('rule')
  })
})

describe('DELETE /manage/bookings/{id}', () => {
  it('cancels for the member free of charge, frees the tee time and tells everyone', async () => {
    const [slot] = await holder.club.day(date)
    const { me, bookingIdx } = await booked(slot!)
    const manager = await desk()
    const { data } = await cancel(manager, bookingIdx, { text: 'called this morning' })
    expect(data).toMatchObject({ state: 'CX', cancelReason: 'illness', cancelText: 'called this morning' })
    expect(data).not.toHaveProperty('penalty.code')
    expect(await suspended(me)).toBe(false)
    expect(await tasks(bookingIdx)).toEqual(['BOOKED', 'CANCELLED'])
    expect((await read(manager, bookingIdx)).data.history[0]).toMatchObject({
      what: 'Cancelled',
      reason: 'called this morning',
    })
    await holder.club.passRelease()
    expect((await make(manager, await holder.club.member(), slot!)).result).toBe(true)
  })

  it.each([
    [true, 'W2'],
    [false, undefined],
  ])('late, with a penalty: %s', async (penalty, code) => {
    const [slot] = await holder.club.day(date)
    const { me, bookingIdx } = await booked(slot!)
    await daysBefore(1)
    const { data } = await cancel(await desk(), bookingIdx, { penalty })
    expect(data.state).toBe('CL')
    expect(data.penalty?.code).toBe(code)
    expect(await suspended(me)).toBe(penalty)
  })

  it('by the club has no penalty, also for a blocked member', async () => {
    const [slot] = await holder.club.day(date)
    const { me, bookingIdx } = await booked(slot!)
    await daysBefore(1)
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${me.memberIdx}`
    expect((await cancel(await desk(), bookingIdx, { by: 'CLUB', reason: 'weather' })).data.state).toBe('CC')
    expect(await suspended(me)).toBe(false)
  })

  it('by the club keeps the reason in each language, and sent twice cancels and tells once', async () => {
    const [slot] = await holder.club.day(date)
    const { bookingIdx } = await booked(slot!)
    const manager = await desk()
    const input = {
      ...({ bookingIdx, version: 1, by: 'CLUB', reason: 'other', penalty: false } as const),
      ...{ text: 'The course is under water.', translated: { ko: { text: '코스가 침수되었습니다.' } } },
    }
    const send = () => holder.club.ask(contract.bookingManage.cancel, input, manager, KEY)
    const [first, second] = [await send(), await send()]
    expect(first.data).toMatchObject({ state: 'CC', version: 2, cancelText: 'The course is under water.' })
    expect(second.data).toEqual(first.data)
    expect(await tasks(bookingIdx)).toEqual(['BOOKED', 'CANCELLED'])
    const [row] = await holder.club.sql`select cancel_translated from booking where booking_idx = ${bookingIdx}`
    expect(row).toEqual({ cancelTranslated: input.translated })
    const again = await holder.club.ask(contract.bookingManage.cancel, { ...input, version: 2 }, manager)
    expect(again.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CC' } })
  })

  it('refuses words in a language that the club does not have', async () => {
    const [slot] = await holder.club.day(date)
    const { bookingIdx } = await booked(slot!)
    const answer = await cancel(await desk(), bookingIdx, { by: 'CLUB', translated: { fr: { text: 'La pluie' } } })
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, 'translated.fr'])
  })

  it('is for managers with the right to delete bookings', async () => {
    const [slot] = await holder.club.day(date)
    const { bookingIdx } = await booked(slot!)
    expect((await cancel(await desk('CRU'), bookingIdx)).status).toBe(403)
    expect((await cancel(await desk('RD'), bookingIdx)).data.state).toBe('CX')
  })

  it('refuses an old version, a booking that is over or cancelled, and one that does not exist', async () => {
    const [slot] = await holder.club.day(date)
    const { bookingIdx } = await booked(slot!)
    const manager = await desk()
    expect((await cancel(manager, bookingIdx, { version: 7 })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await cancel(manager, bookingIdx, { reason: '' })).status).toBe(400)
    expect((await cancel(manager, 999_999)).status).toBe(404)
    await cancel(manager, bookingIdx)
    expect((await cancel(manager, bookingIdx, { version: 2 })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'CX' },
    })
  })
})
