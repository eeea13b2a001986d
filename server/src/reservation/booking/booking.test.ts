import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { countAllCancellations } from '../../../test/undo-rule.ts'

const holder = TestClub.use()
let week = 0

/** A new weekday, open since Monday 09:00 four weeks before; the clock shows noon two weeks before. */
let date: string
beforeAll(() => countAllCancellations(holder.club))
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await noon(14)
})

async function noon(daysBefore: number, time = '12:00') {
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
}

describe('PUT /reservation/sheet/lock/{id}', () => {
  it('holds for five minutes and shows the price', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const { status, data } = await holder.club.hold(me, slot!)
    expect(status).toBe(200)
    expect(data).toMatchObject({ slotIdx: slot, seats: [0], extendsLeft: 2, price: { currency: 'KRW' } })
    const { expiresAt, serverTime, extendFrom, price } = data
    expect(Date.parse(expiresAt) - Date.parse(serverTime)).toBe(300_000)
    expect(Date.parse(expiresAt) - Date.parse(extendFrom)).toBe(60_000)
    expect(price.total).toBe(price.rows.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0))
    expect(price.rows.map((row: { key: string; qty: number }) => [row.key, row.qty])).toEqual([
      ['GREEN', 4],
      ['CART', 1],
      ['CADDIE', 1],
    ])
  })

  it('gives the same hold again, doubles it for who needs more time', async () => {
    const [slot, other] = await holder.club.day(date)
    const me = await holder.club.member()
    const first = await holder.club.hold(me, slot!)
    const second = await holder.club.hold(me, slot!)
    expect(second.data.expiresAt).toBe(first.data.expiresAt)
    const slow = await holder.club.hold(await holder.club.member({ needMoreTime: true }), other!)
    expect(Date.parse(slow.data.expiresAt) - Date.parse(slow.data.serverTime)).toBe(600_000)
  })

  it('refuses each in its own words', async () => {
    const [slot, second, third] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const held = await holder.club.hold(me, slot!)
    const code = async (as: typeof me, of: number) => (await holder.club.hold(as, of)).fail
    expect(await code(you, slot!)).toMatchObject({
      code: 'HELD_BY_OTHER',
      msgCode: 'reservation.HELD_BY_OTHER',
      msgVar: { freesAt: held.data.expiresAt },
    })
    expect(await code(me, second!)).toMatchObject({ code: 'HOLD_LIMIT', msgVar: { slotIdx: slot } })
    expect((await holder.club.book(me, slot!, held)).result).toBe(true)
    expect(await code(you, slot!)).toMatchObject({ code: 'TAKEN' })
    expect(await code(me, second!)).toMatchObject({ code: 'QUOTA_DAY', msgVar: { used: 1, max: 1 } })
    await holder.club.sql`insert into claim (slot_idx, seat, kind, reason) values (${third!}, 0, 'BLOCK', 'works')`
    expect(await code(you, third!)).toMatchObject({ code: 'TAKEN' })
    expect((await holder.club.hold(you, 999_999)).status).toBe(404)
    expect((await holder.club.send(contract.booking.lock, { slotIdx: 'abc' }, you)).status).toBe(404)
  })

  it('names the round that the member already plays in this part of the day, and its booker', async () => {
    const [slot, other] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member({ name: 'Ji-ho Lee' })]
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: you.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: me.memberIdx },
      ...tbd(3, 4),
    ]
    expect((await holder.club.book(you, slot!, await holder.club.hold(you, slot!), { players })).result).toBe(true)
    const { fail } = await holder.club.hold(me, other!)
    expect(fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 1, name: me.name, time: '07:00', course: 'Lake', bookedBy: 'Ji-ho Lee' },
    })
    const { data } = await holder.club.ask(
      contract.sheet.detail,
      { memberIdx: me.memberIdx, date, slotIdx: other! },
      me,
    )
    expect(data.blocks).toEqual([{ code: 'PLAYER_ALREADY_BOOKED', vars: fail.msgVar }])
  })

  it('says when a day opens, and opens to the second', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const opening = Temporal.PlainDate.from(date).subtract({ days: 29 })
    await holder.club.setClock(`${opening}T08:59:58`)
    const early = await holder.club.hold(me, slot!)
    expect(early.fail).toMatchObject({ code: 'NOT_OPEN', msgVar: { opensAt: `${opening}T00:00:00Z` } })
    await holder.club.setClock(`${opening}T09:00:00`)
    expect((await holder.club.hold(me, slot!)).result).toBe(true)
  })

  it('refuses a type without a rule, a suspended member, a closed day and the past', async () => {
    const [slot] = await holder.club.day(date)
    expect((await holder.club.hold(await holder.club.member({ memberType: '99' }), slot!)).fail).toMatchObject({
      code: 'TYPE_NOT_ALLOWED',
      msgVar: { memberType: '99' },
    })
    const me = await holder.club.member()
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date) values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date() - 1, current_club_date() + 5)`
    expect((await holder.club.hold(me, slot!)).fail).toMatchObject({ code: 'SUSPENDED', msgVar: { why: 'W2' } })
    const you = await holder.club.member()
    await holder.club.sql`update sheet_day set state = 'SUSPENDED', reason = 'snow' where date = ${date}`
    expect((await holder.club.hold(you, slot!)).fail).toMatchObject({
      code: 'DAY_CLOSED',
      msgVar: { reason: 'snow' },
    })
    await holder.club.sql`update sheet_day set state = 'PUBLISHED' where date = ${date}`
    await noon(0, '07:00')
    expect((await holder.club.hold(you, slot!)).fail).toMatchObject({
      code: 'DAY_CLOSED',
      msgVar: { reason: 'PAST' },
    })
  })

  it('frees a hold that ran out, but not for its holder within a minute', async () => {
    const [slot] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    await holder.club.hold(me, slot!)
    await noon(14, '12:05:30')
    expect((await holder.club.hold(me, slot!)).fail).toMatchObject({
      code: 'COOLDOWN',
      msgVar: { why: 'EXPIRED' },
    })
    expect((await holder.club.hold(you, slot!)).result).toBe(true)
    expect((await holder.club.hold(me, slot!)).fail.code).toBe('HELD_BY_OTHER')
  })

  it('frees it for its holder after that minute', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    await holder.club.hold(me, slot!)
    await noon(14, '12:06:30')
    expect((await holder.club.hold(me, slot!)).result).toBe(true)
  })

  it('limits holds to five in ten seconds', async () => {
    const strict = await TestClub.open(1)
    try {
      await strict.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
      const [slot] = await strict.day(date)
      const me = await strict.member()
      const codes = []
      for (let i = 0; i < 6; i++) codes.push(await strict.hold(me, slot!))
      expect(codes.slice(0, 5).every(({ result }) => result)).toBe(true)
      expect(codes[5]!.fail).toMatchObject({
        code: 'RATE_LIMIT',
        msgCode: 'common.RATE_LIMIT',
        msgVar: { retryAt: expect.any(String) },
      })
    } finally {
      await strict.close()
    }
  })
})

describe('PUT /reservation/sheet/lock/{id}/{x}', () => {
  it('gives back, always, and without a cooldown', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    await holder.club.hold(me, slot!)
    const back = () => holder.club.ask(contract.booking.relock, { slotIdx: slot!, x: 'N' }, me)
    expect((await back()).body).toEqual({ result: true, data: null })
    expect((await back()).result).toBe(true)
    expect((await holder.club.hold(me, slot!)).result).toBe(true)
  })

  it('extends in the last minute, twice', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const extend = () => holder.club.ask(contract.booking.relock, { slotIdx: slot!, x: 'E' }, me)
    await holder.club.hold(me, slot!)
    expect((await extend()).fail).toMatchObject({ code: 'EXTEND_LIMIT', msgVar: { left: 2 } })
    await noon(14, '12:04:30')
    expect((await extend()).data!.extendsLeft).toBe(1)
    await noon(14, '12:06:30')
    expect((await extend()).data!.extendsLeft).toBe(0)
    await noon(14, '12:08:30')
    expect((await extend()).fail).toMatchObject({ code: 'EXTEND_LIMIT', msgVar: { left: 0 } })
    await noon(14, '12:09:30')
    expect((await extend()).fail.code).toBe('HOLD_EXPIRED')
    expect((await holder.club.send(contract.booking.relock, { slotIdx: slot, x: 'Q' }, me)).status).toBe(404)
  })

  it('is given back at logout', async () => {
    const [slot] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    await holder.club.hold(me, slot!)
    await holder.club.ask(contract.session.logout, {}, me)
    expect((await holder.club.hold(you, slot!)).result).toBe(true)
  })
})

describe('POST /reservation/booking', () => {
  it('books with companions, guests and players to be named', async () => {
    const [slot] = await holder.club.day(date)
    const [me, friend] = [await holder.club.member(), await holder.club.member({ name: 'Ha-eun Choi' })]
    const hold = await holder.club.hold(me, slot!)
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
      { no: 3, kind: 'GUEST', name: 'Alex Roh', phoneNo: '010-5550-0177', consent: true },
      { no: 4, kind: 'TBD' },
    ]
    const { data } = await holder.club.book(me, slot!, hold, { players, memo: 'two left-handed sets' })
    expect(data).toMatchObject({
      state: 'CF',
      type: 'N',
      slotIdx: slot,
      date,
      time: '07:00',
      part: '1',
      holes: '18',
      seats: [0],
      version: 1,
      booker: { memberIdx: me.memberIdx, name: me.name },
      memo: 'two left-handed sets',
      cart: true,
      caddie: true,
      price: hold.data.price,
      ifCancelledNow: null,
    })
    expect(data.bookingNo).toBe(`GC001-${date.slice(2).replaceAll('-', '')}-0700-1`)
    expect(data.players[1]!.name).toBe('Ha-eun Choi')
    const minus = (days: number) => Temporal.PlainDate.from(date).subtract({ days }).toString()
    expect(data.namesDueAt).toBe(`${minus(2)}T08:00:00Z`)
    expect(data.freeCancelUntil).toBe(`${minus(3)}T08:00:00Z`)
    const mine = await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, me)
    expect(mine.data.list).toEqual([data])
    const theirs = await holder.club.ask(contract.booking.mine, { memberIdx: friend.memberIdx }, friend)
    expect(theirs.data.list[0]!.bookingIdx).toBe(data.bookingIdx)
    for (const own of ['5550-0177', 'left-handed']) expect(JSON.stringify(theirs.body)).not.toContain(own)
  })

  it('refuses without a running hold, with another price, other rules, too few players', async () => {
    const [slot] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const hold = await holder.club.hold(me, slot!)
    expect((await holder.club.book(you, slot!, hold)).fail.code).toBe('HOLD_EXPIRED')
    expect((await holder.club.book(me, slot!, hold, { total: 1 })).fail).toMatchObject({
      code: 'PRICE_CHANGED',
      msgVar: { total: hold.data.price.total },
    })
    expect((await holder.club.book(me, slot!, hold, { termsIdx: 999 })).fail).toMatchObject({
      code: 'TERMS_REQUIRED',
      msgVar: { termsIdx: [hold.data.termsIdx] },
    })
    expect(
      (await holder.club.book(me, slot!, hold, { players: [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }] })).fail,
    ).toMatchObject({ code: 'MIN_PLAYERS', msgVar: { min: 4 } })
    await noon(14, '12:05:01')
    expect((await holder.club.book(me, slot!, hold)).fail.code).toBe('HOLD_EXPIRED')
    const theirs = await holder.club.hold(you, slot!)
    expect((await holder.club.book(you, slot!, theirs)).result).toBe(true)
    expect((await holder.club.book(me, slot!, hold)).fail.code).toBe('TAKEN')
  })

  it('refuses a coupon that is none of the member’s, and keeps the hold', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const hold = await holder.club.hold(me, slot!)
    expect((await holder.club.book(me, slot!, hold, { couponIdx: 7 })).fail).toMatchObject({
      code: 'COUPON_NOT_USABLE',
      msgVar: { why: 'UNKNOWN' },
    })
    expect((await holder.club.book(me, slot!, hold, { couponIdx: null })).result).toBe(true)
  })

  it('is priced without what is not wanted', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const hold = await holder.club.hold(me, slot!)
    const rows = hold.data.price.rows
    const total = rows.filter(({ key }) => key === 'GREEN').reduce((sum, { amount }) => sum + amount, 0)
    expect((await holder.club.book(me, slot!, hold, { cart: false, caddie: false, total })).data.price.total).toBe(
      total,
    )
  })

  it.each([
    [
      'the booker is another member',
      (_: number, you: number): Player[] => [{ no: 1, kind: 'MEMBER', memberIdx: you }, ...tbd(2, 3, 4)],
      'players[0].memberIdx',
    ],
    [
      'a guest without a name',
      (me: number): Player[] => [{ no: 1, kind: 'MEMBER', memberIdx: me }, { no: 2, kind: 'GUEST' }, ...tbd(3, 4)],
      'players[1].name',
    ],
    [
      'a member twice',
      (me: number): Player[] => [
        { no: 1, kind: 'MEMBER', memberIdx: me },
        { no: 2, kind: 'MEMBER', memberIdx: me },
        ...tbd(3, 4),
      ],
      'players[1].memberIdx',
    ],
    [
      'a number twice',
      (me: number): Player[] => [{ no: 1, kind: 'MEMBER', memberIdx: me }, ...tbd(2, 2, 4)],
      'players[2].no',
    ],
    [
      'a member who does not exist',
      (me: number): Player[] => [
        { no: 1, kind: 'MEMBER', memberIdx: me },
        { no: 2, kind: 'MEMBER', memberIdx: 1 },
        ...tbd(3, 4),
      ],
      'players[1].memberIdx',
    ],
    [
      'a name with a control character',
      (me: number): Player[] => [
        { no: 1, kind: 'MEMBER', memberIdx: me },
        { no: 2, kind: 'GUEST', name: 'a\u0000b' },
        ...tbd(3, 4),
      ],
      'players[1].name',
    ],
    [
      'five players',
      (me: number): Player[] => [{ no: 1, kind: 'MEMBER', memberIdx: me }, ...tbd(2, 3, 4, 5)],
      'players',
    ],
  ])('names the field when %s', async (_, players, field) => {
    const [slot] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const hold = await holder.club.hold(me, slot!)
    const { status, fail } = await holder.club.book(me, slot!, hold, { players: players(me.memberIdx, you.memberIdx) })
    expect(status).toBe(400)
    expect(fail.msgDetail).toContain(field)
  })

  it('lets nobody play twice in one part', async () => {
    const [slot, other] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member({ name: 'Ji-ho Lee' })]
    const mine = await holder.club.hold(me, slot!)
    await holder.club.book(me, slot!, mine)
    const theirs = await holder.club.hold(you, other!)
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: you.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: me.memberIdx },
      ...tbd(3, 4),
    ]
    expect((await holder.club.book(you, other!, theirs, { players })).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 2, name: me.name },
    })
    expect((await holder.club.book(you, other!, theirs)).result).toBe(true)
  })

  it('names only members whom the booker knows, and tells nothing of others', async () => {
    const [slot, other] = await holder.club.day(date)
    const [me, stranger] = [await holder.club.member(), await holder.club.member({ name: 'Not Known' })]
    // Plays then already, which is not told either.
    await holder.club.book(stranger, other!, await holder.club.hold(stranger, other!))
    const { price, termsIdx } = (await holder.club.hold(me, slot!)).data
    const book = (memberIdx: number) =>
      holder.club.ask(
        contract.booking.book,
        {
          slotIdx: slot!,
          players: [
            { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
            { no: 2, kind: 'MEMBER', memberIdx },
            ...tbd(3, 4),
          ],
          total: price.total,
          termsIdx,
        },
        me,
      )
    const answers = await Promise.all([stranger.memberIdx, 999_999, stranger.memberIdx].map(book))
    for (const { status, body, fail } of answers) {
      expect([status, fail.msgDetail]).toEqual([400, 'players[1].memberIdx'])
      expect(JSON.stringify(body)).not.toContain('Not Known')
    }
    const friend = await holder.club.member({ name: 'Ha-eun Choi' })
    await holder.club.knows(me, [friend])
    expect((await book(friend.memberIdx)).data.players[1]!.name).toBe('Ha-eun Choi')
  })

  it('limits guests by day and month', async () => {
    const [slot] = await holder.club.day(date)
    const [nextDay] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const guest = (no: number): Player => ({
      no,
      kind: 'GUEST',
      name: `Guest ${week}-${no}`,
      phoneNo: `010-9${week}00-000${no}`,
    })
    const players = (by: typeof me): Player[] => [
      { no: 1, kind: 'MEMBER', memberIdx: by.memberIdx },
      guest(2),
      guest(3),
      guest(4),
    ]
    expect(
      (await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { players: players(me) })).result,
    ).toBe(true)
    expect(
      (await holder.club.book(you, nextDay!, await holder.club.hold(you, nextDay!), { players: players(you) })).fail,
    ).toMatchObject({ code: 'GUEST_LIMIT', msgVar: { max: 1, which: 2 } })
  })

  it('limits bookings by month', async () => {
    await holder.club
      .sql`update opening_rule set quota_day = 9, quota_month = 1 where member_type = '11' and day_class = 'WEEKDAY'`
    const [slot, next] = await holder.club.day(date)
    const me = await holder.club.member({ memberType: '11' })
    await expect
      .poll(
        async () =>
          (await holder.club.ask(contract.sheet.count, { memberIdx: me.memberIdx, date }, me)).data.month.weekday.max,
      )
      .toBe(1)
    await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    expect((await holder.club.hold(me, next!)).fail).toMatchObject({
      code: 'QUOTA_MONTH',
      msgVar: { used: 1, max: 1, dayClass: 'WEEKDAY' },
    })
  })

  it('books once for the same key and answers the same', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const hold = await holder.club.hold(me, slot!)
    const key = { 'idempotency-key': randomUUID() }
    const first = await holder.club.book(me, slot!, hold, {}, key)
    const again = await holder.club.book(me, slot!, hold, {}, key)
    expect(first.result).toBe(true)
    expect(again.body).toEqual(first.body)
    expect((await holder.club.book(me, slot!, hold, { memo: 'other' }, key)).fail.code).toBe('KEY_REUSED')
  })

  it('keeps a refusal for its key too', async () => {
    const [slot] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const key = { 'idempotency-key': randomUUID() }
    await holder.club.hold(you, slot!)
    const refused = await holder.club.hold(me, slot!, {}, key)
    await holder.club.ask(contract.booking.relock, { slotIdx: slot!, x: 'N' }, you)
    expect((await holder.club.hold(me, slot!, {}, key)).body).toEqual(refused.body)
    expect((await holder.club.hold(me, slot!)).result).toBe(true)
  })
})

describe('DELETE /reservation/cancel', () => {
  async function booked(as = holder.club.member()) {
    const [slot] = await holder.club.day(date)
    const me = await as
    const made = await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    return { me, slot: slot!, bookingIdx: made.data.bookingIdx }
  }
  const cancel = (as: { token: string }, input: InputOf<typeof contract.booking.cancel>) =>
    holder.club.ask(contract.booking.cancel, input, as)

  it('is free before the deadline and frees the tee time', async () => {
    const { me, slot, bookingIdx } = await booked()
    const you = await holder.club.member()
    expect((await cancel(me, { bookingIdx, version: 1, reason: 'business' })).data).toEqual({
      bookingIdx,
      state: 'CX',
      couponReturned: false,
    })
    await holder.club.passRelease()
    expect((await holder.club.hold(me, slot)).fail).toMatchObject({
      code: 'COOLDOWN',
      msgVar: { why: 'CANCELLED' },
    })
    expect((await holder.club.hold(you, slot)).result).toBe(true)
    const past = await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, when: 'past' }, me)
    expect(past.data.list[0]).toMatchObject({ bookingIdx, state: 'CX', version: 2 })
  })

  it('says what a late cancellation is, and keeps it on record', async () => {
    const { me, bookingIdx } = await booked()
    await noon(2)
    const asked = await cancel(me, { bookingIdx, version: 1, reason: 'illness' })
    expect(asked.fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'cancel', code: 'W1', days: 30 } })
    expect(
      (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, me)).data.list[0]!.ifCancelledNow,
    ).toMatchObject({ code: 'W1', days: 30 })
    expect((await cancel(me, { bookingIdx, version: 1, reason: 'illness', accept: true })).data.state).toBe('CL')
    const [row] = await holder.club
      .sql`select cancel_code, cancel_reason from booking where booking_idx = ${bookingIdx}`
    expect(row).toEqual({ cancelCode: 'W1', cancelReason: 'illness' })
  })

  it('is for the booker only, once, with the version read', async () => {
    const { me, bookingIdx } = await booked()
    const you = await holder.club.member()
    expect((await cancel(you, { bookingIdx, version: 1, reason: 'other' })).status).toBe(404)
    expect((await cancel(me, { bookingIdx, version: 9, reason: 'other' })).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 1 },
    })
    await cancel(me, { bookingIdx, version: 1, reason: 'other' })
    expect((await cancel(me, { bookingIdx, version: 2, reason: 'other' })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'CX' },
    })
  })

  it('lists a booking as coming until it starts, and as past from then on, with the number over all pages', async () => {
    const { me, bookingIdx } = await booked()
    const list = async (query: Omit<InputOf<typeof contract.booking.mine>, 'memberIdx'>) => {
      const { data } = await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, ...query }, me)
      return { total: data.total, list: data.list.map((row) => row.bookingIdx) }
    }
    const [here, empty] = [
      { total: 1, list: [bookingIdx] },
      { total: 0, list: [] },
    ]
    await noon(0, '06:59')
    expect(await list({ when: 'upcoming' })).toEqual(here)
    expect(await list({ when: 'past' })).toEqual(empty)
    await noon(0, '07:01')
    expect(await list({ when: 'upcoming' })).toEqual(empty)
    expect(await list({ when: 'past' })).toEqual(here)
    expect(await list({ when: 'past', page: 2 })).toEqual({ total: 1, list: [] })
    expect(await list({ when: 'past', state: 'CX' })).toEqual(empty)
    expect(await list({ when: 'past', from: date, to: date, state: 'CF' })).toEqual(here)
  })

  it('cannot have a price that does not add up', async () => {
    const { bookingIdx } = await booked()
    const wrong = holder.club
      .sql`update booking set price = jsonb_set(price, '{total}', '1') where booking_idx = ${bookingIdx}`
    await expect(wrong).rejects.toThrow('price_adds_up')
  })

  it('is too late after the start', async () => {
    const { me, bookingIdx } = await booked()
    await noon(0)
    expect((await cancel(me, { bookingIdx, version: 1, reason: 'other', accept: true })).fail.code).toBe('WRONG_STATE')
  })
})

function tbd(...numbers: number[]): Player[] {
  return numbers.map((no) => ({ no, kind: 'TBD' }))
}
