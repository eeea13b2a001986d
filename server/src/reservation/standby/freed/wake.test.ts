import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { freeing } from '../../../../test/freeing.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { freeBlocks } from '../../sheet/day/manage/slot/free-job.ts'
import { standbyJobs } from '../offer/job.ts'

const holder = TestClub.use()
const { bookingManage, dayManage, slotManage, standby } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
const [onTask] = standbyJobs({ notify })
let boss: Awaited<ReturnType<TestClub['manager']>>
let courseIdx: number
let week = 0
/** A Tuesday with three tee times from 07:00, all of them blocked; the clock shows noon two weeks before. */
let date: string
let slots: number[]
let me: Member
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940200': 'CRUD', '940400': 'CRUD', '940500': 'CRU' } })
  const [course] = await holder.club.sql<{ courseIdx: number }[]>`select course_idx from course where code = '1'`
  courseIdx = course!.courseIdx
})
beforeEach(async () => {
  const { club } = holder
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
  slots = await club.day(date)
  await club.ask(slotManage.block, { slotIdx: slots, kind: 'BLOCK', reason: 'Aeration' }, boss)
  me = await club.member()
  const wish = { date, hours: ['07'], partySize: 4, auto: false }
  expect((await club.ask(standby.standBy, wish, me)).result).toBe(true)
  await settle()
})

async function settle() {
  while (await performTasks(jobContext(holder.club.platform, 'test'), onTask!));
}
const offerOf = async (as: Member) =>
  (await holder.club.ask(standby.mine, { memberIdx: as.memberIdx }, as)).data.list.find((one) => one.date === date)
    ?.offer
const sheetDay = async () => (await holder.club.ask(contract.sheet.forManager, { date }, boss)).data
/** Further tee times from 07:32, of blocks that have just ended. */
async function blocked(count: number): Promise<number[]> {
  const { club } = holder
  const ends = Temporal.PlainDate.from(date).subtract({ days: 14 }).toPlainDateTime('13:00')
  const slotIdx = await club.day(date, { slots: count, from: '07:32' })
  const until = ends.toZonedDateTime('Asia/Seoul').toInstant().toString()
  await club.ask(slotManage.block, { slotIdx, kind: 'BLOCK', reason: 'Aeration', until }, boss)
  await club.setClock(ends.toString())
  return slotIdx
}
/** A tee time that its member has given back. */
async function given(from: string): Promise<number> {
  const { club } = holder
  const [slotIdx] = (await club.day(date, { slots: 1, from })) as [number]
  const member = await club.member()
  const { bookingIdx } = (await club.book(member, slotIdx, await club.hold(member, slotIdx))).data
  const cancel = { bookingIdx, version: 1, reason: 'other', accept: true }
  expect((await club.ask(contract.booking.cancel, cancel, member)).result).toBe(true)
  return slotIdx
}
const endBlocks = () => freeBlocks.run(jobContext(holder.club.platform, freeBlocks.name))
const codeFor = async (slotIdx: number) => (await holder.club.hold(await holder.club.member(), slotIdx)).code

