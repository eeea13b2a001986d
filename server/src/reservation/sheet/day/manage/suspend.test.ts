import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
const { dayManage, sheet, bookingManage } = contract
let boss: Awaited<ReturnType<TestClub['manager']>>
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940200': 'CRUD', '940400': 'CRUD' } })
})

type Member = Awaited<ReturnType<TestClub['member']>>
const check = async (date: string, part?: string) =>
  (await holder.club.ask(dayManage.suspendCheck, { date, part }, boss)).data
const suspend = async (date: string, more: { part?: string; message?: string; cancelBookings?: boolean } = {}) =>
  holder.club.ask(
    dayManage.suspend,
    {
      ...{ date, reason: 'Snow on the greens', translated: { ko: { reason: '적설' } }, cancelBookings: true },
      version: (await check(date)).version,
      ...more,
    },
    boss,
  )
const reopen = async (date: string, part?: string) =>
  holder.club.ask(dayManage.reopen, { date, part, reason: 'Thaw', version: (await check(date)).version }, boss)
const seen = async (member: Member, date: string) =>
  (await holder.club.ask(contract.sheet.forMember, { memberIdx: member.memberIdx, date }, member)).data
const stateOf = async (bookingIdx: number) =>
  (await holder.club.ask(bookingManage.one, { bookingIdx }, boss)).data.state

async function booked(slotIdx: number, players: Player[] = []) {
  const { club } = holder
  const member = await club.member()
  const { data } = await club.book(
    member,
    slotIdx,
    await club.hold(member, slotIdx),
    players.length > 0 ? { players: [{ no: 1, kind: 'MEMBER', memberIdx: member.memberIdx }, ...players] } : {},
  )
  return { member, bookingIdx: data.bookingIdx }
}

describe('suspending a day', () => {
  it('lists first what it would end', async () => {
    const { club } = holder
    const [first, second] = await club.day('2026-12-07')
    const friend = await club.member()
    const { bookingIdx, member } = await booked(first!, [
      { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ])
    await club.hold(await club.member(), second!)
    expect(await check('2026-12-07')).toMatchObject({
      version: 1,
      bookings: [{ bookingIdx, time: '07:00', who: member.name, players: 4 }],
      holds: 1,
      notified: 2,
    })
    expect(await check('2026-12-07', '2')).toMatchObject({ bookings: [], holds: 0, notified: 0 })
    expect((await holder.club.ask(dayManage.suspendCheck, { date: '2029-01-01' }, boss)).status).toBe(404)
  })

  it('ends holds, cancels bookings for the club without a penalty, and notifies everyone once', async () => {
    const { club } = holder
    const answer = await suspend('2026-12-07', { message: 'We are sorry about the snow.' })
    expect(answer.data).toEqual({ cancelled: 1, notified: 2 })
    const day = (await club.ask(sheet.forManager, { date: '2026-12-07' }, boss)).data
    expect(day).toMatchObject({ state: 'SUSPENDED', reason: 'Snow on the greens', claims: [] })
    const rows = await club.sql`
      select b.state, b.cancel_text, (select count(*) from penalty p where p.booking_idx = b.booking_idx) as penalties,
        (select count(*) from booking_player p where p.booking_idx = b.booking_idx and p.active) as players
      from booking b where b.play_date = '2026-12-07'`
    expect([...rows]).toEqual([{ state: 'CC', cancelText: 'We are sorry about the snow.', penalties: 0, players: 0 }])
    const tasks = await club.sql<{ tasks: number }[]>`
      select count(*) as tasks from job_task where name = 'notify-booking' and data ->> 'change' = 'CANCELLED'`
    expect(tasks[0]!.tasks).toBe(1)
  })

  it('is read by members in their language, and refuses their holds', async () => {
    const { club } = holder
    const member = await club.member()
    const { slots } = await seen(member, '2026-12-07')
    expect(slots[0]).toMatchObject({ state: 'BLOCKED', reason: 'Snow on the greens' })
    const inKorean = await club.ask(
      contract.sheet.forMember,
      { memberIdx: member.memberIdx, date: '2026-12-07' },
      member,
      {
        'accept-language': 'ko',
      },
    )
    expect(inKorean.data).toMatchObject({ state: 'SUSPENDED', reason: '적설' })
    expect((await club.hold(member, slots[0]!.slotIdx)).fail).toMatchObject({
      code: 'DAY_CLOSED',
      msgVar: { reason: 'Snow on the greens' },
    })
  })

  it('restores no booking when it is reopened: its tee times are free at once', async () => {
    const { club } = holder
    expect((await reopen('2026-12-07')).data).toEqual({ state: 'PUBLISHED' })
    const member = await club.member()
    const { slots, state } = await seen(member, '2026-12-07')
    expect([state, ...slots.map((slot: { state: string }) => slot.state)]).toEqual([
      'PUBLISHED',
      'OPEN',
      'OPEN',
      'OPEN',
    ])
    expect((await club.hold(member, slots[0]!.slotIdx)).result).toBe(true)
  })

  it('lets whoever was cancelled by the club have the same tee time again', async () => {
    const { club } = holder
    const [slot] = await club.day('2026-12-16')
    const { member } = await booked(slot!)
    await suspend('2026-12-16')
    await reopen('2026-12-16')
    expect((await club.hold(member, slot!)).result).toBe(true)
  })

  it('leaves bookings that are to stay', async () => {
    const [slot] = await holder.club.day('2026-12-08')
    const { bookingIdx } = await booked(slot!)
    expect((await suspend('2026-12-08', { cancelBookings: false })).data).toEqual({ cancelled: 0, notified: 0 })
    expect(await stateOf(bookingIdx)).toBe('CF')
  })

  it('leaves rounds that have begun', async () => {
    const { club } = holder
    const [early, late] = await club.day('2026-12-02', { slots: 2, from: '10:30' })
    const began = await booked(early!)
    const coming = await booked(late!)
    await club.moveClock(31 * 60)
    expect((await suspend('2026-12-02')).data).toMatchObject({ cancelled: 1 })
    expect([await stateOf(began.bookingIdx), await stateOf(coming.bookingIdx)]).toEqual(['CF', 'CC'])
    await club.resetClock()
  })

  it('is refused by the state of the day and by an old version', async () => {
    const { club } = holder
    await club.day('2026-12-09', { state: 'DRAFT' })
    expect((await suspend('2026-12-09')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DRAFT' } })
    expect((await suspend('2026-12-08')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'SUSPENDED' } })
    expect((await reopen('2026-12-09')).fail.code).toBe('WRONG_STATE')
    await club.day('2026-12-10')
    const old = { date: '2026-12-10', reason: 'Snow', cancelBookings: true, version: 0 }
    expect((await club.ask(dayManage.suspend, old, boss)).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 1 },
    })
    const foreign = { ...old, version: 1, translated: { fr: { reason: 'Neige' } } }
    expect((await club.ask(dayManage.suspend, foreign, boss)).fail.msgDetail).toBe('translated.fr')
  })
})

