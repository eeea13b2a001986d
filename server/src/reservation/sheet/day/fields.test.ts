import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Tuesday that is open for booking; the clock shows noon two weeks before. */
let date: string
let slots: number[]
const dayAfter = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02')
    .add({ weeks: 6 * week++ })
    .toString()
  await holder.club.setClock(`${dayAfter(-14)}T12:00`)
  slots = await holder.club.day(date)
})

const count = async (as: Member) =>
  (await holder.club.ask(contract.sheet.count, { memberIdx: as.memberIdx, date }, as)).data
const onDay = async (as?: Member, lang = 'en') => {
  const input = { memberIdx: as?.memberIdx ?? 0, clubCode: CLUB, month: date.slice(0, 7) }
  const { data } = await holder.club.ask(contract.sheet.calendar, input, as, { 'accept-language': lang })
  return data.days.find((day) => day.date === date)!
}
const detail = async (as: Member, slotIdx = slots[0]!) =>
  (await holder.club.ask(contract.sheet.detail, { memberIdx: as.memberIdx, date, slotIdx }, as)).data
const standBy = async (as: Member) =>
  (await holder.club.ask(contract.standby.standBy, { date, hours: ['07'], partySize: 4, auto: false }, as)).data
/** A manager offers a tee time to the member who stands by. */
const offer = async (to: Member, slotIdx: number) => {
  const { waitingIdx } = await standBy(to)
  const manager = await holder.club.manager({ rights: { '940000': 'R', '940600': 'RU' } })
  const made = await holder.club.ask(
    contract.standbyManage.offer,
    { waitingIdx, slotIdx, reason: 'Asked for it' },
    manager,
  )
  return made.data
}
const book = async (as: Member, slotIdx = slots[0]!, players?: Player[]) => {
  const held = await holder.club.hold(as, slotIdx)
  const made = await holder.club.book(as, slotIdx, held, players && { players })
  expect(made.body).toMatchObject({ result: true })
  return made.data.bookingIdx
}
const leave = (as: Member, bookingIdx: number) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'business' }, as)
const suspend = ({ memberIdx }: Member) => holder.club.sql`
  insert into penalty (member_idx, code, state, from_date, until_date)
  values (${memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 9)`

describe('cnt', () => {
  it('day and month: counts bookings that live, of which a weekend day has its own', async () => {
    const me = await holder.club.member()
    const [sunday] = await holder.club.day(dayAfter(5), { dayClass: 'WEEKEND', slots: 1 })
    await holder.club.setClock(`${dayAfter(-2)}T14:00`)
    await book(me, sunday)
    expect(await count(me)).toMatchObject({ day: { used: 0, max: 1 }, month: { weekend: { used: 1, max: 3 } } })
    await holder.club.setClock(`${dayAfter(-14)}T12:00`)
    const bookingIdx = await book(me)
    expect(await count(me)).toMatchObject({ day: { used: 1 }, month: { weekday: { used: 1 }, weekend: { used: 1 } } })
    await leave(me, bookingIdx)
    expect(await count(me)).toMatchObject({ day: { used: 0 }, month: { weekday: { used: 0 } } })
  })

  it('waiting: counts entries that wait, until they are left', async () => {
    const me = await holder.club.member()
    const { waitingIdx } = await standBy(me)
    expect((await count(me)).waiting).toEqual({ used: 1, max: 3 })
    await holder.club.ask(contract.standby.leave, { waitingIdx }, me)
    expect((await count(me)).waiting).toEqual({ used: 0, max: 3 })
  })

  it('hold: counts a running hold, and not what standby offers', async () => {
    const me = await holder.club.member()
    await offer(me, slots[1]!)
    expect(await count(me)).toMatchObject({ hold: { used: 0, max: 1 }, waiting: { used: 1 } })
    await holder.club.hold(me, slots[0]!)
    expect((await count(me)).hold).toEqual({ used: 1, max: 1 })
  })

  it('guest: counts the guests whom the member has named for the day', async () => {
    const me = await holder.club.member()
    const guests = ['Do-yun Han', 'Ji-woo Lim'].map((name, i) => ({
      ...{ no: i + 2, kind: 'GUEST' as const, name, phoneNo: `010-7777-000${i}`, consent: true },
    }))
    await book(me, slots[0], [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, ...guests, { no: 4, kind: 'TBD' }])
    expect((await count(me)).guest).toEqual({ used: 2, max: 3 })
  })

  it('draw: one entry for each date', async () => {
    expect((await count(await holder.club.member())).draw).toEqual({ used: 0, max: 1 })
  })

  it('suspendedUntil: is the last day of a running suspension', async () => {
    const me = await holder.club.member()
    expect(await count(me)).not.toHaveProperty('suspendedUntil')
    await suspend(me)
    expect((await count(me)).suspendedUntil).toBe(dayAfter(-5))
  })
})

