import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Asked = InputOf<typeof contract.bookingManage.quote>
type Made = InputOf<typeof contract.bookingManage.make>
let week = 0
let date: string
let manager: Awaited<ReturnType<TestClub['manager']>>
let me: Member
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await daysBefore(14)
  manager = await desk('CRUD')
  me = await holder.club.member()
})
const daysBefore = (days: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days })}T${time}`)
const desk = (rights: string) => holder.club.manager({ rights: { '940000': 'R', '940400': rights } })

const places = (first: Omit<Player, 'no'>, count: number): Player[] =>
  Array.from({ length: count }, (_, i) => ({ no: i + 1, ...(i === 0 ? first : { kind: 'TBD' as const }) }))
const wanted = (slotIdx: number, more: Partial<Asked> = {}, count = 4): Asked => {
  const players = places({ kind: 'MEMBER', memberIdx: me.memberIdx }, count)
  return { slotIdx, type: 'P', memberIdx: me.memberIdx, players, ...more }
}
const quote = (input: Asked, as: { token: string } = manager) =>
  holder.club.ask(contract.bookingManage.quote, input, as)
const make = (input: Made) => holder.club.ask(contract.bookingManage.make, input, manager)
const guest = { name: 'Do-yun Han', phoneNo: '010-3333-4444' }
const ofGuest = (slotIdx: number, count = 4): Asked => {
  return { slotIdx, type: 'P', guest, players: places({ kind: 'GUEST', name: guest.name }, count) }
}

describe('POST /manage/bookings/quote', () => {
  it('answers the price that the booking then has, for members and guests, with and without a cart', async () => {
    const [slot, other, last] = await holder.club.day(date, { slots: 3 })
    const asked = [wanted(slot!), { ...ofGuest(other!), cart: false, caddie: false }]
    const prices = []
    for (const input of asked) {
      const { data } = await quote(input)
      expect(data.against).toEqual([])
      expect(data.price.rows.length).toBeGreaterThan(0)
      expect((await make(input)).data.price).toEqual(data.price)
      prices.push(data.price.total)
    }
    expect(prices[0]).not.toBe(prices[1])
    const before = await holder.club.sql`select count(*)::int as count from claim`
    await quote(ofGuest(last!))
    expect(await holder.club.sql`select count(*)::int as count from claim`).toEqual(before)
  })

  it('names the rules that would be set aside with their values, and then the booking is made without them', async () => {
    const [slot, other] = await holder.club.day(date)
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 30)`
    const { data } = await quote(wanted(slot!, {}, 2))
    expect(data.against).toMatchObject([{ code: 'MIN_PLAYERS', min: 4 }, { code: 'SUSPENDED' }])
    expect(data.against[1]!.until).toMatch(/^\d{4}-\d\d-\d\d$/)
    const override = data.against.map(({ code }) => code)
    const made = await make({ ...wanted(slot!, {}, 2), override, reason: 'the committee agreed' })
    expect(made.data).toMatchObject({ setAside: override, price: data.price })
    await make(ofGuest(other!))
    const [noon] = await holder.club.day(date, { slots: 1, from: '13:00', part: '2' })
    expect((await quote(ofGuest(noon!))).data.against).toMatchObject([{ code: 'QUOTA_DAY', max: 1 }])
    await daysBefore(50)
    expect((await quote(wanted(noon!))).data.against).toMatchObject([{ code: 'NOT_OPEN' }, {}])
  })

  it('refuses what no manager can set aside', async () => {
    const [slot, held, other] = await holder.club.day(date, { slots: 3 })
    const you = await holder.club.member()
    // Open to full members, and not yet to guests, for whom that alone can be set aside.
    await daysBefore(25)
    await holder.club.hold(you, held!)
    expect((await quote(wanted(held!))).code).toBe('HELD_BY_OTHER')
    expect((await quote(ofGuest(held!))).code).toBe('HELD_BY_OTHER')
    expect((await quote(ofGuest(other!))).data.against).toMatchObject([{ code: 'NOT_OPEN' }])
    await make(wanted(slot!))
    expect((await quote(wanted(slot!))).code).toBe('TAKEN')
    expect((await quote(wanted(other!))).fail).toMatchObject({ code: 'PLAYER_ALREADY_BOOKED', msgVar: { which: 1 } })
    expect((await quote({ ...ofGuest(other!), couponIdx: 999_999 })).code).toBe('COUPON_NOT_USABLE')
    await daysBefore(0, '23:00')
    expect((await quote(ofGuest(other!))).code).toBe('DAY_CLOSED')
  })

  it('refuses what the booking would refuse as wrong', async () => {
    const [slot] = await holder.club.day(date)
    const wrong = async (input: Asked) => (await quote(input)).fail.msgDetail
    expect(await wrong({ ...wanted(slot!), memberIdx: undefined })).toBe('players[0].memberIdx')
    expect(await wrong({ ...ofGuest(slot!), memberIdx: me.memberIdx })).toBe('guest')
    expect(await wrong({ ...ofGuest(slot!), guest: { ...guest, phoneNo: '12-34' } })).toBe('guest.phoneNo')
    // The phone number may come later.
    expect((await quote({ ...ofGuest(slot!), guest: { name: guest.name } })).result).toBe(true)
    expect((await quote(wanted(999_999))).status).toBe(404)
  })

  it('is for managers who may book', async () => {
    const [slot] = await holder.club.day(date)
    expect((await quote(wanted(slot!), await desk('RUD'))).status).toBe(403)
    expect((await quote(wanted(slot!), me)).status).toBe(403)
  })
})
