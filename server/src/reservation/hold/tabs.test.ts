import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
let week = 0
let slot: number
let me: Awaited<ReturnType<TestClub['member']>>

/** A free tee time of a new day, and a member at noon two weeks before. */
beforeEach(async () => {
  const date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ })
  await holder.club.setClock(`${date.subtract({ days: 14 })}T12:00`)
  slot = (await holder.club.day(date.toString()))[0]!
  me = await holder.club.member()
})

const A = 'tab-aaaa'
const B = 'tab-bbbb'
const C = 'tab-cccc'
const say = async (tab: string, isOpen: boolean, as = me) =>
  await holder.club.ask(contract.sheet.heldHere, { tab, isOpen }, as)
const opens = (tab: string) => say(tab, true)
const closes = (tab: string) => say(tab, false)
const holdIn = async (tab?: string) => (await holder.club.hold(me, slot, { tab })).data
/** Seconds until the end of the hold; negative once it is over. */
async function left(): Promise<number | undefined> {
  const [row] = await holder.club.sql<{ left: number }[]>`
    select round(extract(epoch from expires_at - club_now()))::int as left from claim where slot_idx = ${slot}`
  return row?.left
}
const near = (seconds: number) => expect.toSatisfy((value: number) => Math.abs(value - seconds) <= 2)

describe('a hold and the tabs of its member', () => {
  it('ends 30 seconds after the last tab closed', async () => {
    await holdIn(A)
    expect(await left()).toEqual(near(300))
    expect((await closes(A)).data).toBeNull()
    expect(await left()).toEqual(near(30))
    const you = await holder.club.member()
    await holder.club.moveClock(25)
    expect((await holder.club.hold(you, slot)).fail.code).toBe('HELD_BY_OTHER')
    await holder.club.moveClock(10)
    expect((await holder.club.hold(you, slot)).result).toBe(true)
  })

  it('gets its time back from a reload or a new tab, which reads the tee time', async () => {
    const given = await holdIn(A)
    await closes(A)
    await holder.club.moveClock(20)
    const { data } = await opens(B)
    expect(data).toMatchObject({ courseName: 'Lake', slot: { slotIdx: slot, time: '07:00', state: 'MINE_HELD' } })
    expect(data!.hold).toMatchObject({ slotIdx: slot, expiresAt: given.expiresAt, extendsLeft: given.extendsLeft })
    expect(await left()).toEqual(near(280))
  })

  it('is not brought back by a tab that opens after those 30 seconds', async () => {
    await holdIn(A)
    await closes(A)
    await holder.club.moveClock(31)
    expect((await opens(B)).data).toBeNull()
    expect(await left()).toBeLessThan(0)
  })

  it('keeps its time while another tab is open, and when a browser crashes without a word', async () => {
    await holdIn(A)
    await opens(B)
    await closes(A)
    expect(await left()).toEqual(near(300))
    await closes(B)
    expect(await left()).toEqual(near(30))
    await opens(C)
    await holder.club.moveClock(200)
    expect(await left()).toEqual(near(100))
  })

  it('takes the word of a reloaded page in either order', async () => {
    await holdIn(A)
    await opens(B)
    await closes(A)
    await opens(A)
    await closes(B)
    expect(await left(), 'a late word of a closed tab does not open it again').toEqual(near(30))
  })

  it('is not prolonged: neither by closing near the end nor by opening again and again', async () => {
    await holdIn(A)
    await holder.club.moveClock(285)
    await closes(A)
    expect(await left()).toEqual(near(15))
    await opens(B)
    await closes(B)
    await opens(C)
    expect(await left()).toEqual(near(15))
  })

  it('is extended from its full time, and not earlier because every tab closed', async () => {
    await holdIn(A)
    await closes(A)
    const extend = () => holder.club.ask(contract.booking.relock, { slotIdx: slot, x: 'E' }, me)
    expect((await extend()).fail.code).toBe('EXTEND_LIMIT')
    await opens(B)
    await holder.club.moveClock(250)
    expect((await extend()).data).toMatchObject({ extendsLeft: 1, extendSeconds: 120 })
    expect(await left()).toEqual(near(170))
  })

  it('gets its time back when the member holds the same tee time again', async () => {
    const given = await holdIn(A)
    await closes(A)
    expect((await holdIn(B)).expiresAt).toBe(given.expiresAt)
    expect(await left()).toEqual(near(300))
  })

  it('forgets the tabs of an earlier hold', async () => {
    await holdIn(A)
    await opens(B)
    await holder.club.ask(contract.booking.relock, { slotIdx: slot, x: 'N' }, me)
    await holdIn(A)
    await closes(A)
    expect(await left()).toEqual(near(30))
  })

  it('listens to the tabs of its own member only, and to known ones', async () => {
    await holdIn(A)
    const you = await holder.club.member()
    expect((await say(A, false, you)).data).toBeNull()
    expect(await left()).toEqual(near(300))
    expect((await holder.club.ask(contract.sheet.heldHere, { tab: 'x' }, me)).status).toBe(404)
    expect((await opens(B)).data!.slot.slotIdx).toBe(slot)
  })

  it('stays whole for a client without tabs', async () => {
    await holdIn()
    await opens(A)
    expect(await left()).toEqual(near(300))
  })

  it('is booked from its shortened time too', async () => {
    const held = await holder.club.hold(me, slot, { tab: A })
    await closes(A)
    expect((await holder.club.book(me, slot, held)).result).toBe(true)
    const [row] = await holder.club.sql`select kind, full_until from claim where slot_idx = ${slot}`
    expect(row).toEqual({ kind: 'BOOKING', fullUntil: null })
    expect((await opens(B)).data).toBeNull()
  })

  it('survives any order in which tabs open and close at once', async () => {
    for (let round = 0; round < 8; round++) {
      await holder.club.hold(me, slot, { tab: A })
      const others = Array.from({ length: 5 }, (_, i) => `round${round}-tab${i}`)
      await Promise.all([closes(A), ...others.map(opens)])
      expect(await left(), 'an open tab keeps it').toEqual(near(300))
      await Promise.all(others.flatMap((tab) => [opens(tab), closes(tab)]))
      expect(await left(), 'the last one shortens it').toEqual(near(30))
      await holder.club.ask(contract.booking.relock, { slotIdx: slot, x: 'N' }, me)
      expect(await left()).toBeUndefined()
      // From the second release of a day on, the tee time has a pause for who released it.
      await holder.club.moveClock(61)
    }
  })

  it('goes to one of those who want it when its last tab closed', async () => {
    await holdIn(A)
    await closes(A)
    await holder.club.moveClock(31)
    const rivals = await Promise.all(Array.from({ length: 6 }, () => holder.club.member()))
    const [back, ...answers] = await Promise.all([
      opens(B),
      ...rivals.map((rival) => holder.club.hold(rival, slot, { tab: `of-${rival.id}` })),
    ])
    expect(back!.data).toBeNull()
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
  })
})

it('says which tee time is held already', async () => {
  const [, other] = await holder.club.sql<{ slotIdx: number }[]>`
    select slot_idx from slot where date = (select date from slot where slot_idx = ${slot}) order by time`
  await holdIn(A)
  const [{ date }] = await holder.club.sql<[{ date: string }]>`select date from slot where slot_idx = ${slot}`
  expect((await holder.club.hold(me, other!.slotIdx)).fail).toMatchObject({
    code: 'HOLD_LIMIT',
    msgVar: { slotIdx: slot, date, time: '07:00', course: 'Lake' },
  })
})