describe('who stands by comes first for a tee time', () => {
  it('that is unblocked', async () => {
    const unblock = { slotIdx: slots.slice(0, 2), reason: 'Done' }
    const freed = await freeing(holder.club, () => holder.club.ask(slotManage.unblock, unblock, boss))
    expect(freed.data).toEqual({ freed: 2, offered: 2 })
    expect(await codeFor(slots[0]!)).toBe('TAKEN')
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: slots[0] })
    // Nobody stands by for the second one.
    expect(await codeFor(slots[1]!)).toBeUndefined()
  })

  it('whose block has ended, unless someone has taken it before the job', async () => {
    const { club } = holder
    const [taken, left] = (await blocked(2)) as [number, number]
    const stranger = await club.member()
    const held = await club.hold(stranger, taken)
    await freeing(club, endBlocks)
    expect(await codeFor(left)).toBe('TAKEN')
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: left })
    expect((await club.book(stranger, taken, held)).result).toBe(true)
  })

  it('whose block has ended, as a stranger comes while the job runs: one of both has it', async () => {
    const { club } = holder
    const ended = await blocked(4)
    const strangers = await Promise.all(ended.map(() => club.member()))
    const [, ...holds] = await Promise.all([endBlocks(), ...ended.map((slot, i) => club.hold(strangers[i]!, slot))])
    await settle()
    const offer = await offerOf(me)
    expect(offer?.slotIdx).toBe(ended.find((_, i) => !holds[i]!.result))
    const held = ended.flatMap((slotIdx, i) => (holds[i]!.result ? { slotIdx, holder: strangers[i]!.memberIdx } : []))
    const offered = offer ? [{ slotIdx: offer.slotIdx, holder: me.memberIdx }] : []
    const claims = await club.sql`select slot_idx, holder from claim where slot_idx = any (${ended}) order by slot_idx`
    expect([...claims]).toEqual([...held, ...offered].sort((a, b) => a.slotIdx - b.slotIdx))
  })

  it('that is inserted', async () => {
    const slot = { date, courseIdx, time: '07:30', holes: '9' as const, mode: 'EXCLUSIVE' as const, capacity: 4 }
    const insert = () => holder.club.ask(slotManage.insert, { ...slot, reason: 'Squeeze' }, boss)
    const made = await freeing(holder.club, insert)
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: made.data.slotIdx })
  })

  it('that members may book from now on', async () => {
    const [forStaff] = await holder.club.day(date, { slots: 1, from: '07:40', w05: 'S' })
    const change = { slotIdx: forStaff!, version: 1, w05: 'F' as const, holes: '9' as const, reason: 'Opened' }
    const changed = await freeing(holder.club, () => holder.club.ask(slotManage.change, change, boss))
    expect(changed.result).toBe(true)
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: forStaff })
  })

  describe('that a delay moves', () => {
    let slotIdx: number
    /** Of the other course: blocked tee times do not move. */
    async function delay(from: string, minutes: number) {
      const { club } = holder
      ;[slotIdx] = (await club.day(date, { slots: 1, from, course: '2' })) as [number]
      const [course] = await club.sql<{ courseIdx: number }[]>`select course_idx from slot where slot_idx = ${slotIdx}`
      const made = await club.ask(contract.delay.make, { ...course, date, from, minutes, reason: 'FROST' }, boss)
      expect(made.data.moved).toBe(1)
      return made.data
    }

    it('into the hour that is waited for', async () => {
      await freeing(holder.club, () => delay('06:40', 30))
      expect(await codeFor(slotIdx)).toBe('TAKEN')
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx })
    })

    it('and not for one that it moves out of that hour, until the delay is undone', async () => {
      const { delayIdx } = await delay('07:40', 30)
      await settle()
      expect(await offerOf(me)).toBeFalsy()
      expect((await freeing(holder.club, () => holder.club.ask(contract.delay.undo, { delayIdx }, boss))).result).toBe(
        true,
      )
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx })
    })
  })

  it.each([['1'], [undefined]])('of a day that is reopened (part %s)', async (part) => {
    const [free] = await holder.club.day(date, { slots: 1, from: '07:40' })
    const where = { date, part, reason: 'Snow' }
    const version = async () => (await sheetDay()).version
    const shut = { ...where, cancelBookings: true, version: await version() }
    expect((await holder.club.ask(dayManage.suspend, shut, boss)).result).toBe(true)
    await settle()
    expect(await offerOf(me)).toBeFalsy()
    const open = { ...where, version: await version() }
    const reopened = await freeing(holder.club, () => holder.club.ask(dayManage.reopen, open, boss))
    expect(reopened.result).toBe(true)
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: free })
  })

  it.each([['1'], [undefined]])('that was offered before its day was shut (part %s)', async (part) => {
    const { club } = holder
    const [freed, unwanted] = [await given('07:40'), await given('11:00')]
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: freed })
    const version = async () => (await sheetDay()).version
    const shut = { date, part, reason: 'Snow', cancelBookings: true, version: await version() }
    expect((await club.ask(dayManage.suspend, shut, boss)).result).toBe(true)
    await settle()
    expect(await offerOf(me)).toBeFalsy()
    const open = { date, part, reason: 'Thaw', version: await version() }
    const reopened = await freeing(club, () => club.ask(dayManage.reopen, open, boss))
    expect(reopened.result).toBe(true)
    expect(await codeFor(freed)).toBe('TAKEN')
    // Nobody stands by for it, and it waits for no minute any more.
    expect(await codeFor(unwanted)).toBeUndefined()
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: freed })
  })

  describe('when its day is made again', () => {
    let again: InputOf<typeof dayManage.generate>
    beforeEach(async () => {
      const { sql } = holder.club
      const [row] = await sql<{ templateIdx: number }[]>`
        insert into template (name, day_types) values (${date}, '{}') returning template_idx`
      const { templateIdx } = row!
      await sql`
        insert into template_part (template_idx, part, first_time, last_time, min_players, holes, fcfs_share, house_share)
        values (${templateIdx}, '1', '07:00', '07:24', 4, '9', 100, 0)`
      await sql`insert into template_route (template_idx, part, course_idx) values (${templateIdx}, '1', ${courseIdx})`
      await sql`delete from claim where slot_idx = any (${slots})`
      again = { from: date, to: date, templateIdx, replace: true }
    })
    const make = async () => expect((await holder.club.ask(dayManage.generate, again, boss)).result).toBe(true)

    it('that it gets', async () => {
      await freeing(holder.club, make)
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx: slots[0] })
    })

    it('that its share of the club does not keep any more', async () => {
      const { sql } = holder.club
      const share = (house: number) => sql`
        update template_part set fcfs_share = ${100 - house}, house_share = ${house} where template_idx = ${again.templateIdx!}`
      await share(100)
      await make()
      await settle()
      expect(await offerOf(me)).toBeFalsy()
      await share(75)
      await freeing(holder.club, make)
      const [left] = await sql<{ slotIdx: number }[]>`
        select slot_idx from claim join slot using (slot_idx) where date = ${date} and freed_at is not null`
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx: left!.slotIdx })
    })
  })
})

