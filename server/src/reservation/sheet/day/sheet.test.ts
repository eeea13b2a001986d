import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
let week = 0
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
})

const sheetOf = async (
  as: { memberIdx: number; token: string },
  on = date,
  query: Partial<InputOf<typeof contract.sheet.forMember>> = {},
) => (await holder.club.ask(contract.sheet.forMember, { memberIdx: as.memberIdx, date: on, ...query }, as)).data
const visitorSheet = async (on = date) =>
  (await holder.club.ask(contract.sheet.forVisitor, { club: CLUB, date: on })).data

describe('the sheet', () => {
  it('shows each its own state', async () => {
    const [held, booked, free, blocked, team] = await holder.club.day(date, { slots: 5 })
    const [me, you] = [await holder.club.member({ showName: true, name: 'Ji-ho Lee' }), await holder.club.member()]
    await holder.club.book(me, booked!, await holder.club.hold(me, booked!))
    const { expiresAt } = (await holder.club.hold(you, held!)).data
    await holder.club
      .sql`insert into claim (slot_idx, seat, kind, reason) values (${blocked!}, 0, 'BLOCK', 'drainage'), (${team!}, 0, 'TEAM', null)`
    const of = (sheet: { slots: { slotIdx: number }[] }) => (slotIdx?: number) =>
      sheet.slots.find((slot) => slot.slotIdx === slotIdx)
    const mine = of(await sheetOf(me))
    expect(mine(held)).toMatchObject({ state: 'HELD', heldUntil: expiresAt, taken: 4 })
    expect(mine(held)).not.toHaveProperty('names')
    expect(mine(booked)).toMatchObject({ state: 'BOOKED', bookingIdx: expect.any(Number), names: ['Ji-ho Lee'] })
    expect(mine(free)).toMatchObject({
      state: 'OPEN',
      taken: 0,
      mode: 'EXCLUSIVE',
      capacity: 4,
      minPlayers: 4,
      greenFee: expect.any(Number),
    })
    expect(mine(blocked)).toMatchObject({ state: 'BLOCKED', reason: 'drainage' })
    expect(mine(team)).toMatchObject({ state: 'TEAM' })
    const yours = of(await sheetOf(you))
    expect(yours(held)).toMatchObject({ state: 'MINE_HELD' })
    expect(yours(booked)).not.toHaveProperty('bookingIdx')
    const visitor = await visitorSheet()
    expect(JSON.stringify(visitor)).not.toContain('Ji-ho')
    expect(visitor.ledger).toEqual({
      total: 5,
      member: 1,
      draw: 0,
      team: 1,
      house: 0,
      blocked: 1,
      nonMember: 0,
      open: 2,
    })
    expect(visitor).toMatchObject({
      clubCode: CLUB,
      date,
      dayType: 'WD',
      dayClass: 'WEEKDAY',
      state: 'PUBLISHED',
      parts: [{ part: '1', firstTime: '07:00', lastTime: '07:32' }],
    })
  })

  it('shows a hold that ran out as free, a past start as past', async () => {
    const [slot] = await holder.club.day(date)
    const you = await holder.club.member()
    await holder.club.hold(you, slot!)
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:05:01`)
    const me = await holder.club.member()
    expect((await sheetOf(me)).slots[0]!.state).toBe('OPEN')
    await holder.club.setClock(`${date}T07:05`)
    expect((await sheetOf(me)).slots.map((slot: { state: string }) => slot.state)).toEqual(['PAST', 'OPEN', 'OPEN'])
  })

  it('says when it opens, to each type its own time', async () => {
    await holder.club.day(date)
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 35 })}T12:00`)
    const full = await holder.club.member()
    const web = await holder.club.member({ memberType: '20' })
    const stranger = await holder.club.member({ memberType: '77' })
    expect((await sheetOf(full)).slots[0]).toMatchObject({
      state: 'NOT_OPEN',
      opensAt: `${Temporal.PlainDate.from(date).subtract({ days: 29 })}T00:00:00Z`,
    })
    expect((await sheetOf(web)).slots[0]!.opensAt).toBe(
      `${Temporal.PlainDate.from(date).subtract({ days: 20 })}T00:00:00Z`,
    )
    expect((await sheetOf(stranger)).slots[0]).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'TYPE_NOT_ALLOWED' })
  })

  it('says when it opens also while someone else holds it, and shows what is booked', async () => {
    const [held, booked] = await holder.club.day(date)
    // Four weeks before: Monday from 09:00 for full members, from 13:00 for family.
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 29 })}T12:57`)
    const [full, other] = [await holder.club.member(), await holder.club.member()]
    await holder.club.book(other, booked!, await holder.club.hold(other, booked!))
    const { expiresAt } = (await holder.club.hold(full, held!)).data
    const family = await holder.club.member({ memberType: '11' })
    const opensAt = `${Temporal.PlainDate.from(date).subtract({ days: 29 })}T04:00:00Z`
    const states = async () => (await sheetOf(family)).slots.slice(0, 2)
    // After its opening it is held until then.
    expect(await states()).toMatchObject([{ state: 'NOT_OPEN', opensAt, heldUntil: expiresAt }, { state: 'BOOKED' }])
    const early = { code: 'NOT_OPEN', msgVar: { opensAt } }
    expect((await holder.club.hold(family, held!)).fail).toMatchObject(early)
    expect((await holder.club.hold(family, booked!)).fail).toMatchObject(early)
    expect((await visitorSheet()).slots[0]).toMatchObject({ state: 'NOT_OPEN' })
    expect((await sheetOf(other)).slots[0]).toMatchObject({ state: 'HELD', heldUntil: expiresAt })
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 29 })}T13:00`)
    expect(await states()).toMatchObject([{ state: 'HELD', heldUntil: expiresAt }, { state: 'BOOKED' }])
    expect((await holder.club.hold(family, held!)).fail.code).toBe('HELD_BY_OTHER')
    expect((await holder.club.hold(family, booked!)).fail.code).toBe('TAKEN')
  })

  it('can be filtered, is not there when unpublished, and knows impossible days', async () => {
    await holder.club.day(date, { course: '1' })
    await holder.club.day(date, { course: '2', from: '11:00', part: '2' })
    const me = await holder.club.member()
    const all = await sheetOf(me)
    expect(all.courses).toHaveLength(2)
    expect((await sheetOf(me, date, { part: '2' })).slots).toHaveLength(3)
    expect((await sheetOf(me, date, { courseIdx: all.courses[0]!.courseIdx })).slots).toHaveLength(3)
    const draft = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    await holder.club.day(draft, { state: 'DRAFT' })
    expect(await sheetOf(me, draft)).toMatchObject({ state: 'DRAFT', slots: [] })
    expect(
      (await holder.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date: '2027-06-31' }, me)).status,
    ).toBe(404)
    expect(
      (await holder.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date: '2055-01-01' }, me)).status,
    ).toBe(404)
  })
})

