import { contract } from '@clubhouse/contract'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { beside, seasonsOf } from './rules.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
const ALL = { '900000': 'R', '940000': 'R', '940200': 'R', '940400': 'R', '940600': 'R', '940700': 'R', '940900': 'R' }
let committee: Manager
let memberIdx: number
let bossName: string

/** 2026: two rounds of one member, one of them a no-show. 2027: one at 08:00, one at 13:00 beside the rules. */
beforeAll(async () => {
  const { club } = holder
  committee = await club.manager({ rights: ALL })
  const boss = await club.manager({ rights: { '940000': 'R', '940200': 'CRUD', '940400': 'CRUD' } })
  const [named] = await club.sql<{ name: string }[]>`select name from admin where admin_idx = ${boss.adminIdx}`
  bossName = named!.name
  const me = await club.member()
  memberIdx = me.memberIdx
  const play = async (date: string, from: string, part: string, state: string) => {
    await club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 10 })}T12:00`)
    const [slot] = await club.day(date, { slots: 1, from, part })
    const { bookingIdx } = (await club.book(me, slot!, await club.hold(me, slot!))).data
    await club.sql.begin(async (sql) => {
      await sql`update booking set state = ${state}, version = version + 1 where booking_idx = ${bookingIdx}`
      await sql`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'booking', ${bookingIdx})`
    })
  }
  await play('2026-03-12', '07:00', '1', 'PL')
  await play('2026-03-19', '13:00', '2', 'NS')
  await play('2027-03-11', '08:00', '1', 'PL')
  // After today a year earlier.
  await play('2026-11-12', '08:00', '1', 'PL')
  await club.setClock('2027-03-01T12:00')
  const [slot, next] = await club.day('2027-03-18', { slots: 2, from: '13:00', part: '2' })
  const other = await club.member({ memberType: '12' })
  const body = {
    ...{ slotIdx: slot!, type: 'P' as const, memberIdx: other.memberIdx, override: ['QUOTA_MONTH' as const] },
    ...{ players: [{ no: 1, kind: 'MEMBER' as const, memberIdx: other.memberIdx }], reason: 'Guests of the president' },
  }
  const made = await club.ask(contract.bookingManage.make, { ...body, override: ['QUOTA_MONTH', 'MIN_PLAYERS'] }, boss)
  expect([made.status, made.code]).toEqual([200, undefined])
  const guest = { name: 'Alex Roh', phoneNo: '010-5550-0177' }
  const players = [
    { no: 1, kind: 'GUEST' as const, ...guest },
    ...[2, 3, 4].map((no) => ({ no, kind: 'TBD' as const })),
  ]
  const byGuest = { slotIdx: next!, type: 'P' as const, guest, players, reason: '', override: [] }
  expect((await club.ask(contract.bookingManage.make, byGuest, boss)).code).toBeUndefined()
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date)
    values (${memberIdx}, 'W1', 'ACTIVE', '2027-03-02', '2027-03-30'), (${memberIdx}, 'W1', 'WAIVED', '2027-03-03', '2027-03-30'),
      (${memberIdx}, 'W1', 'CLEARED', '2026-03-03', '2026-03-30'), (${memberIdx}, 'W2', 'PROPOSED', '2027-03-03', '2027-03-30'),
      (${memberIdx}, 'W5', 'PROPOSED', '2027-03-04', '2027-03-30')`
  // A proposal that was dismissed.
  await club.sql`update penalty set state = 'WAIVED', version = version + 1 where code = 'W5' and member_idx = ${memberIdx}`
  for (const [date, state] of [
    ['2027-03-18', 'E'],
    ['2026-03-12', 'C'],
  ])
    await club.sql`
      with added as (
        insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto, state)
        values (${memberIdx}, ${date!}, '{07}', 4, 12, false, ${state!}) returning waiting_idx)
      insert into audit (call, request_id, noun, record_idx) select 'test', '', 'standby', waiting_idx from added`
  await club.setClock('2027-03-20T12:00')
  // As days are once they are over; the club was shut for a day before.
  await club.sql`update sheet_day set state = 'CLOSED' where date < '2027-01-01'`
  await club.sql`insert into sheet_day (date, day_type, day_class, state) values ('2026-03-10', 'WD', 'WEEKDAY', 'CLOSED')`
})

