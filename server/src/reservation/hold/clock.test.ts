import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Person = Awaited<ReturnType<TestClub['member']>>
let week = 0
let date: string
let slot: number
let me: Person
let you: Person
beforeEach(async () => {
  const day = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ })
  date = day.toString()
  await holder.club.setClock(`${day.subtract({ days: 14 })}T12:00`)
  slot = (await holder.club.day(date))[0]!
  me = await holder.club.member()
  you = await holder.club.member()
})

/** As when the machine's clock goes back while the product runs: the holds do not follow, as they do with the club's own. */
async function machineGoesBack(hours: number) {
  await holder.club.sql`alter table clock disable trigger holds_follow`
  await holder.club.moveClock(-hours * 3600)
  await holder.club.sql`alter table clock enable trigger holds_follow`
}

const stateFor = async (who: Person) =>
  (await holder.club.ask(contract.sheet.forMember, { memberIdx: who.memberIdx, date }, who)).data.slots[0]!.state
const breaches = () => holder.club.sql`select * from invariant_violations`

describe('a hold from before the machine’s clock went back two hours', () => {
  it('is over at once for everyone, in every list, and breaks no invariant', async () => {
    const held = await holder.club.hold(me, slot)
    await machineGoesBack(2)
    expect(await stateFor(you)).toBe('OPEN')
    expect(await stateFor(me)).toBe('OPEN')
    expect([...(await breaches())]).toEqual([])
    const { data } = await holder.club.ask(contract.sheet.count, { memberIdx: me.memberIdx, date }, me)
    expect(data.hold.used).toBe(0)
    const day = (
      await holder.club.ask(contract.sheet.calendar, { memberIdx: 0, clubCode: 'GC001', month: date.slice(0, 7) })
    ).data.days.find((one: { date: string }) => one.date === date)
    expect(day!.free).toEqual([{ part: '1', count: 3 }])
    expect((await holder.club.book(me, slot, held)).fail.code).toBe('HOLD_EXPIRED')
    const extend = await holder.club.ask(contract.booking.relock, { slotIdx: slot, x: 'E' }, me)
    expect(extend.fail.code).toBe('HOLD_EXPIRED')
  })

  it('can be taken by another member, and by its holder', async () => {
    await holder.club.hold(me, slot)
    await machineGoesBack(2)
    expect((await holder.club.hold(you, slot)).result).toBe(true)
    expect((await holder.club.hold(me, slot)).fail.code).toBe('HELD_BY_OTHER')
    const [other] = await holder.club.day(date, { from: '13:00', part: '2', slots: 1 })
    await holder.club.hold(me, other!)
    await machineGoesBack(2)
    const again = await holder.club.hold(me, other!)
    expect(again.data.expiresAt).toBe(Temporal.Instant.from(again.data.serverTime).add({ seconds: 300 }).toString())
  })

  it('does not keep its member from another tee time, nor the desk from this one', async () => {
    const [, second] = await holder.club.day(date, { from: '13:00', part: '2', slots: 2 })
    await holder.club.hold(me, slot)
    await machineGoesBack(2)
    expect((await holder.club.hold(me, second!)).result).toBe(true)
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: you.memberIdx },
      ...[2, 3, 4].map((no) => ({ no, kind: 'TBD' as const })),
    ]
    const made = await holder.club.ask(
      contract.bookingManage.make,
      { slotIdx: slot, type: 'P', memberIdx: you.memberIdx, players, reason: 'by phone' },
      boss,
    )
    expect(made.body).toMatchObject({ result: true })
  })
})

it('the longest hold that the rules allow runs for its full time', async () => {
  await holder.club.sql`insert into rule_setting (name, "values") values ('hold', '{"seconds": 600}')`
  holder.club.platform.cache.invalidate('rule')
  const slow = await holder.club.member({ needMoreTime: true })
  expect((await holder.club.hold(slow, slot)).result).toBe(true)
  expect(await stateFor(slow)).toBe('MINE_HELD')
  expect((await holder.club.hold(you, slot)).fail.code).toBe('HELD_BY_OTHER')
  await holder.club.moveClock(1195)
  expect(await stateFor(slow)).toBe('MINE_HELD')
  await holder.club.sql`delete from rule_setting where name = 'hold'`
  holder.club.platform.cache.invalidate('rule')
})
