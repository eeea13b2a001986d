import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
let month = 0

let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ months: month++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
})

type Person = Awaited<ReturnType<TestClub['member']>>
const tbd = (...numbers: number[]): Player[] => numbers.map((no) => ({ no, kind: 'TBD' }))
const grace: Player = { no: 2, kind: 'GUEST', name: 'Grace Park', consent: true }

async function bookWith(by: Person, slot: number, ...guests: Player[]) {
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: by.memberIdx },
    ...guests,
    ...tbd(2, 3, 4).slice(guests.length),
  ]
  return holder.club.book(by, slot, await holder.club.hold(by, slot), { players })
}

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
      msgVar: { max: 1, which: 2, period: 'MONTH' },
    })
  })

  const KOREAN = '010-7777-0001'
  it.each([
    ['with +82', { phoneNo: KOREAN }, { phoneNo: '+82 10-7777-0001' }],
    ['with full-width digits', { phoneNo: KOREAN }, { phoneNo: '０１０７７７７０００１' }],
    ['under another name', { phoneNo: KOREAN }, { phoneNo: '010 7777 0001', name: 'G. P.' }],
    ['without the number', { phoneNo: KOREAN }, {}],
    ['with a number for the first time', {}, { phoneNo: KOREAN }],
    ['in other letters', {}, { name: ' ｇｒａｃｅ-PARK ' }],
  ])('come once a month: the second time %s', async (_, first, second) => {
    const [slot] = await holder.club.day(date)
    const [later] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
    const me = await holder.club.member()
    expect((await bookWith(me, slot!, { ...grace, ...first })).result).toBe(true)
    const again = await holder.club.hold(me, later!)
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      ...tbd(2, 3),
      { ...grace, no: 4, ...second },
    ]
    const refused = { code: 'GUEST_LIMIT', msgVar: { max: 1, which: 4 } }
    expect((await holder.club.book(me, later!, again, { players })).fail).toMatchObject(refused)
    const quoted = await holder.club.ask(contract.change.quote, { slotIdx: later!, players }, me)
    expect(quoted.fail).toMatchObject(refused)
    const open = [players[0]!, ...tbd(2, 3, 4)]
    const { bookingIdx, version } = (await holder.club.book(me, later!, again, { players: open })).data
    const change = await holder.club.ask(contract.change.changePlayers, { bookingIdx, version, players }, me)
    expect(change.fail).toMatchObject(refused)
  })

  it('of one name are two people when both have a number', async () => {
    const [slot] = await holder.club.day(date)
    const [later] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
    const me = await holder.club.member()
    const [one, other] = [`010-66${month}0-0001`, `010-66${month}0-0002`]
    const both = [
      { ...grace, phoneNo: one },
      { ...grace, no: 3, phoneNo: other },
    ]
    expect((await bookWith(me, slot!, ...both)).result).toBe(true)
    expect((await bookWith(me, later!, { ...grace, phoneNo: `010-66${month}0-0003` })).result).toBe(true)
  })

  it('are one person in a booking when one of the two has no number', async () => {
    const [slot] = await holder.club.day(date)
    const me = await holder.club.member()
    const ended = await bookWith(me, slot!, { ...grace, phoneNo: `010-65${month}0-0001` }, { ...grace, no: 3 })
    expect(ended.fail).toMatchObject({ code: 'PLAYER_ALREADY_BOOKED', msgVar: { which: 3 } })
  })

  it('count over the year under all their names and numbers', async () => {
    const me = await holder.club.member()
    const year = 2040 + month
    const ways = [{ phoneNo: '+82 10-6400-0001' }, {}, { phoneNo: '010-6400-0001', name: 'Grace' }]
    const days = [1, 2, 3, 4, 5, 6, 7].map((of) => `${year}-0${of}-04`)
    const ends: unknown[] = []
    for (const [i, day] of days.entries()) {
      await holder.club.setClock(`${Temporal.PlainDate.from(day).subtract({ days: 7 })}T12:00`)
      const [slot] = await holder.club.day(day)
      ends.push((await bookWith(me, slot!, { ...grace, ...ways[i % ways.length] })).body)
    }
    expect(ends.slice(0, 6)).toEqual(Array(6).fill(expect.objectContaining({ result: true })))
    expect(ends[6]).toMatchObject({ fail: { code: 'GUEST_LIMIT', msgVar: { max: 6, which: 2, period: 'YEAR' } } })
  })

  it('are the same at the desk, which may set the limit aside', async () => {
    const [slot] = await holder.club.day(date)
    const [later] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
    const me = await holder.club.member()
    expect((await bookWith(me, slot!, { ...grace, phoneNo: `010-63${month}0-0001` })).result).toBe(true)
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const players: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, grace, ...tbd(3, 4)]
    const body = { slotIdx: later!, type: 'P' as const, memberIdx: me.memberIdx, players, reason: 'by phone' }
    const make = (more: Partial<InputOf<typeof contract.bookingManage.make>> = {}) =>
      holder.club.ask(contract.bookingManage.make, { ...body, ...more }, boss)
    expect((await make()).fail).toMatchObject({ code: 'GUEST_LIMIT', msgVar: { max: 1, which: 2 } })
    expect((await make({ override: ['GUEST_LIMIT'] })).result).toBe(true)
  })

  it('are counted once when one member books them with and without a number at the same moment', async () => {
    await holder.club.sql`update opening_rule set quota_day = 9`
    for (let round = 0; round < 4; round++) {
      const me = await holder.club.member()
      const slots = [9, 13].map(async (hour, i) => {
        const part = String(i + 1)
        const from = `${String(hour).padStart(2, '0')}:${10 + round}`
        return (await holder.club.day(date, { from, part, slots: 1 }))[0]!
      })
      const [first, ...others] = await Promise.all(slots)
      const hold = await holder.club.hold(me, first!)
      // A member cannot hold two tee times, so the other holds are written here.
      for (const slot of others)
        await holder.club.sql`
          insert into claim (slot_idx, seat, kind, holder, expires_at)
          values (${slot}, 0, 'HOLD', ${me.memberIdx}, club_now() + interval '5 minutes')`
      const phoneNo = `010-62${month}${round}-0001`
      const ways = [{ phoneNo }, round % 2 ? {} : { phoneNo: phoneNo.replace('010', '+82 10') }]
      const ends = await Promise.all(
        [first!, ...others].map((slot, i) => {
          const players: Player[] = [
            { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
            { ...grace, ...ways[i] },
            ...tbd(3, 4),
          ]
          return holder.club.book(me, slot, hold, { players })
        }),
      )
      await holder.club.sql`delete from claim where holder = ${me.memberIdx} and kind = 'HOLD'`
      expect(ends.filter(({ result }) => result)).toHaveLength(1)
      for (const { fail } of ends.filter(({ result }) => !result)) expect(fail.code).toBe('GUEST_LIMIT')
    }
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
    const players: Player[] = [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, grace, ...tbd(3, 4)]
    const ends = await Promise.all([morning!, afternoon!].map((slot) => holder.club.book(me, slot, first, { players })))
    for (const slot of [morning!, afternoon!])
      await holder.club.ask(contract.booking.relock, { slotIdx: slot, x: 'N' }, me)
    expect(ends.map(({ result }) => result).toSorted()).toEqual([false, true])
    expect(ends.find(({ result }) => !result)!.fail).toMatchObject({
      code: 'GUEST_LIMIT',
      msgVar: { max: 1, which: 2, period: 'MONTH' },
    })
  })
})
