import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { guestKey } from './sql.ts'

const holder = TestClub.use()
let month = 0

let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ months: month++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
})

type Person = Awaited<ReturnType<TestClub['member']>>
const tbd = (...numbers: number[]) => numbers.map((no) => ({ no, kind: 'TBD' }))
const grace = { no: 2, kind: 'GUEST', name: 'Grace Park', consent: true }

async function bookWith(by: Person, slot: number, ...guests: object[]) {
  const players = [{ no: 1, kind: 'MEMBER', memberIdx: by.memberIdx }, ...guests, ...tbd(2, 3, 4).slice(guests.length)]
  const { body } = await holder.club.book(by, slot, await holder.club.hold(by, slot), { players })
  return body
}

describe('who a guest is', () => {
  it.each([
    ['the digits of a phone, however written', { phoneNo: '010-5550-0177', name: 'A' }, '01055500177'],
    ['the digits alone, whatever the name', { phoneNo: '010 5550 0177', name: 'B' }, '01055500177'],
    ['the name among the guests of the member', { name: ' Grace  PARK ' }, '7 grace park'],
    ['the name too where the phone is none', { phoneNo: '-', name: 'Grace Park' }, '7 grace park'],
  ])('%s', (_, guest, key) => {
    expect(guestKey(7, guest)).toBe(key)
  })
})

describe('guests of a booking', () => {
  it('are two people when two members bring guests of the same name', async () => {
    const [slot, other] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    expect((await bookWith(me, slot!, grace)).result).toBe(true)
    expect((await bookWith(you, other!, grace)).result).toBe(true)
  })

  it('are one person when the phone is the same, and play once in a part of a day', async () => {
    const [slot, other] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const phoneNo = `010-77${month}0-1234`
    expect((await bookWith(me, slot!, { ...grace, phoneNo })).result).toBe(true)
    const again = { ...grace, no: 3, name: 'G. Park', phoneNo: phoneNo.replaceAll('-', ' ') }
    expect((await bookWith(you, other!, ...tbd(2), again)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 3, name: 'G. Park' },
    })
  })

  it('are not named twice in one booking', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    expect((await bookWith(me, slot!, grace, { ...grace, no: 3, name: 'grace park' })).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 3, name: 'grace park' },
    })
  })

  it('come once a month with the same member, also without a phone', async () => {
    const [slot] = await holder.club.day(date)
    const [later] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
    const me = await holder.club.member()
    expect((await bookWith(me, slot!, grace)).result).toBe(true)
    expect((await bookWith(me, later!, grace)).fail).toMatchObject({
      code: 'GUEST_LIMIT',
      msgVar: { max: 1, which: 2 },
    })
  })

  it('are counted by one of two bookings that name the same one at the same moment', async () => {
    const slots = await holder.club.day(date, { slots: 4 })
    const people = await Promise.all(slots.map(() => holder.club.member()))
    const phoneNo = `010-88${month}0-4321`
    const ends = await Promise.all(people.map((one, i) => bookWith(one, slots[i]!, { ...grace, phoneNo })))
    expect(ends.filter(({ result }) => result)).toHaveLength(1)
    for (const { fail } of ends.filter(({ result }) => !result)) {
      expect(fail).toMatchObject({ code: 'PLAYER_ALREADY_BOOKED', msgVar: { which: 2, name: 'Grace Park' } })
    }
  })

  it('are counted once too when one member books twice at the same moment', async () => {
    const [morning] = await holder.club.day(date)
    const [afternoon] = await holder.club.day(date, { from: '13:00', part: '2', slots: 1 })
    await holder.club.sql`update opening_rule set quota_day = 9`
    const me = await holder.club.member()
    const first = await holder.club.hold(me, morning!)
    // A member cannot hold two tee times, so the hold of the first is dated back.
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind, holder, expires_at)
      values (${afternoon!}, 0, 'HOLD', ${me.memberIdx}, club_now() + interval '5 minutes')`
    const players = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, grace, ...tbd(3, 4)]
    const ends = await Promise.all(
      [morning!, afternoon!].map((slot) => holder.club.book(me, slot, first, { players }).then(({ body }) => body)),
    )
    for (const slot of [morning!, afternoon!])
      await holder.club.call('PUT', `/reservation/sheet/lock/${slot}/N`, { as: me, body: {} })
    expect(ends.map(({ result }) => result).toSorted()).toEqual([false, true])
    expect(ends.find(({ result }) => !result)!.fail).toMatchObject({
      code: 'GUEST_LIMIT',
      msgVar: { max: 1, which: 2 },
    })
  })
})
