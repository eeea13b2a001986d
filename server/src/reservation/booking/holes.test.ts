import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'

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

const told = ({ status, fail }: Answer) => [status, fail.msgDetail]

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
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      ...[2, 3, 4].map((no): Player => ({ no, kind: 'TBD' })),
    ]
    const quote = (holes?: string) => club.ask(contract.change.quote, { slotIdx: slot, players, holes }, me)
    expect(told(await quote(wrong))).toEqual([400, 'holes'])
    const hold = await club.hold(me, slot)
    expect(told(await club.book(me, slot, hold, { holes: wrong }))).toEqual([400, 'holes'])
    expect((await quote(holes)).status).toBe(200)
    // The refusal took nothing: the tee time is still held.
    expect((await club.book(me, slot, hold, { holes })).data).toMatchObject({ holes })
  })

  it.each(WRONG)('on a tee time of %s, %j is refused where a manager changes the booking', async (holes, wrong) => {
    const { club } = holder
    const [slot, me] = [await slotOf(holes), await club.member()]
    const { bookingIdx, version } = (await club.book(me, slot, await club.hold(me, slot))).data
    const manager = await club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const change = (holes: string) =>
      club.ask(contract.bookingManage.change, { bookingIdx, version, holes, reason: 'called' }, manager)
    expect(told(await change(wrong))).toEqual([400, 'holes'])
    expect((await change(holes)).data).toMatchObject({ holes })
  })

  it('of an earlier booking stay until a manager sets those of the tee time', async () => {
    const { club } = holder
    const [slot, me] = [await slotOf('18'), await club.member()]
    const { bookingIdx } = (await club.book(me, slot, await club.hold(me, slot))).data
    await club.sql`update booking set holes = '9' where booking_idx = ${bookingIdx}`
    const manager = await club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const change = (version: number, body: object) =>
      club.ask(contract.bookingManage.change, { bookingIdx, version, reason: 'called', ...body }, manager)
    expect((await change(1, { cart: false })).data).toMatchObject({ holes: '9' })
    expect((await change(2, { holes: '18' })).data).toMatchObject({ holes: '18' })
    expect(told(await change(3, { holes: '9' }))).toEqual([400, 'holes'])
  })
})
