import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.holiday.create>
type Checked = InputOf<typeof contract.holiday.check>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
})

const fields = (date: string, change: Partial<Fields> = {}): Fields => ({
  date,
  name: `Day of ${date}`,
  translated: { ko: { name: `${date} 기념일` } },
  dayType: 'HO',
  ...change,
})
const add = async (date: string, change?: Partial<Fields>) =>
  await holder.club.ask(contract.holiday.create, fields(date, change), boss)
const change = async (holidayIdx: number, version: number, date: string, more?: Partial<Fields>) =>
  await holder.club.ask(contract.holiday.change, { holidayIdx, ...fields(date, more), version }, boss)
const list = async (year: number) => (await holder.club.ask(contract.holiday.list, { year }, boss)).data
const check = async (body: Checked) => (await holder.club.ask(contract.holiday.check, body, boss)).data.days

describe('holidays', () => {
  it('are added with names in both languages, and listed by year', async () => {
    const { data } = await add('2030-02-01')
    expect(data).toEqual({ holidayIdx: data.holidayIdx, version: 1, affectedDays: [] })
    expect(await list(2030)).toEqual([{ ...fields('2030-02-01'), holidayIdx: data.holidayIdx, version: 1 }])
    expect((await holder.club.ask(contract.holiday.list, {}, boss)).data.length).toBeGreaterThan(1)
    const shown = async () => (await holder.club.ask(contract.site.holidays, { year: 2030, lang: 'ko' })).data
    await expect
      .poll(shown, { interval: 20 })
      .toEqual([{ date: '2030-02-01', name: '2030-02-01 기념일', dayType: 'HO' }])
  })

  it('are changed and deleted, and keep who changed what', async () => {
    const { holidayIdx } = (await add('2031-02-01')).data
    expect((await change(holidayIdx, 1, '2031-02-03', { name: 'Moved' })).data.version).toBe(2)
    expect(await list(2031)).toMatchObject([{ date: '2031-02-03', name: 'Moved' }])
    expect((await change(holidayIdx, 1, '2031-02-04')).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await holder.club.ask(contract.holiday.remove, { holidayIdx }, boss)).data.affectedDays).toEqual([])
    expect(await list(2031)).toEqual([])
    const { data } = await holder.club.ask(contract.holiday.history, { recordIdx: holidayIdx }, boss)
    expect(data.list.map(({ deed }) => deed)).toEqual(['REMOVED', 'CHANGED', 'CREATED'])
  })

  it('are brought back by the manager who deleted them, once, and not onto another holiday', async () => {
    const { holidayIdx } = (await add('2032-02-01')).data
    await holder.club.ask(contract.holiday.remove, { holidayIdx }, boss)
    const other = await holder.club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
    expect((await holder.club.ask(contract.holiday.undo, { holidayIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.holiday.undo, { holidayIdx }, boss)).data.version).toBe(2)
    expect((await holder.club.ask(contract.holiday.undo, { holidayIdx }, boss)).data.version).toBe(2)
    expect(await list(2032)).toEqual([{ ...fields('2032-02-01'), holidayIdx, version: 2 }])
    await holder.club.ask(contract.holiday.remove, { holidayIdx }, boss)
    await add('2032-02-01', { name: 'Another' })
    expect((await holder.club.ask(contract.holiday.undo, { holidayIdx }, boss)).fail).toMatchObject({
      code: 'OVERLAP',
      msgVar: { with: 'Another' },
    })
  })

  it('are one for each date, and of a kind and a date that there are', async () => {
    await add('2033-02-01', { name: 'First' })
    expect((await add('2033-02-01')).fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: 'First' } })
    const { holidayIdx } = (await add('2033-02-02')).data
    expect((await change(holidayIdx, 1, '2033-02-01')).fail.code).toBe('OVERLAP')
    for (const wrong of [{ date: '2033-02-30' }, { dayType: 'XX' }, { name: '' }])
      expect(
        (await holder.club.send(contract.holiday.create, { ...fields('2033-02-03'), ...wrong }, boss)).status,
      ).toBe(400)
    expect((await change(99999, 1, '2033-03-01')).status).toBe(404)
    expect((await holder.club.ask(contract.holiday.remove, { holidayIdx: 99999 }, boss)).status).toBe(404)
    expect((await holder.club.ask(contract.holiday.check, { holidayIdx: 99999 }, boss)).status).toBe(404)
  })
})

