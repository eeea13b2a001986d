import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../../test/club.ts'
import { jobContext } from '../../../../../job/context.ts'
import { freeBlocks } from './free-job.ts'

const holder = TestClub.use()
const { slotManage, sheet, bookingManage } = contract
let boss: Awaited<ReturnType<TestClub['manager']>>
let course: Record<string, number>
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940200': 'CRUD', '940400': 'CRUD' } })
  const rows = await holder.club.sql<{ code: string; courseIdx: number }[]>`select code, course_idx from course`
  course = Object.fromEntries(rows.map(({ code, courseIdx }) => [code, courseIdx]))
})

const block = (input: Omit<InputOf<typeof slotManage.block>, 'reason'> & { reason?: string }, key?: string) =>
  holder.club.ask(
    slotManage.block,
    { reason: 'Aeration', ...input },
    boss,
    key === undefined ? undefined : { 'idempotency-key': key },
  )
const unblock = (...slotIdx: number[]) => holder.club.ask(slotManage.unblock, { slotIdx, reason: 'Done' }, boss)
const day = async (date: string) => (await holder.club.ask(sheet.forManager, { date }, boss)).data
const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime('Asia/Seoul').toInstant().toString()
const stateOf = async (date: string, slotIdx: number) => {
  const member = await holder.club.member()
  const { data } = await holder.club.ask(sheet.forMember, { memberIdx: member.memberIdx, date }, member)
  return data.slots.find((slot) => slot.slotIdx === slotIdx)
}

