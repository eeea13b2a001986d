import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
let week = 0
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
})

/** A tee time of so many holes. */
async function slotOf(holes: string): Promise<number> {
  const [slot] = await holder.club.day(date, { slots: 1 })
  await holder.club.sql`update slot set holes = ${holes} where slot_idx = ${slot!}`
  return slot!
}

const told = ({ status, body }: Answer) => [status, body.fail?.msgDetail]

const WRONG = [
  ['18', '9'],
  ['18', '27'],
  ['9', '18'],
  ['18', 'x'],
  ['18', ''],
  ['18', '018'],
] as const

describe('holes that the tee time does not have', () => {
  it.each(WRONG)('on a tee time of %s, %j is refused by the price and by the booking', async (holes, wrong) => {
    const { club } = holder
    const [slot, me] = [await slotOf(holes), await club.member()]
    const players = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      ...[2, 3, 4].map((no) => ({ no, kind: 'TBD' })),
    ]
    const quote = (holes?: string) =>
      club.call('POST', '/reservation/quote', { as: me, body: { slotIdx: slot, players, holes } })
    expect(told(await quote(wrong))).toEqual([400, 'holes'])
    const hold = await club.hold(me, slot)
    expect(told(await club.book(me, slot, hold, { holes: wrong }))).toEqual([400, 'holes'])
    expect((await quote(holes)).status).toBe(200)
    // The refusal took nothing: the tee time is still held.
    expect((await club.book(me, slot, hold, { holes })).body.data).toMatchObject({ holes })
  })

  it.each(WRONG)('on a tee time of %s, %j is refused where a manager changes the booking', async (holes, wrong) => {
    const { club } = holder
    const [slot, me] = [await slotOf(holes), await club.member()]
    const { bookingIdx, version } = (await club.book(me, slot, await club.hold(me, slot))).body.data
    const manager = await club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const change = (holes: string) =>
      club.call('PUT', `/manage/bookings/${bookingIdx}`, { as: manager, body: { version, holes, reason: 'called' } })
    expect(told(await change(wrong))).toEqual([400, 'holes'])
    expect((await change(holes)).body.data).toMatchObject({ holes })
  })

  it('of an earlier booking stay until a manager sets those of the tee time', async () => {
    const { club } = holder
    const [slot, me] = [await slotOf('18'), await club.member()]
    const { bookingIdx } = (await club.book(me, slot, await club.hold(me, slot))).body.data
    await club.sql`update booking set holes = '9' where booking_idx = ${bookingIdx}`
    const manager = await club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const change = (version: number, body: object) =>
      club.call('PUT', `/manage/bookings/${bookingIdx}`, { as: manager, body: { version, reason: 'called', ...body } })
    expect((await change(1, { cart: false })).body.data).toMatchObject({ holes: '9' })
    expect((await change(2, { holes: '18' })).body.data).toMatchObject({ holes: '18' })
    expect(told(await change(3, { holes: '9' }))).toEqual([400, 'holes'])
  })
})
