import { contract } from '@clubhouse/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { horizonJob } from '../template/horizon-job.ts'
import { generate } from '../template/service.ts'
import { TELL_DELAY, tellDelay } from './tell.ts'

const holder = TestClub.use()
const { bookingManage, checkIn, conduct, delay, sheet, slotManage } = contract
let boss: Awaited<ReturnType<TestClub['manager']>>
let week = 0
/**
 * A Tuesday. Part 1 has 07:00 to 07:24, part 2 08:00 to 08:32 and part 3 23:36, every eight minutes; the clock shows noon two
 * weeks before.
 */
let date: string
let first: number[]
beforeAll(async () => {
  const rights = {
    '940000': 'R',
    '940200': 'CRUD',
    '940300': 'CRUD',
    '940400': 'CRUD',
    '940500': 'CRU',
    '941000': 'CRUD',
  }
  boss = await holder.club.manager({ rights })
  // Without a place there is no sunset.
  await holder.club.sql`update club set lat = 0, lng = 0`
})
beforeEach(async () => {
  const { club } = holder
  date = Temporal.PlainDate.from('2027-03-02')
    .add({ weeks: 6 * week++ })
    .toString()
  await at('12:00', 14)
  first = await club.day(date, { slots: 4 })
  await club.day(date, { slots: 5, from: '08:00', part: '2' })
  await club.day(date, { slots: 1, from: '23:36', part: '3' })
})

const at = (time: string, daysBefore = 0) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
/** What cannot be moved and nobody has is dropped. */
const make = async (more: { from?: string; minutes?: number; cannot?: { slotIdx: number; cancel: true }[] } = {}) => {
  const { data } = await holder.club.ask(
    delay.make,
    { date, minutes: 40, from: '07:16', reason: 'FROST', ...more },
    boss,
  )
  holder.club.platform.cache.invalidate('rule')
  return data
}
/** Past midnight is no time of the day. */
const makeLastPart = () => make({ from: '23:00' })
const tell = async () => {
  await holder.club.moveClock(61)
  const job = tellDelay({ notify, mailWanted: async () => true })
  while (await performTasks(jobContext(holder.club.platform, TELL_DELAY), job));
}
const onSheet = async () => (await holder.club.ask(sheet.forManager, { date }, boss)).data
const book = async (slotIdx: number) => {
  const { club } = holder
  const me = await club.member()
  const { data } = await club.book(me, slotIdx, await club.hold(me, slotIdx))
  return { bookingIdx: data.bookingIdx }
}
const ALL_HERE = [1, 2, 3, 4].map((no) => ({ no, present: true }))
const shareKeeps = (slotIdx: number) =>
  holder.club.sql`insert into claim (slot_idx, seat, kind, by_share) values (${slotIdx}, 0, 'HOUSE', true)`
const keepForClub = (slotIdx: number) =>
  holder.club.ask(slotManage.block, { slotIdx: [slotIdx], kind: 'HOUSE', reason: 'Guests' }, boss)

