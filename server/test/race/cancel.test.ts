import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { DataOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { accepted, crowd, kinds, type Member, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

async function booked(
  date: string,
): Promise<{ member: Member; slot: number; booking: DataOf<typeof contract.booking.book> }> {
  const { club } = holder
  const [slot] = (await club.day(date)) as [number]
  const member = await club.member()
  const answer = await club.book(member, slot, await club.hold(member, slot))
  return { member, slot, booking: answer.data }
}

const cancel = (
  as: Member,
  { bookingIdx, version }: { bookingIdx: number; version: number },
  headers?: Record<string, string>,
) => holder.club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'weather' }, as, headers)

const changes = async (bookingIdx: number) =>
  (
    await holder.club.sql<{ n: number }[]>`
    select count(*) as n from audit where noun = 'booking' and record_idx = ${bookingIdx}`
  )[0]!.n

describe('a cancellation', () => {
  it('frees the tee time for exactly one of those who wait for it', async () => {
    const { member, slot, booking } = await booked('2027-03-09')
    const others = await crowd(holder.club, 30)
    const [cancelled, ...holds] = await Promise.all([
      cancel(member, booking).finally(() => holder.club.passRelease()),
      ...others.map((other) => persist(other, slot)),
    ])
    expect(cancelled.data).toMatchObject({ bookingIdx: booking.bookingIdx, state: 'CX' })
    expect(accepted(holds)).toHaveLength(1)
    expect(kinds(refusals(holds))).toEqual(['HELD_BY_OTHER'])
    const winner = others[holds.findIndex(({ result }) => result)]!
    expect((await holder.club.book(winner, slot, accepted(holds)[0]!)).result).toBe(true)
  })

  it('does not give the tee time back to who cancelled it', async () => {
    const { member, slot, booking } = await booked('2027-03-10')
    const answers = await Promise.all([cancel(member, booking), ...[1, 2, 3].map(() => holder.club.hold(member, slot))])
    expect(answers[0]!.result).toBe(true)
    expect(accepted(answers.slice(1))).toEqual([])
    await holder.club.passRelease()
    expect((await holder.club.hold(member, slot)).fail.code).toBe('COOLDOWN')
  })

  it('happens once when it is sent again', async () => {
    const { member, booking } = await booked('2027-03-11')
    expect((await cancel(member, booking)).result).toBe(true)
    const again = await cancel(member, booking)
    expect(again.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CX' } })
    expect(await changes(booking.bookingIdx)).toBe(2)
  })

  it('happens once when it is sent eight times at once', async () => {
    const { member, booking } = await booked('2027-03-12')
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(member, booking)))
    expect(accepted(answers)).toHaveLength(1)
    expect(kinds(refusals(answers))).toEqual(['WRONG_STATE'])
    expect(await changes(booking.bookingIdx)).toBe(2)
  })

  it('with a key answers the same each time', async () => {
    const { member, booking } = await booked('2027-03-15')
    const header = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(member, booking, header)))
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
    expect(answers[0]!.result).toBe(true)
    expect(await changes(booking.bookingIdx)).toBe(2)
  })

  it('is not for anybody else', async () => {
    const { booking } = await booked('2027-03-16')
    const stranger = await holder.club.member()
    expect((await cancel(stranger, booking)).status).toBe(404)
    expect(await changes(booking.bookingIdx)).toBe(1)
  })
})

async function persist(other: Member, slot: number) {
  for (;;) {
    const answer = await holder.club.hold(other, slot)
    if (answer.code !== 'TAKEN') return answer
  }
}