describe('who stands by comes first for a tee time that the share of the club gives back', () => {
  let kept: number
  let others: number[]
  let players: { no: number; kind: 'MEMBER' | 'TBD'; memberIdx?: number }[]
  let guest: Member
  beforeEach(async () => {
    const { club } = holder
    // Ten in the part with those of its day, of which the share may have two and keeps the first.
    ;[kept, ...others] = (await club.day(date, { slots: 7, from: '07:32' })) as [number, ...number[]]
    await club.sql`insert into sheet_part values (${date}, '1', 0, 80, 20, 0)`
    await club.sql`insert into claim (slot_idx, seat, kind, by_share) values (${kept}, 0, 'HOUSE', true)`
    guest = await club.member()
    players = [1, 2, 3, 4].map((no) => ({
      no,
      ...(no === 1 ? { kind: 'MEMBER', memberIdx: guest.memberIdx } : { kind: 'TBD' }),
    }))
  })
  const isOffered = async () => {
    expect(await codeFor(kept)).toBe('TAKEN')
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: kept })
  }

  it('when the club keeps others', async () => {
    const keep = { slotIdx: [others[2]!, others[1]!], kind: 'HOUSE' as const, reason: 'Guests' }
    const claimed = await freeing(holder.club, () => holder.club.ask(slotManage.block, keep, boss))
    expect(claimed.data).toEqual({ claimed: 2 })
    await isOffered()
  })

  it('unless the club takes that one too', async () => {
    const keep = { slotIdx: [others[0]!, kept], kind: 'HOUSE' as const, reason: 'Guests' }
    expect((await holder.club.ask(slotManage.block, keep, boss)).data).toEqual({ claimed: 2 })
    await settle()
    expect(await offerOf(me)).toBeFalsy()
  })

  it('when the desk books another for the club', async () => {
    const book = { slotIdx: others[2]!, type: 'H' as const, memberIdx: guest.memberIdx, players, reason: 'Guests' }
    expect((await freeing(holder.club, () => holder.club.ask(bookingManage.make, book, boss))).result).toBe(true)
    await isOffered()
  })

  it('when the desk moves a booking of the club into the part', async () => {
    const { club } = holder
    const [noon] = (await club.day(date, { slots: 1, from: '12:00', part: '2' })) as [number]
    await club.sql`insert into sheet_part values (${date}, '2', 0, 0, 100, 0)`
    const book = { slotIdx: noon, type: 'H' as const, memberIdx: guest.memberIdx, players, reason: 'Guests' }
    const { bookingIdx, version } = (await club.ask(bookingManage.make, book, boss)).data
    const move = { bookingIdx, version, slotIdx: others[2]!, reason: 'Earlier' }
    expect((await freeing(club, () => club.ask(bookingManage.move, move, boss))).result).toBe(true)
    await isOffered()
  })
})

it('a tee time is free for everyone at once where the manager says so, or nobody stands by for it', async () => {
  const { club } = holder
  const free = { slotIdx: [slots[0]!], reason: 'Done', release: 'OPEN' as const }
  expect((await club.ask(slotManage.unblock, free, boss)).data).toEqual({ freed: 1, offered: 0 })
  expect(await codeFor(slots[0]!)).toBeUndefined()
  const [late] = await club.day(date, { slots: 1, from: '11:00' })
  await club.ask(slotManage.block, { slotIdx: [late!], kind: 'BLOCK', reason: 'Aeration' }, boss)
  const other = { slotIdx: [late!], reason: 'Done' }
  expect((await club.ask(slotManage.unblock, other, boss)).data).toEqual({ freed: 1, offered: 0 })
  expect(await codeFor(late!)).toBeUndefined()
})
