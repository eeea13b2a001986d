import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { PolicyName } from '@clubhouse/contract/reservation/rules/policies'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { bookingTerms, openDraw } from '../../../../test/draws.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let month = 0
/** The first Saturday of a month of its own. */
let date: string
let me: Member

beforeEach(async () => {
  const first = Temporal.PlainDate.from('2027-03-01').add({ months: month++ })
  date = first.add({ days: (13 - first.dayOfWeek) % 7 }).toString()
  await clockAt(11)
  me = await holder.club.member()
})
afterEach(async () => {
  await holder.club.sql`delete from rule_setting where name in ('guest', 'booking')`
  holder.club.platform.cache.invalidate('rule')
})

const dayAfter = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const clockAt = (daysBefore: number, time = '12:00') => holder.club.setClock(`${dayAfter(-daysBefore)}T${time}`)
async function set(name: PolicyName, values: Record<string, number | boolean | string>) {
  await holder.club.sql`insert into rule_setting (name, "values") values (${name}, ${holder.club.sql.json(values)})`
  holder.club.platform.cache.invalidate('rule')
}
const weekend = (on: string, what: { slots: number; from?: string }) =>
  holder.club.day(on, { ...what, dayClass: 'WEEKEND' })
const named = (as: Member, ...others: Omit<Player, 'no'>[]): Player[] =>
  [
    { kind: 'MEMBER' as const, memberIdx: as.memberIdx },
    ...others,
    ...Array(3 - others.length).fill({ kind: 'TBD' }),
  ].map((player, i) => ({ ...player, no: i + 1 }))
const guest = { kind: 'GUEST' as const, name: 'Grace Park', consent: true }
const mate = ({ memberIdx }: Member) => ({ kind: 'MEMBER' as const, memberIdx })
const book = async (slot: number, players = named(me), as = me) =>
  holder.club.book(as, slot, await holder.club.hold(as, slot), { players })