const kinds = async (...dates: string[]) => {
  const rows = await holder.club.sql<{ kind: string }[]>`
    select concat_ws(' ', day_type, day_class) as kind from sheet_day where date = any(${dates}::date[]) order by date`
  return rows.map(({ kind }) => kind)
}

describe('days that are made already', () => {
  it('are named before and after a holiday is saved, its eve too, and take the kind', async () => {
    // A Tuesday and a Wednesday.
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values
        ('2027-02-02', 'WD', 'WEEKDAY', 'DRAFT'), ('2027-02-03', 'WD', 'WEEKDAY', 'PUBLISHED')`
    const days = [
      { date: '2027-02-02', before: 'WD', after: 'EV', isPublished: false, bookings: 0 },
      { date: '2027-02-03', before: 'WD', after: 'HO', isPublished: true, bookings: 0 },
    ]
    expect(await check({ date: '2027-02-03' })).toEqual(days)
    expect(await check({ date: '2027-02-03', dayType: 'WD' })).toEqual([])
    const { data } = await add('2027-02-03')
    expect(data.affectedDays).toEqual(['2027-02-02', '2027-02-03'])
    expect(await kinds('2027-02-02', '2027-02-03')).toEqual(['EV WEEKDAY', 'HO WEEKEND'])
    const back = await check({ holidayIdx: data.holidayIdx })
    expect(back.map(({ after }) => after)).toEqual(['WD', 'WD'])
  })

  it('keep their tee times and bookings with price, class and deadlines, while new holds follow the new kind', async () => {
    const { club } = holder
    const [slotIdx, other] = await club.day('2026-12-15', { slots: 2 })
    const member = await club.member()
    const { bookingIdx } = (await club.book(member, slotIdx!, await club.hold(member, slotIdx!))).data
    const kept = () => club.sql`
      select b.day_class, b.price, b.free_cancel_until, s.slot_idx from booking b join slot s using (slot_idx)
      where b.booking_idx = ${bookingIdx}`
    const before = [...(await kept())]
    const { holidayIdx } = (await add('2026-12-15')).data
    expect(await kinds('2026-12-15')).toEqual(['HO WEEKEND'])
    expect([...(await kept())]).toEqual(before)
    const later = await club.member()
    const { data } = await club.ask(
      contract.sheet.detail,
      { memberIdx: later.memberIdx, date: '2026-12-15', slotIdx: other! },
      later,
    )
    // Four days before instead of three.
    expect(data.freeCancelUntil).toBe('2026-12-11T08:00:00Z')
    await holder.club.ask(contract.holiday.remove, { holidayIdx }, boss)
    expect(await kinds('2026-12-15')).toEqual(['WD WEEKDAY'])
  })

  it('are named where a holiday moves away from them or is deleted', async () => {
    const { holidayIdx } = (await add('2027-02-10')).data
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values
        ('2027-02-09', 'EV', 'WEEKDAY', 'PUBLISHED'), ('2027-02-10', 'HO', 'WEEKEND', 'PUBLISHED')`
    const dates = async (body: Checked) => (await check(body)).map(({ date }) => date)
    expect(await dates({ holidayIdx })).toEqual(['2027-02-09', '2027-02-10'])
    expect(await dates({ holidayIdx, date: '2027-02-11' })).toEqual(['2027-02-09', '2027-02-10'])
    expect((await holder.club.ask(contract.holiday.remove, { holidayIdx }, boss)).data.affectedDays).toEqual([
      '2027-02-09',
      '2027-02-10',
    ])
  })

  it('are left out once they are over', async () => {
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2026-11-10', 'WD', 'WEEKDAY', 'CLOSED')`
    expect(await check({ date: '2026-11-10' })).toEqual([])
  })
})

