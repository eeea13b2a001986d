import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { accepted, kinds, type Member, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

async function threeParts(date: string): Promise<number[]> {
  const starts = { '1': '07:00', '2': '12:00', '3': '17:00' }
  const slots: number[] = []
  for (const [part, from] of Object.entries(starts))
    slots.push(...(await holder.club.day(date, { slots: 1, part, from })))
  return slots
}

describe('bookings of one member on several tee times at once', () => {
  it('hold one tee time only', async () => {
    const { club } = holder
    const slots = await club.day('2027-03-09', { slots: 8 })
    const member = await club.member()
    const holds = await Promise.all(slots.map((slot) => club.hold(member, slot)))
    expect(accepted(holds)).toHaveLength(1)
    expect(kinds(refusals(holds))).toEqual(['HOLD_LIMIT'])
  })

  it('book one a day, whatever is tried in parallel', async () => {
    const slots = await threeParts('2027-03-10')
    const member = await holder.club.member()
    const answers = await Promise.all(slots.flatMap((slot) => [slot, slot]).map((slot) => journey(member, slot)))
    expect(accepted(answers)).toHaveLength(1)
  })

  it.each([1, 2])('book %i a day even when holds got past their limit', async (max) => {
    const { club } = holder
    const type = `T${max}`
    await club.sql`
      insert into opening_rule (member_type, day_class, pattern, days, time, quota_day)
      values (${type}, 'WEEKDAY', 'ROLLING', 60, '09:00', ${max})`
    club.platform.cache.invalidate('rule')
    const date = max === 1 ? '2027-03-11' : '2027-03-12'
    const slots = await threeParts(date)
    const member = await club.member({ memberType: type })
    await club.hold(member, slots[0]!)
    for (const slot of slots.slice(1)) {
      await club.sql`
        insert into claim (slot_idx, seat, kind, holder, expires_at)
        select slot_idx, 0, 'HOLD', holder, expires_at from (select ${slot}::bigint as slot_idx, holder, expires_at
          from claim where slot_idx = ${slots[0]!}) one`
    }
    const holds = await Promise.all(slots.map((slot) => priced(member, date, slot)))
    const answers = await Promise.all(slots.map((slot, i) => club.book(member, slot, holds[i]!)))
    await club.sql`delete from claim where kind = 'HOLD' and holder = ${member.memberIdx}`
    expect(accepted(answers)).toHaveLength(max)
    expect(kinds(refusals(answers))).toEqual(['QUOTA_DAY'])
  })

  it('count again from what is left after a cancellation', async () => {
    const { club } = holder
    await club.sql`
      insert into opening_rule (member_type, day_class, pattern, days, time, quota_day)
      values ('T3', 'WEEKDAY', 'ROLLING', 60, '09:00', 2)`
    club.platform.cache.invalidate('rule')
    const [first, second, third] = (await threeParts('2027-03-15')) as [number, number, number]
    const member = await club.member({ memberType: 'T3' })
    const { bookingIdx, version } = (await club.book(member, first, await club.hold(member, first))).data
    expect((await journey(member, second)).result).toBe(true)
    await club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'illness' }, member)
    expect((await journey(member, third)).result).toBe(true)
  })
})

/** Prices differ by part of the day, so the hold's answer is repeated. */
async function priced(member: Member, date: string, slot: number) {
  const detail = await holder.club.ask(
    contract.sheet.detail,
    { memberIdx: member.memberIdx, date, slotIdx: slot },
    member,
  )
  return { data: detail.data.hold! }
}

async function journey(member: Member, slot: number) {
  const hold = await holder.club.hold(member, slot)
  return hold.result ? holder.club.book(member, slot, hold) : hold
}
