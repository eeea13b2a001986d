import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday in the middle of a month. */
let date: string
let me: Member
let office: { token: string }
let hour = 0

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)

beforeAll(() => countAllCancellations(holder.club))

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-18')
    .add({ weeks: 53 * week++ })
    .with({ day: 15 })
    .toString()
  await at(-12)
  me = await holder.club.member()
  office = await holder.club.manager({ isSSAdmin: true })
})

async function booked(on = date) {
  const from = `${String(6 + (hour++ % 12)).padStart(2, '0')}:00`
  const [slot] = (await holder.club.day(on, { slots: 1, from })) as [number]
  return (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
}
async function cancel({ bookingIdx }: { bookingIdx: number }) {
  const body = { bookingIdx, version: 1, reason: 'other', accept: true }
  return (await holder.club.ask(contract.booking.cancel, body, me)).data.penalty
}
const waive = (
  { penaltyIdx, version }: { penaltyIdx: number; version: number },
  more: Partial<InputOf<typeof contract.conduct.decide>> = {},
) =>
  holder.club.ask(
    contract.conduct.decide,
    { penaltyIdx, version, action: 'WAIVE', reason: 'letter of the hospital', ...more },
    office,
  )
const standing = async () => (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
const mine = async () => (await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx }, me)).data.list

describe('a personal waiver', () => {
  it('says for what a document was shown, to the member and in the record', async () => {
    const late = await booked()
    await at(-1)
    const penalty = (await cancel(late))!
    const holiday = { ...penalty, action: 'WAIVE', reason: 'on holiday', waivedFor: 'HOLIDAY' }
    expect((await holder.club.send(contract.conduct.decide, holiday, office)).status).toBe(400)
    expect((await waive(penalty, { action: 'ACTIVATE', waivedFor: 'ILLNESS' })).fail.code).toBe('WRONG_STATE')
    expect((await waive(penalty, { waivedFor: 'ILLNESS' })).data.state).toBe('WAIVED')
    expect(await mine()).toMatchObject([{ state: 'WAIVED', waivedFor: 'ILLNESS' }])
    const seen = await holder.club.ask(contract.penaltyList.one, { penaltyIdx: penalty.penaltyIdx }, office)
    expect(seen.data).toMatchObject({ waivedFor: 'ILLNESS' })
  })
})

describe('a waiver gives back', () => {
  it('the place of a later suspension, which keeps its days', async () => {
    const [first, second] = [await booked(), await booked(day(1))]
    await at(-1)
    const w2 = (await cancel(first))!
    await cancel(second)
    expect((await standing()).suspendedUntil).toBe(day(88))
    await at(10)
    await waive(w2)
    expect(await standing()).toMatchObject({
      suspendedUntil: day(28),
      active: [{ code: 'W1', from: day(-1), until: day(28) }],
    })
  })

  it('the suspension for cancelling often, when the count no longer leads to it, and counts again', async () => {
    for (let n = 0; n < 4; n++) expect(await cancel(await booked())).toBeUndefined()
    const [late, more] = [await booked(), await booked(day(4))]
    await at(-1)
    const w2 = (await cancel(late))!
    expect(w2.code).toBe('W2')
    expect((await standing()).active).toHaveLength(2)
    await waive(w2)
    expect(await standing()).toMatchObject({ active: [], cancelsThisMonth: 4 })
    expect((await mine()).map(({ code, state }) => [code, state]).sort()).toEqual([
      ['W2', 'WAIVED'],
      ['W7', 'WAIVED'],
    ])
    // The next one is the fifth.
    expect((await cancel(more))?.code).toBe('W7')
  })

  it('the count of absences: the next one is a warning again', async () => {
    const absent = async (on: number) => {
      await at(on - 12)
      const { bookingIdx } = await booked(day(on))
      await at(on, '20:00')
      const input = { memberIdx: me.memberIdx, code: 'W5', bookingIdx, reason: 'seen at the desk' } as const
      return (await holder.club.ask(contract.conduct.propose, input, office)).data
    }
    const first = await absent(0)
    await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: first.penaltyIdx, version: 1, action: 'ACTIVATE', reason: 'seen' },
      office,
    )
    expect((await absent(14)).until).not.toBeNull()
    await waive({ ...first, version: 2 })
    await holder.club.sql`delete from penalty where member_idx = ${me.memberIdx} and state = 'PROPOSED'`
    expect((await absent(28)).until).toBeNull()
  })

  it('the same when a no-show is undone', async () => {
    const [stayedAway, late] = [await booked(), await booked(day(3))]
    await at(0, '20:00')
    const noShow = (version: number, isNoShow: boolean) =>
      holder.club.ask(
        contract.conduct.noShow,
        { bookingIdx: stayedAway.bookingIdx, version, isNoShow, reason: 'seen at the desk' },
        office,
      )
    expect((await noShow(1, true)).data.penalty).toMatchObject({ code: 'W4', until: day(179) })
    expect(await cancel(late)).toMatchObject({ code: 'W1', from: day(180), until: day(209) })
    await at(2)
    await noShow(2, false)
    expect(await standing()).toMatchObject({ active: [{ code: 'W1', from: day(0), until: day(29) }] })
  })
})