describe('calendar', () => {
  it('free: counts by part what nobody has taken', async () => {
    await holder.club.day(date, { part: '2', from: '11:00', slots: 2 })
    await book(await holder.club.member())
    await holder.club.moveClock(2)
    expect((await onDay()).free).toEqual([
      { part: '1', count: 2 },
      { part: '2', count: 2 },
    ])
  })

  it('myBooking: is true for companions too', async () => {
    const [me, friend] = [await holder.club.member(), await holder.club.member()]
    const players = [me, friend].map(({ memberIdx }, i) => ({ no: i + 1, kind: 'MEMBER' as const, memberIdx }))
    await book(me, slots[0], [...players, { no: 3, kind: 'TBD' }, { no: 4, kind: 'TBD' }])
    expect([(await onDay(me)).myBooking, (await onDay(friend)).myBooking, (await onDay()).myBooking]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('myStandby and waiting: the first is the member’s own, the second the same for everyone', async () => {
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const { waitingIdx } = await standBy(me)
    expect(await onDay(me)).toMatchObject({ myStandby: true, waiting: 1 })
    expect(await onDay(you)).toMatchObject({ myStandby: false, waiting: 1 })
    await holder.club.ask(contract.standby.leave, { waitingIdx }, me)
    await holder.club.moveClock(2)
    expect(await onDay(me)).toMatchObject({ myStandby: false })
    expect(await onDay(me)).not.toHaveProperty('waiting')
  })

  it('state: says that the member is suspended', async () => {
    const me = await holder.club.member()
    await suspend(me)
    expect([(await onDay(me)).state, (await onDay()).state]).toEqual(['SUSPENDED_MEMBER', 'OPEN'])
  })

  it('eventIdx and eventTitle: a published event of the day, in the reader’s language', async () => {
    const add = async (lang: string, title: string, [from, to]: [number, number], state = 'PUBLISHED') => {
      const [row] = await holder.club.sql<{ idx: number }[]>`
        insert into event (lang, title, contents, state, open_at, start_date, end_date)
        values (${lang}, ${title}, '', ${state}, club_now() - interval '1 day', ${dayAfter(from)}, ${dayAfter(to)}) returning idx`
      return row!.idx
    }
    await add('en', 'Not yet written', [0, 0], 'DRAFT')
    await add('en', 'The week before', [-7, -1])
    expect(await onDay()).not.toHaveProperty('eventIdx')
    const [korean, english] = [await add('ko', '봄 대회', [-1, 1]), await add('en', 'Spring cup', [0, 0])]
    await expect.poll(() => onDay()).toMatchObject({ eventIdx: english, eventTitle: 'Spring cup' })
    expect(await onDay(undefined, 'ko')).toMatchObject({ eventIdx: korean, eventTitle: '봄 대회' })
    await holder.club.sql`update event set state = 'ARCHIVED' where idx = ${english}`
    await expect.poll(() => onDay()).toMatchObject({ eventIdx: korean, eventTitle: '봄 대회' })
  })

  it('weather: is the sky of the forecast, until it is a day old', async () => {
    const read = () => holder.club.sql`
      insert into weather (source, observed_at, hours, days)
      values ('OPEN_METEO', club_now(), '[]', ${holder.club.sql.json([{ date, code: 'RAIN' }])})
      on conflict (single) do update set observed_at = excluded.observed_at, days = excluded.days`
    expect(await onDay()).not.toHaveProperty('weather')
    await holder.club.setClock(`${dayAfter(-2)}T12:00`)
    await read()
    await expect.poll(async () => (await onDay()).weather).toBe('RAIN')
    await holder.club.setClock(`${dayAfter(-1)}T12:01`)
    await expect.poll(() => onDay()).not.toHaveProperty('weather')
    await read()
    await expect.poll(async () => (await onDay()).weather).toBe('RAIN')
    await holder.club.setClock(`${dayAfter(1)}T12:00`)
    await expect.poll(() => onDay()).not.toHaveProperty('weather')
  })
})

describe('one tee time', () => {
  it('hold: is the member’s own, also one that standby offers', async () => {
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const { expiresAt } = (await holder.club.hold(me, slots[0]!)).data
    expect(await detail(me)).toMatchObject({ slot: { state: 'MINE_HELD' }, hold: { expiresAt }, blocks: [] })
    const theirs = await detail(you)
    expect(theirs).toMatchObject({ slot: { state: 'HELD' }, blocks: [{ code: 'HELD_BY_OTHER' }] })
    expect(theirs.hold).toBeUndefined()
    const other = await holder.club.member()
    const offered = await offer(other, slots[1]!)
    expect(await detail(other, slots[1])).toMatchObject({
      slot: { state: 'MINE_HELD' },
      hold: { expiresAt: offered.expiresAt, extendsLeft: 0 },
      blocks: [],
    })
  })

  it('freeCancelUntil and namesDueAt: at 17:00 by the club’s rules', async () => {
    expect(await detail(await holder.club.member())).toMatchObject({
      freeCancelUntil: `${dayAfter(-3)}T08:00:00Z`,
      namesDueAt: `${dayAfter(-2)}T08:00:00Z`,
    })
  })

  it('rules: what a shared tee time takes, and the guests that are left for the day', async () => {
    const me = await holder.club.member()
    const [shared] = await holder.club.day(date, { mode: 'SHARED', from: '09:00', slots: 1, part: '2' })
    const guest: Player = { no: 2, kind: 'GUEST', name: 'Do-yun Han', phoneNo: '010-7777-0009', consent: true }
    const free: Player = { no: 3, kind: 'TBD' }
    await book(me, slots[0], [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, guest, free, { ...free, no: 4 }])
    expect((await detail(me, shared)).rules).toMatchObject({
      maxPlayers: 4,
      guestsLeft: 2,
      termsIdx: expect.any(Number),
    })
  })

  it('blocks: each refusal that a hold would get now', async () => {
    const codes = async (as: Member, slotIdx?: number) => (await detail(as, slotIdx)).blocks.map(({ code }) => code)
    const [me, suspended, web] = [
      await holder.club.member(),
      await holder.club.member(),
      await holder.club.member({ memberType: '20' }),
    ]
    await suspend(suspended)
    expect(await codes(suspended)).toEqual(['SUSPENDED'])
    await holder.club.setClock(`${dayAfter(-25)}T12:00`)
    expect(await codes(web)).toEqual(['NOT_OPEN'])
    await holder.club.setClock(`${dayAfter(-14)}T12:00`)
    const bookingIdx = await book(me)
    expect(await codes(me, slots[1])).toEqual(['QUOTA_DAY', 'PLAYER_ALREADY_BOOKED'])
    expect(await codes(web)).toEqual(['TAKEN'])
    await holder.club.moveClock(11 * 60)
    await leave(me, bookingIdx)
    // It is freed for others at a random minute, and not for who cancelled it.
    expect(await codes(web)).toEqual(['TAKEN'])
    await holder.club.passRelease()
    expect([await codes(web), await codes(me)]).toEqual([[], ['COOLDOWN']])
  })
})

it('free times leave out a freed tee time until its minute, and one that standby offers', async () => {
  const me = await holder.club.member()
  const times = async () => {
    await holder.club.moveClock(2)
    const input = { memberIdx: me.memberIdx, clubCode: CLUB, from: date, to: date }
    const { days } = (await holder.club.ask(contract.freeTime.find, input, me)).data
    return days[0]!.times.map(({ slotIdx }) => slotIdx)
  }
  await holder.club.sql`
    insert into claim (slot_idx, seat, kind, reason, freed_at, frees_at)
    values (${slots[0]!}, 0, 'BLOCK', 'RELEASE', club_now(), club_now() + interval '20 minutes')`
  expect(await times()).toEqual(slots.slice(1))
  await holder.club.moveClock(20 * 60)
  expect(await times()).toEqual(slots)
})