describe('a tee time that a delay dropped is none of its day', () => {
  it('in the counts of the calendar', async () => {
    const { club } = holder
    const free = async () => {
      const { days } = (await club.ask(sheet.calendar, { memberIdx: 0, clubCode: CLUB, month: date.slice(0, 7) })).data
      return days.find((day) => day.date === date)!.free
    }
    const others = [
      { part: '1', count: 4 },
      { part: '2', count: 5 },
    ]
    expect(await free()).toEqual([...others, { part: '3', count: 1 }])
    await makeLastPart()
    await expect.poll(free).toEqual(others)
  })

  it('on the sheet of managers, and for the share of the club', async () => {
    const { club } = holder
    await club.sql`insert into sheet_part values (${date}, '1', 0, 50, 50, 0)`
    expect((await keepForClub(first[3]!)).result).toBe(true)
    const share = async () => (await onSheet()).shares.find(({ part }) => part === '1')
    expect(await share()).toMatchObject({ used: 1, max: 2 })
    await make({ cannot: [{ slotIdx: first[3]!, cancel: true }] })
    expect(await share()).toMatchObject({ used: 0, max: 1 })
    const { teeTimes, claims } = await onSheet()
    expect(teeTimes.map(({ slotIdx }) => slotIdx)).not.toContain(first[3])
    expect(claims).toEqual([])
    expect((await keepForClub(first[0]!)).result).toBe(true)
    expect((await keepForClub(first[1]!)).fail).toMatchObject({ code: 'HOUSE_CAP', msgVar: { used: 1, max: 1 } })
    await tell()
    const left = await club.sql`select from claim where slot_idx = ${first[3]!}`
    expect(left).toHaveLength(0)
    const [noted] = await club.sql`
      select before from audit where noun = 'slot' and record_idx = ${first[3]!} order by audit_idx desc limit 1`
    expect(noted).toEqual({ before: { kind: 'HOUSE' } })
  })

  it('when the club takes one out of what its share keeps', async () => {
    const { club } = holder
    await club.sql`insert into sheet_part values (${date}, '1', 0, 50, 50, 0)`
    await shareKeeps(first[0]!)
    await shareKeeps(first[2]!)
    await make()
    // Of the two kept ones the dropped one is nearer.
    await keepForClub(first[1]!)
    expect((await onSheet()).claims.map(({ slotIdx }) => first.indexOf(slotIdx))).toEqual([1])
    await tell()
  })

  it('and is said to be for the club before, where its share keeps it', async () => {
    await shareKeeps(first[0]!)
    await shareKeeps(first[2]!)
    const asked = { date, minutes: 40, from: '07:00' }
    const { data } = await holder.club.ask(delay.preview, asked, boss)
    const shown = [...data.moved, ...data.cannot].filter(({ isForClub }) => isForClub)
    expect(shown.map(({ slotIdx }) => slotIdx).sort()).toEqual([first[0]!, first[2]!].sort())
    expect(data.cannot).toContainEqual(expect.objectContaining({ slotIdx: first[2]!, isTaken: false, isForClub: true }))
  })

  it('when its day is made again with the club’s share', async () => {
    const { club } = holder
    const day = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const [row] = await club.sql<{ templateIdx: number }[]>`
      with made as (insert into template (name, day_types) values ('Every day', '{WD,SA,SU,HO,EV}') returning template_idx),
        parts as (
          insert into template_part (template_idx, part, first_time, last_time, draw_share, fcfs_share, house_share, team_share)
          select template_idx, no, first::time, last::time, 0, 50, 50, 0 from made,
            (values ('1', '07:00', '07:24'), ('2', '08:00', '08:32')) p (no, first, last) returning template_idx, part)
      insert into template_route (template_idx, part, course_idx)
      select template_idx, part, (select min(course_idx) from course) from parts returning template_idx`
    const ctx = jobContext(club.platform, 'test')
    const again = () => generate(ctx, day, day, { templateIdx: row!.templateIdx, replace: true })
    await again()
    await club.ask(contract.dayManage.publish, { dates: [day] }, boss)
    const kept = async () => {
      const { claims, slots } = (await club.ask(sheet.forManager, { date: day }, boss)).data
      return claims.filter(({ slotIdx }) => slots.find((slot) => slot.slotIdx === slotIdx)!.part === '1').length
    }
    expect(await kept()).toBe(2)
    await club.ask(delay.make, { date: day, minutes: 40, from: '07:16', reason: 'FROST' }, boss)
    await club.moveClock(61)
    const job = tellDelay({ notify, mailWanted: async () => true })
    while (await performTasks(jobContext(club.platform, TELL_DELAY), job));
    await again()
    expect(await kept()).toBe(2)
    await club.sql`update template set is_use = false`
  })

  it('for a price that only first and last starts have', async () => {
    const { club } = holder
    const { data } = await club.ask(
      contract.discount.create,
      {
        ...{ key: 'EDGE', percent: 20, amount: null, dayClass: null, part: null, stackable: false },
        ...{ from: date, to: date },
      },
      boss,
    )
    await make()
    const me = await club.member()
    expect((await club.hold(me, first[1]!)).data.price.discount).toMatchObject({ key: 'EDGE' })
    await club.ask(contract.discount.remove, { discountIdx: data.discountIdx }, boss)
  })

  it('for opening rules, fees, the guide and reminders of its part', async () => {
    const { club } = holder
    const guide = async () =>
      (await club.ask(contract.rules.guide, { clubCode: CLUB })).data.times.some(({ part }) => part === '3')
    const opening = async () => {
      const rule = {
        memberType: '10',
        dayClass: 'WEEKDAY',
        courseIdx: null,
        part: '3',
        pattern: 'ROLLING',
        days: 3,
      } as const
      const terms = { time: '09:00', w05: 'F', quotaDay: 1, quotaMonth: null, from: date, to: date } as const
      return (await club.ask(contract.opening.check, { rule: { ...rule, ...terms } }, boss)).data.days.length
    }
    const fee = async () => {
      const whose = { dayClass: 'WEEKDAY', part: '3', season: null, memberType: null } as const
      const asked = { key: 'LOCKER', unit: 'PERSON', ...whose } as const
      return (await club.ask(contract.fee.check, { fee: { ...asked, amount: 1, from: date, to: date } }, boss)).data
        .days
    }
    const remind = async () => (await club.ask(contract.reminder.remind, { date }, await club.member())).status
    // Before any part of the day opens.
    await at('12:00', 40)
    expect([await guide(), await opening(), await fee()]).toEqual([true, 1, [date]])
    await club.sql`delete from slot where date = ${date} and part <> '3'`
    expect(await remind()).toBe(200)
    await makeLastPart()
    expect([await opening(), await fee(), await remind()]).toEqual([0, [], 404])
    await club.sql`select pg_notify('changed', 'rule')`
    await expect.poll(guide).toBe(false)
  })

  it('for the end of its day', async () => {
    await makeLastPart()
    await at('08:32')
    // The club has no template for the days ahead.
    await horizonJob.run(jobContext(holder.club.platform, horizonJob.name)).catch(() => {})
    expect((await onSheet()).state).toBe('CLOSED')
  })
})