const read = (year?: number, as = committee, lang = 'en') =>
  holder.club.ask(contract.report.read, year === undefined ? {} : { year }, as, { 'accept-language': lang })

/** Below the rows of a sheet with seven columns. */
const FIRST_DAY = ['The first day with tee times is 2026.03.12.', ...Array(6).fill(null)]

describe('the committee report', () => {
  it('shows a season beside the same days of the season before', async () => {
    const { data } = await read()
    expect(data).toMatchObject({
      year: 2027,
      now: { from: '2027-01-01', to: '2027-03-20' },
      before: { from: '2026-01-01', to: '2026-03-20' },
    })
    const types = data.types!.map(({ memberType, part, now, before }) => [memberType, part, now, before])
    expect(types).toEqual([
      ['10', '1', 1, 1],
      ['10', '2', 0, 1],
      ['12', '2', 1, 0],
      [null, '2', 1, 0],
    ])
    const fair = Object.fromEntries(data.fairness!.map(({ measure, now, before }) => [measure, [now, before]]))
    expect(fair).toMatchObject({
      ...{ PLAYERS: [1, 1], ROUNDS_MEDIAN: [1, 1], ROUNDS_MOST: [1, 1], TENTH_SHARE: [100, 100] },
      ...{ DRAWS: [0, 0], WIN_RATE: [null, null], LONGEST_STREAK: [0, 0] },
    })
    expect(data.prime).toEqual([
      { memberType: '10', now: 100, before: 100, drawNow: 0, drawBefore: 0 },
      { memberType: '12', now: 0, before: 0, drawNow: 0, drawBefore: 0 },
    ])
    expect(data.overrides).toMatchObject([
      {
        ...{ date: '2027-03-18', time: '13:00', setAside: ['MIN_PLAYERS'] },
        ...{ reason: 'Guests of the president', by: bossName },
      },
    ])
    expect(data.overrideCount).toEqual({ now: 1, before: 0 })
    expect(data.standby!.map(({ measure, now, before }) => [measure, now, before])).toEqual([
      ['ENTRIES', 1, 1],
      ...['OFFERS', 'ACCEPTED', 'DECLINED', 'SILENT', 'FILLED'].map((measure) => [measure, 0, 0]),
    ])
    expect(data.penalties).toEqual([
      { code: 'W1', now: 2, before: 1, waived: 1, waivedBefore: 0, paid: 0, paidBefore: 1 },
    ])
  })

  it('counts the tee times as the dashboard does', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const { ledger, occupancy } = (await holder.club.ask(contract.dashboard.read, { period: 4 }, boss)).data
    const { use } = (await read()).data
    const sum = (field: 'total' | 'now' | 'member') => use!.reduce((total, row) => total + (row[field] ?? 0), 0)
    expect([sum('total'), sum('member')]).toEqual([ledger!.total, ledger!.member])
    expect(sum('now')).toBe(occupancy!.reduce((total, day) => total + day.taken, 0))
  })

  it('shows a season that is over whole, and none to come', async () => {
    const { data } = await read(2026)
    expect([data.now, data.before]).toEqual([
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ])
    expect(data.fairness).toContainEqual({ measure: 'ROUNDS_MOST', now: 2, before: null })
    expect(data.fairness).toContainEqual({ measure: 'DRAWS', now: 0, before: null })
    const next = await read(2028)
    expect([next.status, next.fail.msgDetail]).toEqual([400, 'year'])
    expect((await holder.club.ask(contract.report.download, { year: 2028 }, committee)).status).toBe(400)
  })

  it('says nothing of a season before the first day with tee times, and names that day', async () => {
    const { data } = await read(2026)
    expect(data.firstDate).toBe('2026-03-12')
    expect(data.use!.map(({ now, before }) => [now! > 0, before])).toEqual(data.use!.map(() => [true, null]))
    expect(data.types!.map(({ now, before }) => [now, before])).toEqual([
      [2, null],
      [1, null],
    ])
    expect(data.overrideCount).toEqual({ now: 0, before: null })
    expect(data.standby).toContainEqual({ measure: 'ENTRIES', now: 1, before: null })
    expect(data.penalties).toMatchObject([{ code: 'W1', now: 1, before: null, waived: 0, waivedBefore: null }])
    const file = await holder.club.ask(contract.report.download, { year: 2026, textLang: 'en' }, committee)
    const { sheets } = await readXlsx(file.bytes)
    const penalties = sheets.find(({ name }) => name === 'Penalties')!.rows
    expect(penalties.slice(1)).toEqual([[expect.any(String), 1, '–', 0, '–', 1, '–'], Array(7).fill(null), FIRST_DAY])
  })

  it('leaves out the tables of menus that the manager cannot read', async () => {
    const { club } = holder
    const tables = async (rights: Record<string, string>) => {
      const { data } = await read(
        undefined,
        await club.manager({ rights: { '900000': 'R', '940000': 'R', ...rights } }),
      )
      return Object.keys(data)
        .filter((key) => !['year', 'now', 'before', 'firstDate'].includes(key))
        .sort()
    }
    expect(await tables({})).toEqual([])
    expect(await tables({ '940200': 'R' })).toEqual(['use'])
    expect(await tables({ '940400': 'R' })).toEqual(['fairness', 'overrideCount', 'overrides', 'prime', 'types'])
    expect(await tables({ '940600': 'R' })).toEqual(['standby'])
    expect(await tables({ '940700': 'R' })).toEqual(['fairness', 'prime'])
    expect(await tables({ '940900': 'R' })).toEqual(['penalties'])
    const other = await club.manager({ rights: { '940000': 'R', '940200': 'R' } })
    expect((await read(undefined, other)).status).toBe(403)
    expect((await club.ask(contract.report.download, {}, other)).status).toBe(403)
  })

  it('is one Excel file with a sheet for each table, in the language that is asked for', async () => {
    const { club } = holder
    const sheets = async (as: Manager, textLang: string) => {
      const { status, bytes } = await club.ask(contract.report.download, { textLang }, as)
      expect(status).toBe(200)
      return (await readXlsx(bytes)).sheets
    }
    const all = await sheets(committee, 'en')
    expect(all.map(({ name }) => name)).toEqual([
      ...['Tee times given', 'Bookings by member type', 'Fairness', 'Prime tee times by type'],
      ...['Rules set aside', 'Standby', 'Penalties'],
    ])
    const byName = (name: string) => all.find((one) => one.name === name)!.rows
    expect(byName('Penalties')).toEqual([
      ['Rule', 'This season', 'Season before', 'Waived', 'Waived before', 'Paid', 'Paid before'],
      [expect.any(String), 2, 1, 1, 0, 0, 1],
      Array(7).fill(null),
      FIRST_DAY,
    ])
    expect(byName('Bookings by member type').at(-3)![0]).toBe('Guests without an account')
    expect(byName('Rules set aside')[1]!.slice(4)).toEqual(['number of players', 'Guests of the president', bossName])
    expect(byName('Rules set aside').map(([text]) => text)).toContain('Bookings in this season: 1. Season before: 0.')
    const desk = await club.manager({ rights: { '900000': 'R', '940000': 'R', '940600': 'R' } })
    expect((await sheets(desk, 'ko')).map(({ name }) => name)).toEqual(['대기'])
    const [entry] = await club.sql<{ after: object }[]>`
      select after from audit where noun = 'export' and admin_idx = ${desk.adminIdx} order by audit_idx desc limit 1`
    expect(entry!.after).toEqual({ list: 'report', year: 2027, rows: 6 })
  })
})

it.each([
  [2027, '2027-03-20', ['2027-01-01', '2027-03-20', '2026-01-01', '2026-03-20']],
  [2028, '2028-02-29', ['2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28']],
  [2026, '2027-03-20', ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31']],
  [2028, '2027-12-31', undefined],
])('the season %d on %s', (year, today, days) => {
  const seasons = seasonsOf(year, Temporal.PlainDate.from(today))
  expect(seasons && [seasons.now.from, seasons.now.to, seasons.before.from, seasons.before.to]).toEqual(days)
})

it('rows of two seasons stand beside each other, also where one has none', () => {
  const rows = beside(
    [['b'], ['a', 'b']],
    (key) => key,
    (now, before) => [now, before],
  )
  expect(rows).toEqual([
    [undefined, 'a'],
    ['b', 'b'],
  ])
})
