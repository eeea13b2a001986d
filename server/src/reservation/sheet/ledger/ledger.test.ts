import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const { byDay, days } = contract.ledger
const holder = TestClub.use()
let week = 0
let date: string

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
})

const read = async (from = date, to = date, as?: Awaited<ReturnType<TestClub['member']>> | null) =>
  holder.club.ask(days, { from, to }, as === undefined ? await holder.club.member() : as)

it('counts the tee times of a day by who has them, and the bookings with rules set aside', async () => {
  const slots = await holder.club.day(date, { slots: 5 })
  const [me, guest] = [await holder.club.member(), await holder.club.member({ memberType: '20' })]
  for (const [i, who] of [me, guest].entries())
    expect((await holder.club.book(who, slots[i]!, await holder.club.hold(who, slots[i]!))).result).toBe(true)
  await holder.club.sql`
    with changed as (
      update booking set set_aside = '{QUOTA_DAY}', version = version + 1 where slot_idx = ${slots[1]!} returning booking_idx)
    insert into audit (call, request_id, noun, record_idx) select 'test', 'test', 'booking', booking_idx from changed`
  await holder.club.sql`
    insert into claim (slot_idx, seat, kind) values (${slots[2]!}, 0, 'HOUSE'), (${slots[3]!}, 0, 'BLOCK')`
  const { data } = await read()
  expect(data).toEqual([
    {
      date,
      overrides: 1,
      ledger: { total: 5, member: 1, nonMember: 1, house: 1, blocked: 1, draw: 0, team: 0, open: 1 },
    },
  ])
})

it('counts a tee time that was freed as taken, as the sheet shows it', async () => {
  const [slot] = await holder.club.day(date, { slots: 2 })
  const me = await holder.club.member()
  const { bookingIdx } = (await holder.club.book(me, slot!, await holder.club.hold(me, slot!))).data
  await holder.club.moveClock(3600)
  const cancelled = await holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'other' }, me)
  expect(cancelled.result).toBe(true)
  const sheet = await holder.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me)
  expect(sheet.data.slots[0]!.state).toBe('BOOKED')
  const [day] = (await read()).data
  expect(day!.ledger).toMatchObject({ member: 1, blocked: 0, open: 1 })
  expect(day!.ledger).toEqual(sheet.data.ledger)
})

it('counts a freed tee time as a member’s, as the sheet and the list of days do', async () => {
  const { club } = holder
  const [slot] = await club.day(date, { slots: 1 })
  await club.sql`
    insert into claim (slot_idx, seat, kind, freed_at, frees_at)
    values (${slot!}, 0, 'BLOCK', club_now(), club_now() + interval '1 hour')`
  const me = await club.member()
  const boss = await club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const [mine, sheet, days] = await Promise.all([
    read(date, date, me),
    club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me),
    club.ask(contract.dayManage.list, { from: date, to: date }, boss),
  ])
  const ledger = { total: 1, member: 1, nonMember: 0, house: 0, blocked: 0, draw: 0, team: 0, open: 0 }
  expect([mine.data[0]?.ledger, sheet.data.ledger, days.data[0]?.ledger]).toEqual([ledger, ledger, ledger])
})

it('leaves out days that are not published, and says nothing of names', async () => {
  await holder.club.day(date, { slots: 1 })
  await holder.club.sql`update sheet_day set state = 'DRAFT' where date = ${date}`
  expect((await read()).data).toEqual([])
})

it('takes two months at most, in their order', async () => {
  const far = Temporal.PlainDate.from(date).add({ days: 62 }).toString()
  expect((await read(date, far)).status).toBe(400)
  expect((await read(far, date)).status).toBe(400)
  expect((await read(date, Temporal.PlainDate.from(far).subtract({ days: 1 }).toString())).status).toBe(200)
})

it('is for members', async () => {
  expect((await read(date, date, null)).status).toBe(401)
})

describe('the list of managers', () => {
  type Manager = Awaited<ReturnType<TestClub['manager']>>
  const reader = () => holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const list = async (input: InputOf<typeof byDay>, as?: Manager) =>
    holder.club.ask(byDay, input, as ?? (await reader()))
  const dates = async (input: InputOf<typeof byDay>) => (await list(input)).data.list.map((day) => day.date)

  it('has the counts that members read, a page at a time', async () => {
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const [slot, ...others] = await holder.club.day(date, { slots: 4 })
    await holder.club.day(next, { slots: 1 })
    const me = await holder.club.member()
    await holder.club.book(me, slot!, await holder.club.hold(me, slot!))
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind) values (${others[0]!}, 0, 'TEAM'), (${others[1]!}, 0, 'BLOCK')`
    const { data } = await list({ from: date, to: next, size: 1 })
    const counts = { total: 4, member: 1, nonMember: 0, draw: 0, team: 1, house: 0, blocked: 1, open: 1 }
    expect(data).toEqual({ list: [{ date, ...counts, overrides: 0 }], total: 2, page: 1, size: 1 })
    expect((await read(date, date, me)).data).toEqual([{ date, ledger: counts, overrides: 0 }])
    expect(await dates({ from: date, to: next, sort: '-date' })).toEqual([next, date])
  })

  it('has the month of today, or of the one end that is given, and no drafts', async () => {
    await holder.club.setClock('2028-02-29T12:00')
    const published = ['2028-01-31', '2028-02-01', '2028-02-29', '2028-03-01']
    for (const day of [...published, '2028-02-10']) await holder.club.day(day, { slots: 1 })
    await holder.club.sql`update sheet_day set state = 'DRAFT' where date = '2028-02-10'`
    expect(await dates({})).toEqual(['2028-02-01', '2028-02-29'])
    expect(await dates({ from: '2028-02-02' })).toEqual(['2028-02-29'])
    expect(await dates({ to: '2028-02-28' })).toEqual(['2028-02-01'])
    expect(await dates({ from: '2028-01-01', to: '2028-12-31' })).toEqual(published)
  })

  it('refuses days that are backwards or more than a year', async () => {
    for (const range of [
      { from: '2028-03-01', to: '2028-02-29' },
      { from: '2028-01-01', to: '2029-01-01' },
    ]) {
      const { status, fail } = await list(range)
      expect([status, fail.msgDetail]).toEqual([400, 'to'])
    }
  })

  it('is for managers who may read days, as is its file', async () => {
    const other = await holder.club.manager({ rights: { '940000': 'R', '940100': 'R' } })
    const me = await holder.club.member()
    const who = [null, me, other, await reader()]
    const asked = who.map(async (as) => (await holder.club.ask(byDay, {}, as)).status)
    expect(await Promise.all(asked)).toEqual([401, 403, 403, 200])
    const files = who.map(async (as) => {
      const headers = as ? { authorization: `Bearer ${as.token}` } : {}
      return (await holder.club.app.inject({ url: '/hp/api/download/ledger', headers })).statusCode
    })
    expect(await Promise.all(files)).toEqual([401, 403, 403, 200])
  })
})
