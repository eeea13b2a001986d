import { contract } from '@clubhouse/contract'
import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { datesOf } from './rules.ts'

const holder = TestClub.use()
let week = 0
let saturday: string
let sunday: string
beforeEach(async () => {
  const day = Temporal.PlainDate.from('2027-03-06').add({ weeks: 2 * week++ })
  saturday = day.toString()
  sunday = day.add({ days: 1 }).toString()
  await holder.club.setClock(`${day.subtract({ days: 3 })}T12:00`)
  await holder.club.day(saturday, { dayClass: 'WEEKEND', slots: 3 })
  await holder.club.day(saturday, { dayClass: 'WEEKEND', course: '2', part: '2', from: '11:00', slots: 2 })
})

type Me = Awaited<ReturnType<TestClub['member']>>
type Day = DataOf<typeof contract.freeTime.find>['days'][number]
const find = async (me: Me | undefined, query: Partial<InputOf<typeof contract.freeTime.find>> = {}) => {
  const input = { memberIdx: me?.memberIdx ?? 0, clubCode: CLUB, from: saturday, to: sunday, ...query }
  return (await holder.club.ask(contract.freeTime.find, input, me)).data.days
}
const fees = async (me: Me) =>
  (
    await holder.club.ask(
      contract.freeTime.find,
      { memberIdx: me.memberIdx, clubCode: CLUB, from: saturday, to: sunday, upTo: 0 },
      me,
    )
  ).data
const times = (days: Day[]) => days.flatMap((day) => day.times.map(({ time }) => time))