describe('suspending a part', () => {
  it('shuts its tee times alone, until it is reopened', async () => {
    const { club } = holder
    const [morning] = await club.day('2026-12-11')
    const [noon] = await club.day('2026-12-11', { from: '11:00', part: '2' })
    const [one, two] = [await booked(morning!), await booked(noon!)]
    expect((await suspend('2026-12-11', { part: '1' })).data).toEqual({ cancelled: 1, notified: 1 })
    expect([await stateOf(one.bookingIdx), await stateOf(two.bookingIdx)]).toEqual(['CC', 'CF'])
    const member = await club.member()
    const states = async () => {
      const { state, slots } = await seen(member, '2026-12-11')
      return [state, ...slots.map((slot: { state: string }) => slot.state)]
    }
    expect(await states()).toEqual(['PUBLISHED', 'BLOCKED', 'BLOCKED', 'BLOCKED', 'BOOKED', 'OPEN', 'OPEN'])
    const calendar = (
      await club.ask(
        contract.sheet.calendar,
        { memberIdx: member.memberIdx, clubCode: 'GC001', month: '2026-12' },
        member,
      )
    ).data
    expect(calendar.days.find(({ date }) => date === '2026-12-11')!.free).toEqual([
      { part: '1', count: 0 },
      { part: '2', count: 2 },
    ])
    expect((await club.ask(sheet.forManager, { date: '2026-12-11' }, boss)).data.shares).toMatchObject([
      { part: '1', suspended: 'Snow on the greens' },
      { part: '2', suspended: null },
    ])
    expect(
      (await club.ask(dayManage.list, { from: '2026-12-11', to: '2026-12-11' }, boss)).data[0]!.warnings,
    ).toContain('PART_SUSPENDED')
    expect((await suspend('2026-12-11', { part: '1' })).fail.code).toBe('WRONG_STATE')
    expect((await suspend('2026-12-11', { part: '3' })).fail.msgDetail).toBe('part')
    expect((await reopen('2026-12-11', '2')).fail.code).toBe('WRONG_STATE')
    expect((await reopen('2026-12-11', '1')).data).toEqual({ state: 'PUBLISHED' })
    expect(await states()).toEqual(['PUBLISHED', 'OPEN', 'OPEN', 'OPEN', 'BOOKED', 'OPEN', 'OPEN'])
  })

  it('stays shut when the whole day is suspended and reopened', async () => {
    await holder.club.day('2026-12-14')
    await holder.club.day('2026-12-14', { from: '11:00', part: '2' })
    await suspend('2026-12-14', { part: '1' })
    await suspend('2026-12-14')
    await reopen('2026-12-14')
    const { slots } = await seen(await holder.club.member(), '2026-12-14')
    expect(slots.map(({ state }) => state)).toEqual([...Array(3).fill('BLOCKED'), ...Array(3).fill('OPEN')])
  })
})
