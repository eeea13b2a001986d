import { contract } from '@clubhouse/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appealed } from '../../../../test/appealed.ts'
import { TestClub } from '../../../../test/club.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'

const holder = TestClub.use()
const { conduct } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A day in the middle of a month. */
let date: string
let me: Member
let office: Awaited<ReturnType<TestClub['manager']>>
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

async function booked(on = date): Promise<number> {
  const from = `${String(6 + (hour++ % 12)).padStart(2, '0')}:00`
  const [slot] = (await holder.club.day(on, { slots: 1, from })) as [number]
  return (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data.bookingIdx
}
async function cancel(bookingIdx: number) {
  const input = { bookingIdx, version: 1, reason: 'other', accept: true }
  return (await holder.club.ask(contract.booking.cancel, input, me)).data.penalty
}
const standing = async () => (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
const decide = (penaltyIdx: number, version: number, action: 'ACTIVATE' | 'WAIVE' | 'UPHOLD_APPEAL') =>
  holder.club.ask(conduct.decide, { penaltyIdx, version, action, reason: 'seen at the desk' }, office)

interface Given {
  penaltyIdx: number
  version: number
}
const WAYS = {
  'a waiver': ({ penaltyIdx, version }: Given) => decide(penaltyIdx, version, 'WAIVE'),
  'an upheld appeal': async ({ penaltyIdx, version }: Given) => {
    await appealed(holder.club, me, penaltyIdx)
    return decide(penaltyIdx, version + 1, 'UPHOLD_APPEAL')
  },
}

/** Records what a round of the member showed, and puts it into force. @returns how many days it suspends */
async function recorded(code: 'W5' | 'W6', on: number): Promise<Given & { days: number }> {
  await at(on - 12)
  const bookingIdx = await booked(day(on))
  await at(on, '20:00')
  const input = { memberIdx: me.memberIdx, code, bookingIdx, reason: 'seen at the desk' }
  const { penaltyIdx, from, until } = (await holder.club.ask(conduct.propose, input, office)).data
  const { version } = (await decide(penaltyIdx, 1, 'ACTIVATE')).data
  return { penaltyIdx, version, days: until ? Temporal.PlainDate.from(from).until(until).days + 1 : 0 }
}

describe.each(Object.entries(WAYS))('%s gives back', (_, lift) => {
  it('the count of absent bookers (W5)', async () => {
    const first = await recorded('W5', 0)
    expect(first.days).toBe(0)
    await lift(first)
    expect((await recorded('W5', 2)).days).toBe(0)
    expect((await recorded('W5', 4)).days).toBe(30)
  })

  it('the count of groups that were too small (W6)', async () => {
    const first = await recorded('W6', 0)
    await recorded('W6', 2)
    await lift(first)
    expect((await recorded('W6', 4)).days).toBe(0)
    expect((await recorded('W6', 6)).days).toBe(30)
  })

  it('the count of cancellations (W7), shown and decided as one', async () => {
    for (let n = 0; n < 4; n++) expect(await cancel(await booked())).toBeUndefined()
    const [late, next] = [await booked(), await booked(day(4))]
    await at(-1)
    const w2 = (await cancel(late))!
    expect(await standing()).toMatchObject({ cancelsThisMonth: 5, active: [{ code: 'W2' }, { code: 'W7' }] })
    expect((await lift(w2)).result).toBe(true)
    expect(await standing()).toMatchObject({ cancelsThisMonth: 4, active: [] })
    expect((await cancel(next))?.code).toBe('W7')
    expect((await standing()).cancelsThisMonth).toBe(5)
  })

  it('the place of a later suspension', async () => {
    const [first, second] = [await booked(), await booked(day(1))]
    await at(-1)
    const w2 = (await cancel(first))!
    await cancel(second)
    expect((await standing()).suspendedUntil).toBe(day(88))
    await lift(w2)
    expect((await standing()).active).toMatchObject([{ code: 'W1', from: day(-1), until: day(28) }])
  })
})

it.each([
  ['late', -1],
  ['free', -11],
] as const)('a %s cancellation that the desk excuses counts in no month', async (_, on) => {
  for (let n = 0; n < 4; n++) await cancel(await booked())
  const [excused, next] = [await booked(), await booked(day(4))]
  await at(on)
  const input = { bookingIdx: excused, version: 1, by: 'MEMBER' as const, reason: 'illness', penalty: false }
  const { data } = await holder.club.ask(contract.bookingManage.cancel, input, office)
  expect(data.penalty ?? null).toBe(null)
  expect(await standing()).toMatchObject({ cancelsThisMonth: 4, active: [] })
  expect((await cancel(next))?.code).toBe('W7')
  expect((await standing()).cancelsThisMonth).toBe(5)
})

describe('a no-show that is undone gives back', () => {
  it('the place of a later suspension', async () => {
    const [stayedAway, late] = [await booked(), await booked(day(3))]
    await at(0, '20:00')
    const input = { bookingIdx: stayedAway, version: 1, isNoShow: true, reason: 'nobody came' }
    const { penalty } = (await holder.club.ask(conduct.noShow, input, office)).data
    expect(penalty).toMatchObject({ code: 'W4', until: day(179) })
    await cancel(late)
    await at(1)
    await holder.club.ask(conduct.noShow, { ...input, version: 2, isNoShow: false }, office)
    expect((await standing()).active).toMatchObject([{ code: 'W1', from: day(0), until: day(29) }])
  })
})

it('the share of a penalty is of the green fees before coupon and discount, rounded by the club’s policy', async () => {
  const [coupon] = await holder.club.sql<{ couponIdx: number }[]>`
    with k as (
      insert into coupon_kind (kind, name, amount) values ('FIXED', '{"en": "Gift"}', 20000) returning *)
    insert into coupon (kind_idx, member_idx, kind, name, amount, day_classes, parts, min_players, valid_from, valid_to, reason)
    select kind_idx, ${me.memberIdx}, kind, name, amount, '{}', '{}', 1, ${day(-12)}, ${day(1)}, 'Thanks' from k returning coupon_idx`
  const { couponIdx } = coupon!
  const [slotIdx] = (await holder.club.day(date, { slots: 1, from: '18:00' })) as [number]
  const hold = await holder.club.hold(me, slotIdx)
  const players = [1, 2, 3, 4].map((no) =>
    no === 1 ? { no, kind: 'MEMBER' as const, memberIdx: me.memberIdx } : { no, kind: 'TBD' as const },
  )
  const { total } = (await holder.club.ask(contract.change.quote, { slotIdx, players, couponIdx }, me)).data
  const made = (await holder.club.book(me, slotIdx, hold, { couponIdx, total, players })).data
  // An odd fee, so that a tenth of it has to be rounded.
  await holder.club.sql`
    with changed as (
      update booking set price = jsonb_set(jsonb_set(price, '{rows,0,amount}', '360005'), '{total}', ${total + 5}::text::jsonb),
        version = version + 1
      where booking_idx = ${made.bookingIdx})
    insert into audit (call, request_id, noun, record_idx) values ('test', 'test', 'booking', ${made.bookingIdx})`
  await at(-2)
  const rounded = async (mode: string) => {
    await holder.club.sql`update policy set "values"[1] = ${mode} where key = 'C0180'`
    holder.club.platform.cache.invalidate('rule')
    const seen = (await holder.club.ask(contract.change.read, { bookingIdx: made.bookingIdx }, me)).data
    return seen.ifCancelledNow!.money
  }
  expect(made.price.coupon!.amount).toBe(20_000)
  expect(await rounded('1')).toBe(36_000)
  expect(await rounded('2')).toBe(36_001)
  expect(await rounded('0')).toBe(36_001)
})
