import type { AddressInfo } from 'node:net'
import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CLUB, TestClub } from '../club.ts'
import { crowd, holdsOf, type Member, NOW } from './crowd.ts'
import { type Viewer, watchDay } from './viewer.ts'

const holder = TestClub.use()
let address: string

beforeAll(async () => {
  await holder.club.setClock(NOW)
  await holdsOf(holder.club, 2)
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(holder.club.app.server.address() as AddressInfo).port}/hp/api`
})

describe('a second viewer of the sheet', () => {
  it('sees a tee time held, booked and free again', async () => {
    const { club } = holder
    const [slot] = (await club.day('2027-03-09')) as [number]
    const [member, onlooker] = (await crowd(club, 2)) as [Member, Member]
    const viewer = await watchDay(address, '2027-03-09', onlooker.token)
    onTestFinished(() => viewer.leave())
    const hold = await club.hold(member, slot)
    const held = await viewer.next(slot, 'HELD')
    expect(held.heldUntil).toBe(hold.data.expiresAt)
    expect(JSON.stringify(held)).not.toContain(member.name)
    const { bookingIdx, version } = (await club.book(member, slot, hold)).data
    await viewer.next(slot, 'BOOKED')
    await club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'weather' }, member)
    await club.passRelease()
    await viewer.next(slot, 'OPEN')
  })

  it('sees a hold free itself when it runs out, also one that began before anybody looked', async () => {
    const { club } = holder
    const [early, late] = (await club.day('2027-03-10')) as [number, number]
    const [one, two, onlooker] = (await crowd(club, 3)) as [Member, Member, Member]
    await club.hold(one, early)
    const viewer = await watchDay(address, '2027-03-10', onlooker.token)
    onTestFinished(() => viewer.leave())
    await club.hold(two, late)
    await viewer.next(late, 'HELD')
    await viewer.next(early, 'OPEN')
    await viewer.next(late, 'OPEN')
    expect((await club.hold(onlooker, early)).result).toBe(true)
  })

  it('misses nothing of a crowd: what all viewers saw last is what the sheet says', async () => {
    const { club } = holder
    const slots = await club.day('2027-03-11', { slots: 12 })
    const members = await crowd(club, 60)
    const viewers = await Promise.all(members.slice(0, 20).map(({ token }) => watchDay(address, '2027-03-11', token)))
    await Promise.all(
      members.map(async (member, i) => {
        const slot = slots[i % slots.length]!
        const hold = await club.hold(member, slot)
        if (hold.result && i % 2 === 0) await club.book(member, slot, hold)
      }),
    )
    await expect
      .poll(async () => {
        const { data } = await club.ask(contract.sheet.forVisitor, { club: CLUB, date: '2027-03-11' })
        const truth = data.slots.map(({ slotIdx, state }: Seen) => `${slotIdx} ${state}`)
        return viewers.filter((viewer) => !agrees(viewer, truth)).length
      })
      .toBe(0)
    await Promise.all(viewers.map((viewer) => viewer.leave()))
  })
})

interface Seen {
  slotIdx: number
  state: string
}

/** The holder sees the hold as their own; unchanged tee times were never sent. */
function agrees(viewer: Viewer, truth: string[]): boolean {
  return truth.every((line) => {
    const [slot, state] = line.split(' ') as [string, string]
    const seen = viewer.latest(Number(slot))?.state ?? 'OPEN'
    return seen === state || (seen === 'MINE_HELD' && state === 'HELD')
  })
}