describe('GET /reservation/sheets/{a}/{b}/{c}', () => {
  it('shows one tee time as I would book it, with my hold and what stands against it', async () => {
    const [slot, other] = await holder.club.day(date)
    const me = await holder.club.member()
    const hold = await holder.club.hold(me, slot!)
    const detail = async (slotIdx?: number) =>
      (await holder.club.ask(contract.sheet.detail, { memberIdx: me.memberIdx, date, slotIdx: slotIdx! }, me)).data
    expect(await detail(slot)).toMatchObject({
      slot: { state: 'MINE_HELD' },
      hold: { expiresAt: hold.data.expiresAt },
      blocks: [],
      rules: { minPlayers: 4, maxPlayers: 4, guestsLeft: 3 },
    })
    expect((await detail(other)).blocks).toEqual([
      { code: 'HOLD_LIMIT', vars: { slotIdx: slot, date, time: '07:00', course: 'Lake' } },
    ])
    expect(
      (await holder.club.ask(contract.sheet.detail, { memberIdx: me.memberIdx, date, slotIdx: 999_999 }, me)).status,
    ).toBe(404)
  })
})

describe('GET /reservation/{a}/{b}/cnt', () => {
  it('counts what is used', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const count = async () => (await holder.club.ask(contract.sheet.count, { memberIdx: me.memberIdx, date }, me)).data
    expect(await count()).toMatchObject({
      date,
      day: { used: 0, max: 1 },
      hold: { used: 0, max: 1 },
      guest: { used: 0, max: 3 },
      waiting: { used: 0, max: 3 },
      draw: { used: 0, max: 1 },
    })
    const hold = await holder.club.hold(me, slot!)
    expect((await count()).hold.used).toBe(1)
    await holder.club.book(me, slot!, hold)
    expect(await count()).toMatchObject({
      day: { used: 1 },
      month: { weekday: { used: 1, max: null }, weekend: { used: 0, max: 3 } },
      hold: { used: 0 },
    })
  })
})

