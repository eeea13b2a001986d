import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Asked } from '../ask.ts'
import { TestClub } from '../club.ts'
import { accepted, crowd, holdsOf, kinds, type Member, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

const MEMBERS = 500
const SLOTS = 20
const HOLD_SECONDS = 1

interface Story {
  member: Member
  holds: Asked<typeof contract.booking.lock>[]
  books: Asked<typeof contract.booking.book>[]
}

describe('500 members, 20 tee times, holds that run out', () => {
  let slots: number[]
  let stories: Story[]

  beforeAll(async () => {
    await holdsOf(holder.club, HOLD_SECONDS)
    slots = await holder.club.day('2027-03-11', { slots: SLOTS, from: '06:00' })
    const members = await crowd(holder.club, MEMBERS)
    stories = await Promise.all(members.map((member, index) => live(member, slots, index)))
  })

  it('sells every tee time once', async () => {
    const rows = await holder.club.sql<{ slotIdx: number; bookings: number }[]>`
      select slot_idx, count(*) as bookings from booking where active group by slot_idx`
    expect(rows.map(({ slotIdx }) => slotIdx).sort()).toEqual(slots.toSorted())
    expect(rows.every(({ bookings }) => bookings === 1)).toBe(true)
  })

  it('keeps every booking that it acknowledged, and no other', async () => {
    const acknowledged = stories.flatMap(({ books }) => accepted(books).map(({ data }) => data.bookingIdx)).sort()
    const kept = await holder.club.sql<{ bookingIdx: number }[]>`select booking_idx from booking order by booking_idx`
    expect(acknowledged).toEqual(kept.map(({ bookingIdx }) => bookingIdx))
    for (const { member, books } of stories) {
      const mine = await holder.club.ask(contract.booking.mine, { memberIdx: member.memberIdx }, member)
      const numbers = mine.data.list.map(({ bookingIdx }: { bookingIdx: number }) => bookingIdx)
      expect(numbers).toEqual(accepted(books).map(({ data }) => data.bookingIdx))
    }
  })

  it('gives each refusal the code of what really was', () => {
    const onHold = kinds(stories.flatMap(({ holds }) => refusals(holds)))
    expect(onHold).toEqual(expect.arrayContaining(['HELD_BY_OTHER', 'TAKEN']))
    expect(onHold.filter((code) => !['COOLDOWN', 'HELD_BY_OTHER', 'TAKEN'].includes(code))).toEqual([])
    const onBooking = kinds(stories.flatMap(({ books }) => refusals(books)))
    expect(onBooking.filter((code) => !['HOLD_EXPIRED', 'TAKEN'].includes(code))).toEqual([])
    expect(onBooking).toContain('HOLD_EXPIRED')
  })
})

/**
 * Tries the tee times until one is booked or all are taken. Every third member lets the first hold expire and books
 * anyway; every third releases the first hold.
 */
async function live(member: Member, slots: number[], index: number): Promise<Story> {
  const { club } = holder
  const story: Story = { member, holds: [], books: [] }
  const open = new Set(slots)
  let patience = index % 3
  for (let at = index; open.size > 0; at++) {
    const slot = slots[at % slots.length]!
    if (!open.has(slot)) continue
    const hold = await club.hold(member, slot)
    story.holds.push(hold)
    if (!hold.result) {
      if (hold.fail.code !== 'HELD_BY_OTHER') open.delete(slot)
      else await wait(100)
      continue
    }
    if (patience === 1) await wait(HOLD_SECONDS * 1000 + 200)
    if (patience === 2) await club.ask(contract.booking.relock, { slotIdx: slot, x: 'N' }, member)
    else {
      const booked = await club.book(member, slot, hold)
      story.books.push(booked)
      if (booked.result) break
    }
    patience = 0
  }
  return story
}