describe('while the delay can be undone', () => {
  it('checks in no group that is to be cancelled, and records no no-show of it', async () => {
    const { club } = holder
    const { bookingIdx } = await book(first[3]!)
    await at('07:20')
    const { delayIdx } = await make({ minutes: 60, from: '07:24', cannot: [{ slotIdx: first[3]!, cancel: true }] })
    await at('07:40')
    await club.sql`update delay set undo_until = club_now() + interval '1 minute' where delay_idx = ${delayIdx}`
    const pressed = { bookingIdx, version: 1, state: 'CHECKED_IN' as const, players: ALL_HERE }
    const press = () => club.ask(checkIn.mark, pressed, boss)
    const noShow = () =>
      club.ask(conduct.noShow, { bookingIdx, version: 1, isNoShow: true, reason: 'Stayed away' }, boss)
    const refusal = { code: 'WRONG_STATE', msgVar: { state: 'CC' } }
    for (const refused of [await press(), await club.ask(checkIn.foresee, pressed, boss), await noShow()])
      expect(refused.fail).toMatchObject(refusal)
    await tell()
    expect((await club.ask(bookingManage.one, { bookingIdx }, boss)).data.state).toBe('CC')
  })

  it('checks in a group again that the undo brings back', async () => {
    const { club } = holder
    const { bookingIdx } = await book(first[3]!)
    await at('06:50')
    const { delayIdx } = await make({ cannot: [{ slotIdx: first[3]!, cancel: true }] })
    await club.ask(delay.undo, { delayIdx }, boss)
    const here = await club.ask(checkIn.mark, { bookingIdx, version: 1, state: 'CHECKED_IN', players: ALL_HERE }, boss)
    expect(here.data.checkIn.state).toBe('CHECKED_IN')
  })

  it('comes back closed with the undo where its course is suspended', async () => {
    const { club } = holder
    const read = async () => (await club.ask(sheet.forManager, { date }, boss)).data
    const { version, courses } = await read()
    const input = { date, version, courseIdx: courses[0]!.courseIdx, reason: 'Burst pipe', cancelBookings: true }
    expect((await club.ask(contract.dayManage.suspend, input, boss)).result).toBe(true)
    const { delayIdx } = await makeLastPart()
    expect((await read()).slots.map(({ time }) => time)).not.toContain('23:36')
    expect((await club.ask(delay.undo, { delayIdx }, boss)).result).toBe(true)
    const back = (await read()).slots.find(({ time }) => time === '23:36')
    expect(back).toMatchObject({ state: 'BLOCKED', reason: 'Burst pipe' })
    const [found] = await club.sql`select is_shut from slot where slot_idx = ${back!.slotIdx}`
    expect(found).toEqual({ isShut: true })
  })

  it('lets either the check-in or the delay be first, never both', async () => {
    const { club } = holder
    const { bookingIdx } = await book(first[3]!)
    await at('06:50')
    const cannot = [{ slotIdx: first[3]!, cancel: true as const }]
    const [here, delayed] = await Promise.all([
      club.ask(checkIn.mark, { bookingIdx, version: 1, state: 'CHECKED_IN', players: ALL_HERE }, boss),
      club.ask(delay.make, { date, minutes: 40, from: '07:16', reason: 'FROST', cannot }, boss),
    ])
    expect([here, delayed].map(({ result }) => result).toSorted()).toEqual([false, true])
    await tell()
    const { state } = (await club.ask(bookingManage.one, { bookingIdx }, boss)).data
    expect(state).toBe(here.result ? 'CI' : 'CC')
  })
})