describe('GET /reservation/calendar/{id}', () => {
  it('names holidays and courses in the language of the reader', async () => {
    const liberation = '2027-03-01'
    await holder.club.day(liberation)
    const named = async (wanted: string) => {
      const { days } = (
        await holder.club.ask(contract.sheet.calendar, { memberIdx: 0, clubCode: CLUB, month: '2027-03' }, null, {
          'accept-language': wanted,
        })
      ).data
      const { courses } = (
        await holder.club.ask(contract.sheet.forVisitor, { club: CLUB, date: liberation }, null, {
          'accept-language': wanted,
        })
      ).data
      const day = days.find((one: { date: string }) => one.date === liberation)
      return [day!.holidayName, courses[0]!.name]
    }
    const both = await Promise.all(['ko-KR,ko;q=0.9,en;q=0.8', 'en-GB', 'fr, ko', 'fr'].map(named))
    const [korean, english] = [
      ['삼일절', '레이크'],
      ['Independence Movement Day', 'Lake'],
    ]
    expect(both).toEqual([korean, english, korean, english])
  })

  it('counts the places of a day that are taken, without tee times that the club keeps', async () => {
    const [shared, booked, block, house, freed] = await holder.club.day(date, { slots: 5 })
    const me = await holder.club.member()
    await holder.club.sql`update slot set mode = 'SHARED' where slot_idx = ${shared!}`
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind, reason) values (${shared!}, 1, 'TEAM', null), (${shared!}, 2, 'TEAM', null),
        (${shared!}, 3, 'TEAM', null), (${booked!}, 0, 'TEAM', null), (${block!}, 0, 'BLOCK', 'drainage'), (${house!}, 0, 'HOUSE', 'guests')`
    const read = async () =>
      (await holder.club.ask(contract.sheet.calendar, { memberIdx: me.memberIdx, clubCode: CLUB }, me)).data.days.find(
        (day: { date: string }) => day.date === date,
      )
    // Three of four seats, a whole tee time, and one that is free; two are the club’s.
    await expect
      .poll(read)
      .toMatchObject({ state: 'OPEN', free: [{ part: '1', count: 2 }], places: { taken: 7, total: 12 } })
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind, reason, freed_at, frees_at)
      values (${freed!}, 0, 'BLOCK', 'RELEASE', club_now(), club_now() + interval '30 minutes')`
    // One that was given up is shown as taken, until everyone can have it.
    await expect.poll(read).toMatchObject({ free: [{ part: '1', count: 1 }], places: { taken: 11, total: 12 } })
  })

  it('gives every day one state', async () => {
    const [slot] = await holder.club.day(date, { slots: 1 })
    const far = Temporal.PlainDate.from(date).add({ days: 35 }).toString()
    await holder.club.day(far)
    const me = await holder.club.member()
    const on = async (day: string, as?: typeof me) =>
      (
        await holder.club.ask(contract.sheet.calendar, { memberIdx: as?.memberIdx ?? 0, clubCode: CLUB }, as)
      ).data.days.find((d: { date: string }) => d.date === day)
    expect(await on(date, me)).toMatchObject({
      state: 'OPEN',
      dayType: 'WD',
      free: [{ part: '1', count: 1 }],
      places: { taken: 0, total: 4 },
      myBooking: false,
    })
    expect(await on(far, me)).toMatchObject({ state: 'NOT_OPEN', opensAt: expect.any(String) })
    expect((await on(far, me))?.places).toBeUndefined()
    await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    await expect
      .poll(async () => on(date, me))
      .toMatchObject({ state: 'FULL', free: [{ part: '1', count: 0 }], myBooking: true })
    expect(await on(date)).toMatchObject({ state: 'FULL', myBooking: false })
    await holder.club.sql`update sheet_day set state = 'SUSPENDED' where date = ${date}`
    await expect.poll(async () => (await on(date))?.state).toBe('CLUB_CLOSED')
  })

  it("is my own or a visitor's", async () => {
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    expect(
      (await holder.club.ask(contract.sheet.calendar, { memberIdx: you.memberIdx, clubCode: CLUB }, me)).status,
    ).toBe(403)
    expect((await holder.club.ask(contract.sheet.calendar, { memberIdx: you.memberIdx, clubCode: CLUB })).status).toBe(
      401,
    )
    expect(
      (await holder.club.ask(contract.sheet.calendar, { memberIdx: 0, clubCode: CLUB, month: '2027-13' })).fail
        .msgDetail,
    ).toBe('month')
  })
})