async function suspended() {
  const one = await holder.club.member()
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, in_force_at)
    values (${one.memberIdx}, 'W8', 'ACTIVE', ${dayAfter(-20)}, ${dayAfter(90)}, ${`${dayAfter(-20)}T00:00Z`}::timestamptz)`
  await holder.club.knows(me, [one])
  return one
}

describe('weekend mornings for members', () => {
  beforeEach(() => set('guest', { morningsAreForMembers: true, membersUntil: '08:00' }))
  const refused = { code: 'GUEST_LIMIT', msgVar: { max: 0, before: '08:00' } }

  it('refuse a guest before the time, when booking, pricing, changing and moving', async () => {
    const [early] = await weekend(date, { slots: 1, from: '07:00' })
    const [other] = await weekend(dayAfter(1), { slots: 1, from: '07:00' })
    const [late] = await weekend(dayAfter(1), { slots: 1, from: '08:00' })
    expect((await book(early!, named(me, guest))).fail).toMatchObject(refused)
    const quoted = await holder.club.ask(contract.change.quote, { slotIdx: early!, players: named(me, guest) }, me)
    expect(quoted.fail).toMatchObject(refused)
    const { bookingIdx, version } = (await book(early!)).data
    const change = { bookingIdx, version, players: named(me, guest) }
    expect((await holder.club.ask(contract.change.changePlayers, change, me)).fail).toMatchObject(refused)
    const later = (await book(late!, named(me, guest))).data
    expect(later.players[1]!.name).toBe('Grace Park')
    const held = await holder.club.ask(contract.booking.lock, { slotIdx: other!, bookingIdx: later.bookingIdx }, me)
    const { total } = held.data.price!
    const moved = await holder.club.ask(
      contract.change.move,
      { bookingIdx: later.bookingIdx, version: later.version, slotIdx: other!, total, termsIdx: held.data.termsIdx! },
      me,
    )
    expect(moved.fail).toMatchObject(refused)
  })

  it('let guests stay who were booked before the club set it', async () => {
    await holder.club.sql`delete from rule_setting where name = 'guest'`
    holder.club.platform.cache.invalidate('rule')
    const [early] = await weekend(date, { slots: 1, from: '07:00' })
    const { bookingIdx, version } = (await book(early!, named(me, guest))).data
    await set('guest', { morningsAreForMembers: true, membersUntil: '08:00' })
    const change = (...more: Omit<Player, 'no'>[]) =>
      holder.club.ask(contract.change.changePlayers, { bookingIdx, version, players: named(me, guest, ...more) }, me)
    expect((await change({ ...guest, name: 'Daniel Hong' })).fail).toMatchObject(refused)
    const friend = await holder.club.member()
    await holder.club.knows(me, [friend])
    expect((await change(mate(friend))).result).toBe(true)
  })

  it('are for weekends only, and the desk sets them aside', async () => {
    const [early] = await weekend(date, { slots: 1, from: '07:00' })
    const [weekday] = await holder.club.day(dayAfter(3), { slots: 1, from: '07:00' })
    expect((await book(weekday!, named(me, guest))).result).toBe(true)
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const make = (override: 'GUEST_LIMIT'[]) =>
      holder.club.ask(
        contract.bookingManage.make,
        {
          slotIdx: early!,
          memberIdx: me.memberIdx,
          players: named(me, guest),
          type: 'P',
          reason: 'By phone',
          override,
        },
        boss,
      )
    expect((await make([])).fail).toMatchObject(refused)
    expect((await make(['GUEST_LIMIT'])).result).toBe(true)
  })
})

describe('a suspended member', () => {
  it('may be named while the club does not say otherwise', async () => {
    const [slot] = await weekend(date, { slots: 1 })
    expect((await book(slot!, named(me, mate(await suspended())))).result).toBe(true)
  })

  it('is refused without a date or a reason, and stays where named before', async () => {
    const [slot, other] = await weekend(date, { slots: 2 })
    const [one, another] = [await suspended(), await suspended()]
    const { bookingIdx, version } = (await book(slot!, named(me, mate(one)))).data
    await set('booking', { suspendedMayPlay: false })
    const players = (...all: Member[]) => ({ bookingIdx, version, players: named(me, ...all.map(mate)) })
    const refused = { code: 'PLAYER_SUSPENDED', msgVar: { which: 3, name: another.name } }
    const both = await holder.club.ask(contract.change.changePlayers, players(one, another), me)
    expect(both.fail).toMatchObject(refused)
    expect(Object.keys(both.fail.msgVar ?? {})).toEqual(['which', 'name'])
    expect((await holder.club.ask(contract.change.changePlayers, players(one), me)).result).toBe(true)
    const friend = await holder.club.member()
    await holder.club.knows(friend, [another])
    expect((await book(other!, named(friend, mate(another)), friend)).fail).toMatchObject({
      code: 'PLAYER_SUSPENDED',
      msgVar: { which: 2, name: another.name },
    })
  })

  it('is refused in standby and in draws', async () => {
    await set('booking', { suspendedMayPlay: false })
    const one = await suspended()
    const refused = { code: 'PLAYER_SUSPENDED', msgVar: { which: 2, name: one.name } }
    await weekend(date, { slots: 2, from: '07:00' })
    const wish = { date, hours: ['07'], partySize: 4, auto: false }
    const standBy = (players: Player[]) => holder.club.ask(contract.standby.standBy, { ...wish, players }, me)
    const players = named(me, mate(one)).slice(0, 2)
    expect((await standBy(players)).fail).toMatchObject(refused)
    const { waitingIdx, version } = (await standBy(players.slice(0, 1))).data
    const changed = await holder.club.ask(contract.standby.change, { waitingIdx, version, players }, me)
    expect(changed.fail).toMatchObject(refused)
    const { drawIdx } = await openDraw(holder.club, { dates: [dayAfter(7), dayAfter(8)] })
    const entry = {
      drawIdx,
      playDate: dayAfter(7),
      wishes: [{ ideal: '07:08', earliest: '07:00', latest: '08:00' }],
      party: [me.memberIdx, one.memberIdx],
      partySize: 4,
      termsIdx: await bookingTerms(holder.club),
    }
    expect((await holder.club.ask(contract.draw.enter, entry, me)).fail).toMatchObject(refused)
  })
})

describe('last-minute bookings', () => {
  beforeEach(async () => {
    await holder.club.sql`update opening_rule set quota_month = 1 where member_type = '10' and day_class = 'WEEKEND'`
    holder.club.platform.cache.invalidate('rule')
  })
  afterEach(async () => {
    await holder.club.sql`update opening_rule set quota_month = 3 where member_type = '10' and day_class = 'WEEKEND'`
  })
  const used = async (as = me) =>
    (await holder.club.ask(contract.sheet.count, { memberIdx: as.memberIdx, date }, as)).data.month.weekend

  it('are neither refused for a full month nor counted, whatever the club sets later', async () => {
    const [slot] = await weekend(date, { slots: 1, from: '15:00' })
    const [next] = await weekend(dayAfter(1), { slots: 1, from: '15:00' })
    expect((await book(slot!)).result).toBe(true)
    await clockAt(1, '15:01')
    expect((await holder.club.hold(me, next!)).fail).toMatchObject({ code: 'QUOTA_MONTH' })
    await set('booking', { lastMinuteHours: 47 })
    expect((await holder.club.hold(me, next!)).fail).toMatchObject({ code: 'QUOTA_MONTH' })
    await clockAt(1, '16:01')
    expect((await book(next!)).result).toBe(true)
    expect(await used()).toEqual({ used: 1, max: 1 })
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    holder.club.platform.cache.invalidate('rule')
    expect(await used()).toEqual({ used: 1, max: 1 })
  })

  it('count once they move to a day further off', async () => {
    const [soon] = await weekend(date, { slots: 1, from: '15:00' })
    const [far] = await weekend(dayAfter(7), { slots: 1, from: '15:00' })
    await set('booking', { lastMinuteHours: 168 })
    await clockAt(5)
    const { bookingIdx, version } = (await book(soon!)).data
    expect(await used()).toEqual({ used: 0, max: 1 })
    const held = await holder.club.ask(contract.booking.lock, { slotIdx: far!, bookingIdx }, me)
    const wish = { bookingIdx, version, slotIdx: far!, total: held.data.price!.total, termsIdx: held.data.termsIdx! }
    expect((await holder.club.ask(contract.change.move, wish, me)).result).toBe(true)
    expect(await used()).toEqual({ used: 1, max: 1 })
  })
})