describe('blocking tee times', () => {
  it('claims all of them with a reason that members read in their language, and frees them again', async () => {
    const { club } = holder
    const [one, two] = await club.day('2026-12-07')
    const said = { reason: 'Aeration', translated: { ko: { reason: '에어레이션' } } }
    expect((await block({ slotIdx: [one!, two!], kind: 'BLOCK', ...said })).data).toEqual({ claimed: 2 })
    expect(await stateOf('2026-12-07', one!)).toMatchObject({ state: 'BLOCKED', reason: 'Aeration' })
    const korean = await club.member()
    const input = { memberIdx: korean.memberIdx, date: '2026-12-07' }
    const { data } = await club.ask(sheet.forMember, input, korean, { 'accept-language': 'ko' })
    expect(data.slots[0]).toMatchObject({ state: 'BLOCKED', reason: '에어레이션' })
    expect((await club.hold(korean, one!)).fail.code).toBe('TAKEN')
    expect((await unblock(one!, two!)).data).toEqual({ freed: 2, offered: 0 })
    expect((await club.hold(korean, one!)).result).toBe(true)
    const log = await club.sql`select reason from audit where noun = 'slot' and record_idx = ${two!} order by audit_idx`
    expect(log.map(({ reason }) => reason)).toEqual(['Aeration', 'Done'])
  })

  it('claims none where one is taken or held, or over, or not there', async () => {
    const { club } = holder
    const [free, booked, held] = await club.day('2026-12-08')
    const member = await club.member()
    await club.book(member, booked!, await club.hold(member, booked!))
    const hold = await club.hold(await club.member(), held!)
    const { expiresAt } = hold.data
    expect((await block({ slotIdx: [free!, booked!], kind: 'BLOCK' })).fail.code).toBe('TAKEN')
    expect((await block({ slotIdx: [free!, held!], kind: 'BLOCK' })).fail).toMatchObject({
      code: 'HELD_BY_OTHER',
      msgVar: { freesAt: expiresAt },
    })
    expect((await block({ slotIdx: [free!, 999_999], kind: 'BLOCK' })).status).toBe(404)
    const [past] = await club.day('2026-12-01')
    expect((await block({ slotIdx: [past!], kind: 'BLOCK' })).fail.code).toBe('DAY_CLOSED')
    expect((await unblock(free!)).fail.code).toBe('WRONG_STATE')
    expect((await unblock(booked!)).fail.code).toBe('WRONG_STATE')
    expect((await day('2026-12-08')).claims.filter(({ slotIdx }) => slotIdx === free)).toEqual([])
  })

  it('leaves freed tee times to standby', async () => {
    const { club } = holder
    const [slot] = await club.day('2026-12-24')
    await club.sql`
      insert into claim (slot_idx, seat, kind, freed_at, frees_at)
      values (${slot!}, 0, 'BLOCK', club_now(), club_now() + interval '1 hour')`
    expect((await unblock(slot!)).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await club.hold(await club.member(), slot!)).fail.code).toBe('TAKEN')
  })

  it('ends by itself at its time, before any job: members can hold the tee time in that second', async () => {
    const { club } = holder
    const [slot] = await club.day('2026-12-09')
    expect((await block({ slotIdx: [slot!], kind: 'BLOCK', until: at('2026-12-02T09:00') })).fail.msgDetail).toBe(
      'until',
    )
    await block({ slotIdx: [slot!], kind: 'BLOCK', until: at('2026-12-02T11:00') })
    await club.setClock('2026-12-02T10:59:59')
    expect(await stateOf('2026-12-09', slot!)).toMatchObject({ state: 'BLOCKED' })
    await club.setClock('2026-12-02T11:00')
    expect(await stateOf('2026-12-09', slot!)).toMatchObject({ state: 'OPEN' })
    expect((await day('2026-12-09')).claims).toEqual([])
    expect((await club.hold(await club.member(), slot!)).result).toBe(true)
    await club.resetClock()
  })

  it('leaves nothing behind once the job has run', async () => {
    const { club } = holder
    const [slot] = await club.day('2026-12-10')
    await block({ slotIdx: [slot!], kind: 'BLOCK', until: at('2026-12-02T11:00') })
    await club.setClock('2026-12-02T11:00')
    await freeBlocks.run(jobContext(club.platform, freeBlocks.name))
    expect(await club.sql`select from claim where slot_idx = ${slot!}`).toHaveLength(0)
    await club.resetClock()
  })

  it('keeps for the club no more than its share of the part, and takes it out of what the share keeps', async () => {
    const { club } = holder
    const slots = await club.day('2026-12-11', { slots: 10 })
    await club.sql`insert into sheet_part values ('2026-12-11', '1', 0, 80, 20, 0)`
    const kept = [slots[2]!, slots[7]!]
    await club.sql`insert into claim (slot_idx, seat, kind, by_share) select unnest(${kept}::bigint[]), 0, 'HOUSE', true`
    expect((await block({ slotIdx: slots.slice(0, 3), kind: 'HOUSE' })).fail).toMatchObject({
      code: 'HOUSE_CAP',
      msgVar: { used: 0, max: 2 },
    })
    expect((await block({ slotIdx: [slots[3]!], kind: 'HOUSE', reason: 'Guests' })).data).toEqual({ claimed: 1 })
    const claims = async () =>
      (await day('2026-12-11')).claims.map(({ slotIdx, byShare }) => [slots.indexOf(slotIdx), byShare])
    expect(await claims()).toEqual([
      [3, false],
      [7, true],
    ])
    expect((await block({ slotIdx: [slots[7]!], kind: 'BLOCK' })).result).toBe(true)
    expect((await block({ slotIdx: [slots[8]!], kind: 'HOUSE' })).result).toBe(true)
    expect((await block({ slotIdx: [slots[9]!], kind: 'HOUSE' })).fail.code).toBe('HOUSE_CAP')
  })

  it('lets the desk book for the club what its share keeps', async () => {
    const { club } = holder
    const slots = await club.day('2026-12-14', { slots: 10 })
    await club.sql`insert into claim (slot_idx, seat, kind, by_share) values (${slots[5]!}, 0, 'HOUSE', true)`
    const forClub = async (slotIdx: number, type: 'H' | 'P') => {
      const { memberIdx } = await club.member()
      const tbd = [2, 3, 4].map((no) => ({ no, kind: 'TBD' as const }))
      const players = [{ no: 1, kind: 'MEMBER' as const, memberIdx }, ...tbd]
      return club.ask(bookingManage.make, { slotIdx, type, memberIdx, players, reason: 'guests' }, boss)
    }
    expect((await forClub(slots[5]!, 'P')).code).toBe('TAKEN')
    expect((await forClub(slots[5]!, 'H')).result).toBe(true)
    expect((await forClub(slots[6]!, 'H')).code).toBe('HOUSE_CAP')
  })

  it('takes every seat of a shared tee time', async () => {
    const [slot] = await holder.club.day('2026-12-15', { mode: 'SHARED' })
    await block({ slotIdx: [slot!], kind: 'TEAM', reason: 'Pine Friends' })
    expect((await day('2026-12-15')).claims.map(({ seat, kind }) => [seat, kind])).toEqual(
      [1, 2, 3, 4].map((seat) => [seat, 'TEAM']),
    )
  })

  it('happens once for one key, and one of many who want the tee time at once has it', async () => {
    const { club } = holder
    const [slot, other] = await club.day('2026-12-16')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => block({ slotIdx: [slot!], kind: 'BLOCK' }, key)))
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill({ claimed: 1 }))
    const members = await Promise.all([1, 2, 3].map(() => club.member()))
    const [blocked, ...holds] = await Promise.all([
      block({ slotIdx: [other!], kind: 'BLOCK' }),
      ...members.map((member) => club.hold(member, other!)),
    ] as const)
    const winners = [blocked.result, ...holds.map(({ result }) => result)].filter(Boolean)
    expect(winners).toHaveLength(1)
  })
})