describe('the public holidays of a year', () => {
  const put = (year: number, dates: string[], as = boss) => holder.club.ask(contract.holiday.reset, { year, dates }, as)
  const standard = async (year: number) => (await holder.club.ask(contract.holiday.standard, { year }, boss)).data
  const states = async (year: number) => new Map((await standard(year)).holidays.map((one) => [one.date, one.state]))

  it('are shown beside what the club has, and put back once: missing ones and changed ones, no others', async () => {
    await add('2040-03-01', { name: 'Opening of the season', dayType: 'SA' })
    await add('2040-03-05', { name: 'Founders’ day' })
    const { holidays } = await standard(2040)
    expect(holidays.find(({ date }) => date === '2040-03-01')).toEqual({
      date: '2040-03-01',
      name: 'Independence Movement Day',
      translated: { ko: { name: '삼일절' } },
      state: 'CHANGED',
      there: {
        name: 'Opening of the season',
        translated: { ko: { name: '2040-03-01 기념일' } },
        dayType: 'SA',
      },
    })
    expect(holidays.find(({ date }) => date === '2040-12-25')).toMatchObject({
      state: 'MISSING',
      there: null,
    })
    const dates = ['2040-03-01', '2040-12-25']
    expect((await put(2040, dates)).data).toEqual({
      added: 1,
      changed: 1,
      affectedDays: [],
    })
    expect((await put(2040, dates)).data).toEqual({
      added: 0,
      changed: 0,
      affectedDays: [],
    })
    const after = await states(2040)
    expect([after.get('2040-03-01'), after.get('2040-12-25'), after.get('2040-10-03')]).toEqual([
      'SAME',
      'SAME',
      'MISSING',
    ])
    const rows = await list(2040)
    expect(rows.map(({ date, name }) => [date, name])).toEqual([
      ['2040-03-01', 'Independence Movement Day'],
      ['2040-03-05', 'Founders’ day'],
      ['2040-12-25', 'Christmas Day'],
    ])
    const { data } = await holder.club.ask(contract.holiday.history, { recordIdx: rows[0]!.holidayIdx }, boss)
    expect(data.list.map(({ deed }) => deed)).toEqual(['CHANGED', 'CREATED'])
  })

  it('name the days that are made already as another kind', async () => {
    await holder.club.sql`delete from holiday where date = '2027-12-25'`
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2027-12-24', 'WD', 'WEEKDAY', 'PUBLISHED')`
    const days = [{ date: '2027-12-24', before: 'WD', after: 'EV', isPublished: true, bookings: 0 }]
    expect((await standard(2027)).days).toEqual(days)
    expect((await put(2027, ['2027-12-25'])).data).toEqual({
      added: 1,
      changed: 0,
      affectedDays: ['2027-12-24'],
    })
  })

  it('are refused where they are none, in no year, and without the right', async () => {
    const { status, fail } = await put(2040, ['2040-03-02'])
    expect([status, fail.msgDetail]).toEqual([400, 'dates'])
    expect((await put(1999, ['1999-03-01'])).status).toBe(404)
    const reader = await holder.club.manager({ rights: { '960000': 'R', '960100': 'R' } })
    expect((await put(2041, ['2041-03-01'], reader)).status).toBe(403)
    const changer = await holder.club.manager({ rights: { '960000': 'R', '960100': 'RU' } })
    expect((await put(2041, ['2041-03-01'], changer)).status).toBe(403)
    const other = await holder.club.manager({ rights: { '960000': 'R', '960200': 'R' } })
    expect((await holder.club.ask(contract.holiday.standard, { year: 2041 }, other)).status).toBe(403)
  })
})
