import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { entriesMeant } from './find-sql.ts'

const holder = TestClub.use()
const DATE = '2027-03-09'
const LOG = { '960000': 'R', '960400': 'R' }

type Manager = Awaited<ReturnType<TestClub['manager']>>
let me: Awaited<ReturnType<TestClub['member']>>
let other: typeof me
let boss: Manager
let booking: { bookingIdx: number; bookingNo: string }

/** Min-jun Kim booked and cancelled on 25 February for 9 March; another member booked on the day after for a week later. */
beforeAll(async () => {
  const { club } = holder
  await club.setClock('2027-02-25T12:00')
  boss = await club.manager({ isSSAdmin: true })
  me = await club.member({ name: 'Min-jun Kim', otherName: '김민준', id: 'minsu.k' })
  other = await club.member({ name: 'Seo-yeon Park', otherName: '박서연' })
  await club.sql`update member set phone_no = '010-5550-1000', member_no = '77-0001' where member_idx = ${me.memberIdx}`
  await club.sql`update member set phone_no = '010-7777-4321' where member_idx = ${other.memberIdx}`
  const [slot] = await club.day(DATE)
  const [later] = await club.day('2027-03-16')
  booking = (await club.book(me, slot!, await club.hold(me, slot!))).data
  const off = { bookingIdx: booking.bookingIdx, version: 1, by: 'CLUB', reason: 'illness', penalty: false } as const
  expect((await club.ask(contract.bookingManage.cancel, off, boss)).result).toBe(true)
  await club.setClock('2027-02-26T12:00')
  expect((await club.book(other, later!, await club.hold(other, later!))).result).toBe(true)
})

const list = async (input: InputOf<typeof contract.audit.list>, as: Manager = boss, lang = 'en') =>
  (
    await holder.club.ask(contract.audit.list, { noun: 'booking', sort: 'at', ...input }, as, {
      'accept-language': lang,
    })
  ).data
const found = async (keyword: string, as?: Manager, lang?: string) =>
  (await list({ keyword }, as, lang)).list.map(({ recordIdx, deed }) => [recordIdx, deed])

describe('the log is searched', () => {
  it.each([
    'Min-jun Kim',
    'kim minjun',
    'KIM MIN JUN',
    '김민준',
    '김 민준',
    'minsu.k',
    '77-0001',
    '770001',
    '010-5550-1000',
    '5550-1000',
    '1000',
  ])('by a member as %s', async (keyword) => {
    expect(await found(keyword)).toEqual([
      [booking.bookingIdx, 'CREATED'],
      [booking.bookingIdx, 'CANCELLED'],
    ])
  })

  it('by a booking number, its beginning, and without hyphens', async () => {
    const { bookingNo, bookingIdx } = booking
    for (const typed of [bookingNo, bookingNo.toLowerCase(), bookingNo.replaceAll('-', ''), bookingNo.slice(0, -2)])
      expect(await found(typed), typed).toEqual([
        [bookingIdx, 'CREATED'],
        [bookingIdx, 'CANCELLED'],
      ])
  })

  it.each([
    ['2027-03-09', 'en', 2],
    ['Tue 9 Mar', 'en', 2],
    ['3월 9일', 'ko', 2],
    // The day on which it was done.
    ['2027-02-25', 'en', 2],
    ['26 Feb', 'en', 1],
    ['2027-03-16', 'en', 1],
    ['2027-03-17', 'en', 0],
  ])('by a day as %s in %s', async (keyword, lang, count) => {
    expect(await found(keyword, boss, lang)).toHaveLength(count)
  })

  it('by a manager who did it', async () => {
    expect(await found(`manager ${boss.id}`)).toEqual([[booking.bookingIdx, 'CANCELLED']])
  })

  it.each(['nobody like this', 'GC999-999999', '9999', '%', 'kim lee'])('and finds nothing by %s', async (keyword) => {
    expect(await found(keyword)).toEqual([])
  })

  it('by no name or phone of a member for a manager who may not read members', async () => {
    const as = await holder.club.manager({ rights: LOG })
    for (const keyword of ['Min-jun Kim', '김민준', '1000', '77-0001']) expect(await found(keyword, as)).toEqual([])
    expect(await found(booking.bookingNo, as)).toHaveLength(2)
  })

  it('by the last digits of a phone alone where the manager may not read all of it', async () => {
    const as = await holder.club.manager({
      rights: { ...LOG, '940000': 'R', '940400': 'R', '950000': 'R', '950100': 'R' },
    })
    expect(await found('5550-1000', as)).toHaveLength(2)
  })
})

describe('the search in a large log', () => {
  it.each(['Min-jun Kim', 'GC001', DATE])('reads the log by its indexes for %s', async (keyword) => {
    const { sql } = holder.club
    await sql`
      insert into audit (call, noun, record_idx, at)
      select 'thing.add', 'thing', n, club_now() - n * interval '1 minute' from generate_series(1, 50000) n`
    await sql`analyze audit`
    const day = keyword === DATE ? DATE : undefined
    const numbered = sql`select booking_idx from booking where booking_no = ${booking.bookingNo}`
    const meant = entriesMeant(sql, { keyword, phones: 'whole', numbered, day, zone: 'Asia/Seoul' })
    const plan = (
      await sql`explain select * from audit a where a.audit_idx in (${meant}) order by a.at desc limit 30`
    ).map((row) => row['QUERY PLAN'] as string)
    expect(plan.filter((line) => line.includes(' on audit'))).not.toEqual([])
    expect(plan.filter((line) => line.includes('Seq Scan on audit'))).toEqual([])
  })
})

describe('entries of a job', () => {
  it('are those of its runs, and the jobs that wrote any are offered', async () => {
    const { sql } = holder.club
    await sql`
      insert into audit (call, noun, record_idx, member_idx) values
        ('job.mark-played', 'thing', 900001, null), ('job.mark-played', 'thing', 900002, ${me.memberIdx})`
    const page = await list({ noun: 'thing', job: 'mark-played' })
    expect(page.list.map(({ recordIdx, byKind }) => [recordIdx, byKind])).toEqual([[900_001, 'SYSTEM']])
    expect(page.jobs).toContain('mark-played')
  })
})