describe('changing a tee time', () => {
  const change = async (slotIdx: number, date: string, fields: object, version?: number) =>
    holder.club.ask(
      slotManage.change,
      {
        ...{ slotIdx, reason: 'Society of two' },
        version: version ?? (await day(date)).teeTimes.find((one) => one.slotIdx === slotIdx)!.version,
        ...fields,
      },
      boss,
    )

  it('sets its mode, players, way of booking and holes, unless it is taken', async () => {
    const { club } = holder
    const date = '2026-12-17'
    const [slot, taken] = await club.day(date)
    const changed = await change(slot!, date, { mode: 'SHARED', minPlayers: 2, capacity: 3, w05: 'S', holes: '9' })
    expect(changed.data).toMatchObject({ mode: 'SHARED', minPlayers: 2, capacity: 3, w05: 'S', holes: '9', version: 2 })
    expect(await stateOf(date, slot!)).toMatchObject({ state: 'NOT_FOR_YOU' })
    expect((await change(slot!, date, { w05: 'F' }, 1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    await club.hold(await club.member(), taken!)
    expect((await change(taken!, date, { mode: 'SHARED' })).fail).toMatchObject({ code: 'DAY_HAS_CLAIMS' })
    expect((await change(slot!, date, { capacity: 1 })).fail.msgDetail).toBe('minPlayers')
    expect((await change(slot!, date, { holes: '18' })).fail.msgDetail).toBe('turnCourseIdx')
  })

  it('refuses a turn on which it would meet another group', async () => {
    const { club } = holder
    const date = '2026-12-18'
    const [slot] = await club.day(date, { slots: 1 })
    await club.day(date, { slots: 1, from: '09:15', part: '2', course: '2' })
    await change(slot!, date, { holes: '9' })
    const met = await change(slot!, date, { holes: '18', turnCourseIdx: course['2'] })
    expect(met.fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: expect.stringContaining('09:15') } })
  })
})

describe('inserting a tee time', () => {
  const insert = (fields: object, headers?: Record<string, string>) =>
    holder.club.ask(
      slotManage.insert,
      {
        ...{ date: '2026-12-21', courseIdx: course['1']!, time: '07:12', holes: '9', mode: 'EXCLUSIVE', capacity: 4 },
        ...{ reason: 'Squeeze time' },
        ...fields,
      } as InputOf<typeof slotManage.insert>,
      boss,
      headers,
    )

  it('belongs to the part before it, keeps six minutes on each side, and can be booked', async () => {
    const { club } = holder
    await club.day('2026-12-21', { slots: 1 })
    await club.day('2026-12-21', { slots: 1, from: '07:20' })
    expect((await insert({ time: '07:05' })).fail).toMatchObject({ code: 'OVERLAP' })
    expect((await insert({ time: '07:15' })).fail).toMatchObject({ code: 'OVERLAP' })
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [await insert({}, key), await insert({}, key)]
    expect(again.data).toEqual(first.data)
    expect(first.data).toMatchObject({ part: '1', time: '07:12', minPlayers: 4, w05: 'F', version: 1 })
    expect((await club.hold(await club.member(), first.data.slotIdx)).result).toBe(true)
    expect((await insert({ time: '07:13' })).fail).toMatchObject({ code: 'OVERLAP' })
  })

  it('is refused on a day that is shut, over, or not there', async () => {
    const { club } = holder
    await club.day('2026-12-22', { state: 'SUSPENDED' })
    expect((await insert({ date: '2026-12-22' })).fail).toMatchObject({ code: 'WRONG_STATE' })
    await club.day('2026-12-02')
    expect((await insert({ date: '2026-12-02', time: '08:00' })).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await insert({ date: '2029-01-01' })).status).toBe(404)
    expect((await insert({ courseIdx: 999 })).fail.msgDetail).toBe('courseIdx')
  })
})

it('asks for the right of each call', async () => {
  const { club } = holder
  const reader = await club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const changer = await club.manager({ rights: { '940000': 'R', '940200': 'RU' } })
  const inserted: InputOf<typeof slotManage.insert> = {
    ...{ date: '2026-12-23', courseIdx: course['1']!, time: '07:12', capacity: 4, reason: 'Squeeze time' },
    holes: '9',
    mode: 'EXCLUSIVE',
  }
  const refused = await Promise.all([
    club.ask(slotManage.block, { slotIdx: [1], kind: 'BLOCK', reason: 'x' }, reader),
    club.ask(slotManage.unblock, { slotIdx: [1], reason: 'x' }, reader),
    club.ask(slotManage.change, { slotIdx: 1, version: 1, reason: 'x' }, reader),
    club.ask(slotManage.insert, inserted, changer),
    club.ask(slotManage.block, { slotIdx: [1], kind: 'BLOCK', reason: 'x' }, await club.member()),
  ])
  expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(403))
  expect((await club.ask(slotManage.unblock, { slotIdx: [1], reason: 'x' })).status).toBe(401)
})
