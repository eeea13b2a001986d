import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday; the clock shows noon ten days before. */
let date: string
let me: Member

const at = (daysBefore: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04').add({ weeks: week++ }).toString()
  await at(10)
  me = await holder.club.member()
})

let hour = 0
async function booked() {
  const from = `${String(7 + (hour++ % 10)).padStart(2, '0')}:00`
  const [slot] = (await holder.club.day(date, { slots: 1, from })) as [number]
  const made = (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
  return { slot, bookingIdx: made.bookingIdx }
}
const cancel = ({ bookingIdx }: { bookingIdx: number }) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'mistake' }, me)
const standing = async () => (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
const shown = async () => (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, me)).data.list[0]!

describe('a booking that is undone', () => {
  it('says until when, is no cancellation, and can be held again after a minute', async () => {
    const made = await booked()
    const { undoUntil } = await shown()
    expect(new Date(undoUntil!).getTime() - holder.club.platform.clock.now().epochMilliseconds).toBeGreaterThan(500_000)
    expect((await cancel(made)).data).toMatchObject({ state: 'CX' })
    expect((await standing()).cancelsThisMonth).toBe(0)
    const past = await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, when: 'past' }, me)
    expect(past.data.list[0]).toMatchObject({ state: 'CX', undone: true })
    const again = await holder.club.hold(me, made.slot)
    expect(again.fail).toMatchObject({ code: 'COOLDOWN', msgVar: { why: 'UNDONE' } })
    const seconds = (Date.parse(again.fail.msgVar.until) - holder.club.platform.clock.now().epochMilliseconds) / 1000
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    const other = await holder.club.member()
    expect((await holder.club.hold(other, made.slot)).result).toBe(true)
    await at(10, '12:02')
    await holder.club.ask(contract.booking.relock, { slotIdx: made.slot, x: 'N' }, other)
    expect((await holder.club.hold(me, made.slot)).result).toBe(true)
  })

  it('is one after ten minutes', async () => {
    const made = await booked()
    await at(10, '12:11')
    expect((await shown()).undoUntil ?? null).toBeNull()
    await cancel(made)
    expect((await standing()).cancelsThisMonth).toBe(1)
  })

  it('has no penalty after the deadline, unless play begins within 24 hours', async () => {
    await at(2)
    expect((await cancel(await booked())).data).toMatchObject({ state: 'CX' })
    expect((await standing()).active).toEqual([])
    await at(0, '05:00')
    const late = await booked()
    expect((await shown()).ifCancelledNow).toMatchObject({ code: 'W3' })
    expect((await cancel(late)).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { code: 'W3' } })
  })

  it('is undone twice a day; the third counts', async () => {
    const made = []
    for (let n = 0; n < 2; n++) {
      made.push(await booked())
      await cancel(made[n]!)
    }
    expect((await standing()).cancelsThisMonth).toBe(0)
    await cancel(await booked())
    expect((await standing()).cancelsThisMonth).toBe(1)
    const [row] = await holder.club
      .sql`select count(*)::int as n from booking where member_idx = ${me.memberIdx} and is_undone`
    expect(row!.n).toBe(2)
  })
})
