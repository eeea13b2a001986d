import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Deed = InputOf<typeof contract.memberManage.setState>
type Person = Awaited<ReturnType<TestClub['member']>>
let week = 0
let date: Temporal.PlainDate
let slots: number[]
let me: Person

/** Free tee times of a new day, and a member at noon two weeks before. */
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ })
  await holder.club.setClock(`${date.subtract({ days: 14 })}T12:00`)
  slots = await holder.club.day(date.toString())
  me = await holder.club.member()
})

const release = (slot: number, as = me) => holder.club.ask(contract.booking.relock, { slotIdx: slot, x: 'N' }, as)
const holds = async (slot: number, as = me, body: Parameters<TestClub['hold']>[2] = {}) =>
  await holder.club.hold(as, slot, body)
const logout = (as = me) => holder.club.ask(contract.session.logout, {}, as)
/** Uses up the release of the day that has no pause. */
async function mistake(as = me) {
  await holds(slots[2]!, as)
  await release(slots[2]!, as)
}
const blocksAt = async (slot: number) => {
  const { data } = await holder.club.ask(
    contract.sheet.detail,
    { memberIdx: me.memberIdx, date: `${date}`, slotIdx: slot },
    me,
  )
  return data.blocks.map(({ code }) => code)
}

describe('a tee time that its holder releases', () => {
  it('is free for them at once, the first time of a day', async () => {
    expect((await holds(slots[0]!)).result).toBe(true)
    await release(slots[0]!)
    expect((await holds(slots[0]!)).result).toBe(true)
  })

  it('has a pause from the second release of the day on, for them alone, and says until when', async () => {
    await mistake()
    await holds(slots[0]!)
    // Of the database, whose clock decides: the process knows it to a few milliseconds only.
    const [{ before }] = await holder.club.sql<[{ before: Temporal.Instant }]>`select club_now() as before`
    await release(slots[0]!)
    const { fail } = await holds(slots[0]!)
    expect(fail).toMatchObject({ code: 'COOLDOWN', msgVar: { why: 'RELEASED' } })
    expect(Date.parse(fail.msgVar.until) - before.epochMilliseconds).toBeGreaterThanOrEqual(60_000)
    expect(await blocksAt(slots[0]!)).toEqual(['COOLDOWN'])
    expect((await holds(slots[1]!)).result).toBe(true)
    const you = await holder.club.member()
    expect((await holds(slots[0]!, you)).result).toBe(true)
    await release(slots[0]!, you)
    await release(slots[1]!)
    expect((await holds(slots[0]!)).fail.code).toBe('COOLDOWN')
    await holder.club.moveClock(61)
    expect((await holds(slots[0]!)).result).toBe(true)
  })

  it('cannot be blocked for an hour by taking and releasing it again', async () => {
    const taken: boolean[] = []
    for (let round = 0; round < 12; round++) {
      taken.push((await holds(slots[0]!)).result)
      await holder.club.moveClock(299)
      await release(slots[0]!)
    }
    // After each pause of a minute others had their chance; only the first release had none.
    expect(taken.filter(Boolean)).toHaveLength(7)
  })

  it('has the pause for the hold of a move, and after a logout', async () => {
    const made = await holder.club.book(me, slots[1]!, await holder.club.hold(me, slots[1]!))
    const { bookingIdx } = made.data
    await holds(slots[0]!, me, { bookingIdx })
    await release(slots[0]!)
    expect((await holds(slots[0]!, me, { bookingIdx })).result).toBe(true)
    await logout()
    const again = { ...me, token: await holder.club.signIn(me) }
    expect((await holds(slots[0]!, again, { bookingIdx })).fail).toMatchObject({
      code: 'COOLDOWN',
      msgVar: { why: 'RELEASED' },
    })
  })

  it('counts releases by the day of the club', async () => {
    await mistake()
    await holder.club.setClock(`${date.subtract({ days: 14 })}T23:59:50`)
    await holds(slots[0]!)
    await release(slots[0]!)
    await holder.club.moveClock(20)
    expect((await holds(slots[0]!)).fail.code).toBe('COOLDOWN')
    await holds(slots[1]!)
    await release(slots[1]!)
    expect((await holds(slots[1]!)).result).toBe(true)
  })

  it('has no pause after a release by the club', async () => {
    await mistake()
    await holds(slots[0]!)
    const boss = await holder.club.manager({ rights: { '950000': 'R', '950100': 'RU' } })
    const act = async (action: Deed['action'], version: number, more: Partial<Deed> = {}) => {
      const body = { action, version, reason: 'A mistake', ...more }
      const done = await holder.club.ask(contract.memberManage.setState, { memberIdx: me.memberIdx, ...body }, boss)
      expect(done.body).toMatchObject({ result: true })
      return done.data.version
    }
    const version = await act('SUSPEND', 1, { until: date.toString() })
    expect(await blocksAt(slots[0]!)).toEqual(['SUSPENDED'])
    await act('RESUME', version)
    expect((await holds(slots[0]!)).result).toBe(true)
  })

  it('is noted once when it is released twice, and not when nothing was held', async () => {
    await release(slots[0]!)
    await holds(slots[0]!)
    await Promise.all([release(slots[0]!), release(slots[0]!)])
    expect((await holds(slots[0]!)).result).toBe(true)
  })

  it('is not taken again by a request that comes at the moment of the release', async () => {
    await mistake()
    for (let round = 0; round < 8; round++) {
      await holder.club.moveClock(61)
      expect((await holds(slots[0]!)).result).toBe(true)
      const takes = [1, 2, 3, 4].map(() => holds(slots[0]!))
      const [, ...answers] = await Promise.all([release(slots[0]!), ...takes])
      for (const { result, code } of answers) if (!result) expect(code).toBe('COOLDOWN')
      expect(await blocksAt(slots[0]!)).toEqual(['COOLDOWN'])
      expect(await holder.club.sql`select from claim where slot_idx = ${slots[0]!}`).toHaveLength(0)
    }
  })
})
