import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Tuesday that is open for booking; the clock shows noon two weeks before. */
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02')
    .add({ weeks: 6 * week++ })
    .toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  await holder.club.day(date)
})

type Wish = Partial<InputOf<typeof contract.standby.standBy>>
const standBy = (as: Member, wish: Wish = {}) =>
  holder.club.ask(contract.standby.standBy, { date, hours: ['07'], partySize: 4, auto: false, ...wish }, as)
const forDay = (as: Member, on = date) =>
  holder.club.ask(contract.standby.forDay, { memberIdx: as.memberIdx, date: on }, as)
const dayAfter = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

describe('standing by', () => {
  it('keeps what the member wishes for, and the place', async () => {
    const [first, second] = [await holder.club.member(), await holder.club.member()]
    const { data } = await standBy(first)
    expect(data).toMatchObject({
      date,
      hours: ['07'],
      partySize: 4,
      noticeHours: 12,
      state: 'W',
      position: 1,
      version: 1,
    })
    expect((await standBy(second, { hours: ['06', '07'] })).data.position).toBe(2)
    const third = await holder.club.member()
    await holder.club.day(date, { from: '09:00' })
    // Who waits for other hours is in no queue with them.
    expect((await standBy(third, { hours: ['09'] })).data.position).toBe(1)
    const { mine, queue, used, max } = (await forDay(first)).data
    expect({ mine: mine?.position, used, max }).toEqual({ mine: 1, used: 1, max: 3 })
    expect(queue.find(({ hour }) => hour === '07')).toMatchObject({ waiting: 2 })
    const [row] = await holder.club
      .sql`select count(*)::int as n from audit where noun = 'standby' and record_idx = ${data.waitingIdx}`
    expect(row!.n).toBe(1)
  })

  it('shows in the calendar, in the limits and in the member’s list', async () => {
    const me = await holder.club.member()
    await standBy(me)
    const cnt = await holder.club.ask(contract.sheet.count, { memberIdx: me.memberIdx, date }, me)
    expect(cnt.data.waiting).toEqual({ used: 1, max: 3 })
    const calendar = async () =>
      (
        await holder.club.ask(
          contract.sheet.calendar,
          { memberIdx: me.memberIdx, clubCode: 'GC001', month: date.slice(0, 7) },
          me,
        )
      ).data.days.find((day) => day.date === date)
    expect(await calendar()).toMatchObject({ myStandby: true, waiting: 1, state: 'OPEN' })
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind) select slot_idx, 0, 'BLOCK' from slot where date = ${date}`
    await holder.club.moveClock(2)
    expect(await calendar()).toMatchObject({ state: 'FULL_STANDBY', waiting: 1 })
    const list = await holder.club.ask(contract.standby.mine, { memberIdx: me.memberIdx }, me)
    expect(list.data.list).toMatchObject([{ date, state: 'W', position: 1 }])
  })

  it('is refused to a member who cannot play', async () => {
    const me = await holder.club.member()
    const suspended = await holder.club.member()
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${suspended.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2029-04-30')`
    expect((await standBy(suspended)).fail).toMatchObject({ code: 'SUSPENDED', msgVar: { why: 'W2' } })
    expect((await standBy(await holder.club.member({ memberType: '90' }))).code).toBe('TYPE_NOT_ALLOWED')
    const later = dayAfter(28)
    // Also where its tee times are taken before.
    const [held] = await holder.club.day(later)
    await holder.club.sql`insert into claim (slot_idx, seat, kind) values (${held!}, 0, 'HOUSE')`
    expect((await standBy(me, { date: later })).fail).toMatchObject({
      code: 'NOT_OPEN',
      msgVar: { opensAt: expect.any(String) },
    })
    expect((await standBy(me, { date: dayAfter(1) })).code).toBe('DAY_CLOSED')
    expect((await standBy(me, { hours: ['15'] })).code).toBe('DAY_CLOSED')
    expect((await standBy(me, { partySize: 2 })).fail).toMatchObject({ code: 'MIN_PLAYERS', msgVar: { min: 4 } })
    expect((await standBy(me, { hours: ['07', '07'] })).status).toBe(400)
  })

  it('is refused for the suspended part of a day alone', async () => {
    const { club } = holder
    const noon = await club.day(date, { from: '13:00', part: '2' })
    await club.sql`update slot set is_shut = true where slot_idx = any (${noon})`
    const me = await club.member()
    expect((await standBy(me, { hours: ['13'] })).fail).toMatchObject({
      code: 'DAY_CLOSED',
      msgVar: { reason: 'SUSPENDED' },
    })
    expect((await standBy(me, { hours: ['07', '13'] })).data).toMatchObject({ hours: ['07', '13'], state: 'W' })
  })

  it('is refused beside a booking of the day, and beyond the limits', async () => {
    const me = await holder.club.member()
    const [slot] = await holder.club.day(date, { from: '10:00' })
    const booked = await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    expect(booked.result).toBe(true)
    expect((await standBy(me)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 1, name: me.name },
    })
    const keen = await holder.club.member()
    await standBy(keen)
    expect((await standBy(keen)).fail).toMatchObject({ code: 'STANDBY_LIMIT', msgVar: { used: 1, max: 1 } })
    for (const days of [1, 2]) {
      await holder.club.day(dayAfter(days))
      expect((await standBy(keen, { date: dayAfter(days) })).result).toBe(true)
    }
    await holder.club.day(dayAfter(3))
    expect((await standBy(keen, { date: dayAfter(3) })).fail).toMatchObject({
      code: 'STANDBY_LIMIT',
      msgVar: { used: 3, max: 3 },
    })
  })

  it('is refused beyond the bookings of a month', async () => {
    const me = await holder.club.member({ memberType: '11' })
    const days = [1, 2, 3, 4, 5].map((day) => Temporal.PlainDate.from(date).with({ day }).toString())
    const before = days.filter((day) => day !== date).slice(0, 4)
    for (const [i, day] of before.entries()) {
      const [slot] = await holder.club.day(day, { from: `1${i}:00`, slots: 1, course: '2' })
      await holder.club.sql`
        insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes, cart, caddie, type,
          price, terms_idx, names_due_at, free_cancel_until)
        select 'quota-' || ${slot!}, ${slot!}, '{0}', ${me.memberIdx}, ${day}, '1', 'WEEKDAY', 1, '18', true, true, 'N',
          '{"currency":"KRW","total":0,"rows":[]}', (select min(terms_idx) from terms), club_now(), club_now()`
    }
    // The limit is that of the tee times that the entry waits for.
    await holder.club.day(date, { from: '15:00', course: '2' })
    await holder.club.sql`
      insert into opening_rule (member_type, day_class, course_idx, pattern, days, time, quota_day, quota_month)
      select '11', 'WEEKDAY', course_idx, 'ROLLING', 60, '09:00', 1, 5 from course where code = '2'`
    holder.club.platform.cache.invalidate('rule')
    const { waitingIdx } = (await standBy(me, { hours: ['15'] })).data
    expect((await holder.club.ask(contract.standby.leave, { waitingIdx }, me)).result).toBe(true)
    expect((await standBy(me)).fail).toMatchObject({
      code: 'QUOTA_MONTH',
      msgVar: { used: 4, max: 4, dayClass: 'WEEKDAY' },
    })
    await holder.club.sql`delete from booking where member_idx = ${me.memberIdx}`
  })

  it('with auto needs the price that is shown and the terms in force', async () => {
    const me = await holder.club.member()
    const { queue, termsIdx } = (await forDay(me)).data
    const total = Math.max(...queue.filter(({ hour }) => hour === '07').map(({ totals }) => totals[3]!))
    expect(total).toBeGreaterThan(0)
    expect((await standBy(me, { auto: true })).status).toBe(400)
    expect((await standBy(me, { auto: true, total, termsIdx: 999_999 })).code).toBe('TERMS_REQUIRED')
    expect((await standBy(me, { auto: true, total: total - 1, termsIdx })).fail).toMatchObject({
      code: 'PRICE_CHANGED',
      msgVar: { total },
    })
    expect((await standBy(me, { auto: true, total, termsIdx })).data).toMatchObject({ auto: true, total })
  })

  it('keeps a price and terms only with auto, and checks them with each change', async () => {
    const me = await holder.club.member()
    const unasked = await standBy(me, { total: 1, termsIdx: 999_999 })
    expect(unasked.data).toMatchObject({ auto: false, total: null })
    const { waitingIdx } = unasked.data
    const change = (version: number, more: Partial<InputOf<typeof contract.standby.change>>) =>
      holder.club.ask(contract.standby.change, { waitingIdx, version, ...more }, me)
    expect((await change(1, { termsIdx: 999_999, total: 1 })).data).toMatchObject({ total: null, version: 2 })
    const { queue, termsIdx } = (await forDay(me)).data
    const total = Math.max(...queue.filter(({ hour }) => hour === '07').map(({ totals }) => totals[3]!))
    expect((await change(2, { auto: true, total, termsIdx })).data).toMatchObject({ total, version: 3 })
    expect((await change(3, { total: 1 })).fail).toMatchObject({ code: 'PRICE_CHANGED', msgVar: { total } })
    expect((await change(3, { termsIdx: 999_999 })).code).toBe('TERMS_REQUIRED')
    expect((await change(3, { auto: false })).data).toMatchObject({ auto: false, total: null })
  })

  it('names companions whom the member knows', async () => {
    const [me, ann] = [await holder.club.member(), await holder.club.member({ name: 'Ann' })]
    const players = [
      { no: 1, kind: 'MEMBER' as const, memberIdx: me.memberIdx },
      { no: 2, kind: 'MEMBER' as const, memberIdx: ann.memberIdx },
    ]
    expect((await standBy(me, { players })).status).toBe(400)
    await holder.club.knows(me, [ann])
    expect((await standBy(me, { players: [players[1]!].map((one) => ({ ...one, no: 1 })) })).status).toBe(400)
    expect((await standBy(me, { players })).data.players).toMatchObject([
      { no: 1, memberIdx: me.memberIdx },
      { no: 2, memberIdx: ann.memberIdx, name: 'Ann' },
    ])
  })

  it('is for the member alone', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const { waitingIdx, version } = (await standBy(me)).data
    const read = (as: Member | null) => holder.club.ask(contract.standby.forDay, { memberIdx: me.memberIdx, date }, as)
    expect((await read(other)).status).toBe(403)
    expect((await read(null)).status).toBe(401)
    expect((await holder.club.ask(contract.standby.mine, { memberIdx: me.memberIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.standby.change, { waitingIdx, version, paused: true }, other)).status).toBe(
      404,
    )
    expect((await holder.club.ask(contract.standby.leave, { waitingIdx }, other)).status).toBe(404)
    const manager = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.ask(contract.standby.leave, { waitingIdx }, manager)).status).toBe(403)
  })
})

