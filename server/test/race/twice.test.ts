import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { NOW } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

const eight = Array.from({ length: 8 })
const key = () => ({ 'idempotency-key': randomUUID() })
const bookingsOf = async (slotIdx: number) =>
  (await holder.club.sql<{ n: number }[]>`select count(*) as n from booking where slot_idx = ${slotIdx}`)[0]!.n

describe('the same request sent twice', () => {
  it('books once and answers the same, one after the other', async () => {
    const { club } = holder
    const [slot] = await club.day('2027-03-09')
    const member = await club.member()
    const hold = await club.hold(member, slot!)
    const header = key()
    const first = await club.book(member, slot!, hold, {}, header)
    expect(first.result).toBe(true)
    expect((await club.book(member, slot!, hold, {}, header)).body).toEqual(first.body)
    expect(await bookingsOf(slot!)).toBe(1)
  })

  it('books once and answers the same, eight at once', async () => {
    const { club } = holder
    const [slot] = await club.day('2027-03-10')
    const member = await club.member()
    const hold = await club.hold(member, slot!)
    const header = key()
    const answers = await Promise.all(eight.map(() => club.book(member, slot!, hold, {}, header)))
    expect(answers[0]!.result).toBe(true)
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body })
    expect(await bookingsOf(slot!)).toBe(1)
  })

  it('holds once and answers the same, eight at once and again after the booking', async () => {
    const { club } = holder
    const [slot] = await club.day('2027-03-11')
    const member = await club.member()
    const header = key()
    const answers = await Promise.all(eight.map(() => club.hold(member, slot!, {}, header)))
    expect(answers[0]!.result).toBe(true)
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
    const [{ n }] = await club.sql<[{ n: number }]>`
      select count(*) as n from audit where noun = 'hold' and record_idx = ${slot!}`
    expect(n).toBe(1)
    await club.book(member, slot!, answers[0]!)
    expect((await club.hold(member, slot!, {}, header)).body).toEqual(answers[0]!.body)
  })

  it('keeps a refusal as the answer too, eight at once', async () => {
    const { club } = holder
    const [slot] = await club.day('2027-03-12')
    const [other, member] = [await club.member(), await club.member()]
    await club.hold(other, slot!)
    const header = key()
    const answers = await Promise.all(eight.map(() => club.hold(member, slot!, {}, header)))
    for (const { fail } of answers) expect(fail).toEqual(answers[0]!.fail)
    expect(answers[0]!.fail.code).toBe('HELD_BY_OTHER')
    // Later changes do not affect the answer of that key; a new key is evaluated again.
    await club.ask(contract.booking.relock, { slotIdx: slot!, x: 'N' }, other)
    expect((await club.hold(member, slot!, {}, header)).fail.code).toBe('HELD_BY_OTHER')
    expect((await club.hold(member, slot!, {}, key())).result).toBe(true)
  })
})

describe('a key that was used for something else', () => {
  it('is refused with another body, for another tee time and for another call', async () => {
    const { club } = holder
    const [slot, next] = await club.day('2027-03-15')
    const member = await club.member()
    const header = key()
    const hold = await club.hold(member, slot!, {}, header)
    const others = [
      await club.hold(member, next!, {}, header),
      await club.ask(contract.booking.relock, { slotIdx: slot!, x: 'N' }, member, header),
      await club.book(member, slot!, hold, {}, header),
    ]
    expect(others.map(({ status, code }) => [status, code])).toEqual(others.map(() => [200, 'KEY_REUSED']))
    const bookingKey = key()
    expect((await club.book(member, slot!, hold, {}, bookingKey)).result).toBe(true)
    expect((await club.book(member, slot!, hold, { memo: 'sooner' }, bookingKey)).fail.code).toBe('KEY_REUSED')
  })

  it('belongs to one member: the same key of another is a request of its own', async () => {
    const { club } = holder
    const [slot, next] = await club.day('2027-03-16')
    const [one, two] = [await club.member(), await club.member()]
    const header = key()
    expect((await club.hold(one, slot!, {}, header)).data.slotIdx).toBe(slot)
    expect((await club.hold(two, next!, {}, header)).data.slotIdx).toBe(next)
  })
})