describe('free times of several days', () => {
  it('are those that the member may book now, with course, seats and price', async () => {
    const me = await holder.club.member()
    const [day] = await find(me)
    expect(day).toMatchObject({ date: saturday, count: 5, myBooking: false })
    expect(day!.times[0]).toMatchObject({
      time: '07:00',
      courseName: expect.any(String),
      places: 4,
      greenFee: expect.any(Number),
    })
    expect(times([day!])).toEqual(['07:00', '07:08', '07:16', '11:00', '11:08'])
    const dear = await fees(me)
    expect(dear.days[0]!.count).toBe(0)
    expect(dear.fees).toEqual([...new Set(day!.times.map(({ greenFee }) => greenFee))].sort((a, b) => a - b))
  })

  it('say how many play in a tee time where none of them has places to sell', async () => {
    const input = { memberIdx: 0, clubCode: CLUB, from: saturday, to: sunday }
    const group = async (query: object = {}) => {
      await holder.club.moveClock(2)
      return (await holder.club.ask(contract.freeTime.find, { ...input, ...query })).data.group
    }
    expect(await group()).toEqual({ min: 4, max: 4 })
    await holder.club.sql`update slot set min_players = 3 where date = ${saturday}`
    expect(await group()).toEqual({ min: 3, max: 4 })
    await holder.club.sql`update slot set min_players = 2 where date = ${saturday} and part = '2'`
    expect(await group()).toEqual({ min: null, max: 4 })
    await holder.club.day(sunday, { dayClass: 'WEEKEND', mode: 'SHARED', slots: 1 })
    expect(await group()).toBeNull()
    expect(await group({ weekdays: '6' })).toEqual({ min: null, max: 4 })
  })

  it('leave out what is held, booked, blocked, past, for staff or not published', async () => {
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const [held, booked, blocked] = (await find(me))[0]!.times.map(({ slotIdx }) => slotIdx)
    await holder.club.hold(you, held!)
    await holder.club.book(me, booked!, await holder.club.hold(me, booked!))
    await holder.club.sql`insert into claim (slot_idx, seat, kind) values (${blocked!}, 0, 'BLOCK')`
    await holder.club.day(saturday, { dayClass: 'WEEKEND', from: '09:00', slots: 1, w05: 'S' })
    await holder.club.day(sunday, { dayClass: 'WEEKEND', state: 'DRAFT' })
    await holder.club.setClock(`${saturday}T06:00`)
    const days = await find(me)
    // The hold has run out by now.
    expect(times(days)).toEqual(['07:00', '11:00', '11:08'])
    expect(days.map(({ date, myBooking }) => [date, myBooking])).toEqual([[saturday, true]])
    await holder.club.setClock(`${saturday}T11:04`)
    expect(times(await find(me))).toEqual(['11:08'])
  })

  it('can be narrowed down to a part, a course, a price, seats and weekdays', async () => {
    const me = await holder.club.member()
    await holder.club.day(sunday, { dayClass: 'WEEKEND', mode: 'SHARED', slots: 1 })
    const all = await find(me)
    const [first, later] = [all[0]!.times[0]!, all[0]!.times.at(-1)!]
    expect(times(await find(me, { part: '2' }))).toEqual(['11:00', '11:08'])
    expect(times(await find(me, { courseIdx: later.courseIdx }))).toEqual(['11:00', '11:08'])
    expect(times(await find(me, { upTo: first.greenFee - 1 }))).not.toContain('07:00')
    expect((await find(me, { weekdays: '7' })).map(({ date }) => date)).toEqual([sunday])
    const [brief] = await find(me, { most: 2 })
    expect([brief!.count, brief!.times.length]).toEqual([5, 2])
    const [shared] = (await find(me, { weekdays: '7' }))[0]!.times
    const lone: { players: Player[] } = { players: [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }] }
    await holder.club.book(me, shared!.slotIdx, await holder.club.hold(me, shared!.slotIdx), lone)
    // The answer may be a second old.
    await holder.club.moveClock(2)
    const you = await holder.club.member()
    expect((await find(you, { weekdays: '7', players: 3 }))[0]!.times).toMatchObject([{ places: 3 }])
    expect((await find(you, { weekdays: '7', players: 4 }))[0]).toMatchObject({ count: 0, times: [] })
  })

  it('are none before the opening, of which the day tells the instant, and none for a suspended member', async () => {
    const me = await holder.club.member()
    await holder.club.setClock(`${Temporal.PlainDate.from(saturday).subtract({ days: 50 })}T12:00`)
    const [day] = await find(me)
    expect(day).toMatchObject({ count: 0, times: [] })
    await holder.club.setClock(`${Temporal.PlainDate.from(saturday).subtract({ days: 3 })}T12:00`)
    const opened = await find(me)
    expect(Date.parse(day!.opensAt!)).toBeLessThan(holder.club.now())
    expect(opened[0]).not.toHaveProperty('opensAt')
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 9)`
    expect((await find(me))[0]).toMatchObject({ count: 0, times: [] })
  })

  it('are shown to visitors without any name, and only of this club', async () => {
    const [day] = await find(undefined)
    expect(day!.myBooking).toBe(false)
    const other = await holder.club.ask(contract.freeTime.find, {
      memberIdx: 0,
      clubCode: 'XX999',
      from: saturday,
      to: sunday,
    })
    expect(other.status).toBe(404)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    expect(
      (
        await holder.club.ask(
          contract.freeTime.find,
          { memberIdx: you.memberIdx, clubCode: CLUB, from: saturday, to: sunday },
          me,
        )
      ).status,
    ).toBe(403)
  })
})

describe('the days that are asked for', () => {
  it.each([
    ['2027-03-01', '2027-03-03', undefined, ['2027-03-02', '2027-03-03']],
    ['2027-03-01', '2027-03-14', '67', ['2027-03-06', '2027-03-07', '2027-03-13', '2027-03-14']],
    ['2027-03-05', '2027-03-04', undefined, []],
  ])('from %s to %s on %s', (from, to, weekdays, dates) => {
    expect(datesOf(from, to, '2027-03-02', weekdays)).toEqual(dates)
  })

  it('are 31 at most', () => {
    expect(datesOf('2027-03-01', '2028-01-01', '2027-03-01')).toHaveLength(31)
  })
})