describe('an entry', () => {
  it('keeps whom it names, with a guest’s consent, until it names others or its party is smaller', async () => {
    const me = await holder.club.member()
    await holder.club.day(date, { from: '09:00', mode: 'SHARED' })
    const guest = (no: number, name: string) => ({ no, kind: 'GUEST' as const, name, phoneNo: '010-1', consent: true })
    const players = [{ no: 1, kind: 'MEMBER' as const, memberIdx: me.memberIdx }, guest(2, 'Ann'), guest(3, 'Bo')]
    const { waitingIdx, ...made } = (await standBy(me, { hours: ['09'], partySize: 3, players })).data
    expect(made.players).toMatchObject(players)
    const change = async (version: number, more: Partial<InputOf<typeof contract.standby.change>>) =>
      (await holder.club.ask(contract.standby.change, { waitingIdx, version, ...more }, me)).data.players
    expect(await change(1, { noticeHours: 24 })).toMatchObject(players)
    expect(await change(2, { partySize: 2 })).toMatchObject(players.slice(0, 2))
    expect(await change(3, { players: [players[0]!, guest(2, 'Cy')] })).toMatchObject([players[0], guest(2, 'Cy')])
  })

  it('is changed, paused and continued, and keeps its place', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const { waitingIdx } = (await standBy(me)).data
    await standBy(other)
    const change = (more: Partial<InputOf<typeof contract.standby.change>>) =>
      holder.club.ask(contract.standby.change, { waitingIdx, version: 1, ...more }, me)
    expect((await change({ hours: ['06', '07'], noticeHours: 24 })).data).toMatchObject({
      hours: ['06', '07'],
      noticeHours: 24,
      position: 1,
      version: 2,
    })
    expect((await change({ paused: true })).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await change({ version: 2, paused: true })).data).toMatchObject({ paused: true, position: 1 })
    expect((await change({ version: 3, paused: false })).data).toMatchObject({ paused: false, position: 1 })
    expect((await change({ version: 4, hours: ['15'] })).code).toBe('DAY_CLOSED')
    expect((await change({ version: 4, partySize: 1 })).code).toBe('MIN_PLAYERS')
    expect((await change({ version: 4, auto: true })).status).toBe(400)
  })

  it('ends when its member leaves, once', async () => {
    const me = await holder.club.member()
    const { waitingIdx } = (await standBy(me)).data
    const leave = () => holder.club.ask(contract.standby.leave, { waitingIdx }, me)
    expect((await leave()).data).toEqual({ state: 'C' })
    expect((await leave()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'C' } })
    expect((await forDay(me)).data).toMatchObject({ used: 0 })
    expect((await standBy(me)).result).toBe(true)
  })

  it('ends with the account', async () => {
    const me = await holder.club.member()
    const { waitingIdx } = (await standBy(me)).data
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${me.memberIdx}`
    const [row] = await holder.club.sql`select state from standby_entry where waiting_idx = ${waitingIdx}`
    expect(row!.state).toBe('C')
  })
})

it('two requests of one member at once keep the limit', async () => {
  const me = await holder.club.member()
  const answers = await Promise.all([standBy(me), standBy(me), standBy(me)])
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.flatMap((one) => one.code ?? [])).toEqual(['STANDBY_LIMIT', 'STANDBY_LIMIT'])
})