describe('GET /manage/days/{date}', () => {
  it('shows the day with the people behind its claims', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member({ name: 'Ha-eun Choi' })
    await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    const manager = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
    const { data } = await holder.club.ask(contract.sheet.forManager, { date }, manager)
    expect(data.claims).toEqual([
      expect.objectContaining({ slotIdx: slot, seat: 0, kind: 'BOOKING', who: 'Ha-eun Choi, -, -, -' }),
    ])
    expect(data.slots).toHaveLength(3)
  })

  it('tells cart, caddie, phone and note of a booking to managers who may read bookings alone', async () => {
    const [slot, walkIn] = await holder.club.day(date)
    const me = await holder.club.member()
    await holder.club
      .sql`update member set phone_no = '010-5555-0001', member_no = '10-5501' where member_idx = ${me.memberIdx}`
    await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { memo: 'Left-handed clubs' })
    const rights = { '940000': 'R', '940200': 'R', '940400': 'CR' }
    const desk = await holder.club.manager({ rights })
    const guest = { name: 'Do-yun Han', phoneNo: '010-3333-4444' }
    const players: Player[] = [
      { no: 1, kind: 'GUEST', ...guest },
      ...[2, 3, 4].map((no): Player => ({ no, kind: 'TBD' })),
    ]
    const made = await holder.club.ask(
      contract.bookingManage.make,
      { slotIdx: walkIn!, type: 'P', guest, players, cart: false, reason: 'By phone', override: ['NOT_OPEN'] },
      desk,
    )
    expect(made.code).toBeUndefined()
    const bookings = async (as: { token: string }) =>
      (await holder.club.ask(contract.sheet.forManager, { date }, as)).data.bookings
    const nothing = { cartNo: '', caddieNo: '', note: '' }
    const [first, second] = await holder.club.sql<{ bookingIdx: number; bookingNo: string }[]>`
      select booking_idx, booking_no from booking where play_date = ${date} order by booking_idx`
    expect(await bookings(desk)).toEqual([
      {
        ...first,
        cart: true,
        caddie: true,
        phoneNo: '010-5555-0001',
        memo: 'Left-handed clubs',
        ...nothing,
        playerNos: ['10-5501', me.id],
      },
      { ...second, cart: false, caddie: true, phoneNo: '010-3333-4444', memo: '', ...nothing, playerNos: [] },
    ])
    const reader = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
    expect(await bookings(reader)).toEqual([])
  })
})
