import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
})

const PATH = '/manage/holidays'
const fields = (date: string, change: object = {}) => ({
  date,
  name: `Day of ${date}`,
  translated: { ko: { name: `${date} 기념일` } },
  dayType: 'HO',
  ...change,
})
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  holder.club.call(method, path, { as: boss, body })
const add = async (date: string, change?: object) => (await send('POST', PATH, fields(date, change))).body
const change = async (holidayIdx: number, version: number, date: string, more?: object) =>
  (await send('PUT', `${PATH}/${holidayIdx}`, { ...fields(date, more), version })).body
const list = async (year: string) => (await holder.club.get(`${PATH}?year=${year}`, boss)).body.data
const check = async (body: object) => (await send('POST', `${PATH}/check`, body)).body.data.days

describe('holidays', () => {
  it('are added with names in both languages, and listed by year', async () => {
    const { data } = await add('2030-02-01')
    expect(data).toEqual({ holidayIdx: data.holidayIdx, version: 1, affectedDays: [] })
    expect(await list('2030')).toEqual([{ ...fields('2030-02-01'), holidayIdx: data.holidayIdx, version: 1 }])
    expect((await holder.club.ask(contract.holiday.list, {}, boss)).data.length).toBeGreaterThan(1)
    const shown = async () => (await holder.club.ask(contract.site.holidays, { year: 2030, lang: 'ko' })).data
    await expect
      .poll(shown, { interval: 20 })
      .toEqual([{ date: '2030-02-01', name: '2030-02-01 기념일', dayType: 'HO' }])
  })

  it('are changed and deleted, and keep who changed what', async () => {
    const { holidayIdx } = (await add('2031-02-01')).data
    expect((await change(holidayIdx, 1, '2031-02-03', { name: 'Moved' })).data.version).toBe(2)
    expect(await list('2031')).toMatchObject([{ date: '2031-02-03', name: 'Moved' }])
    expect((await change(holidayIdx, 1, '2031-02-04')).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await send('DELETE', `${PATH}/${holidayIdx}`)).body.data.affectedDays).toEqual([])
    expect(await list('2031')).toEqual([])
    const { data } = await holder.club.ask(contract.holiday.history, { recordIdx: holidayIdx }, boss)
    expect(data.list.map(({ deed }: { deed: string }) => deed)).toEqual(['REMOVED', 'CHANGED', 'CREATED'])
  })

  it('are brought back by the manager who deleted them, once, and not onto another holiday', async () => {
    const { holidayIdx } = (await add('2032-02-01')).data
    await send('DELETE', `${PATH}/${holidayIdx}`)
    const other = await holder.club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
    const path = `${PATH}/${holidayIdx}/undo`
    expect((await holder.club.ask(contract.holiday.undo, { holidayIdx }, other)).status).toBe(403)
    expect((await send('PUT', path, {})).body.data.version).toBe(2)
    expect((await send('PUT', path, {})).body.data.version).toBe(2)
    expect(await list('2032')).toEqual([{ ...fields('2032-02-01'), holidayIdx, version: 2 }])
    await send('DELETE', `${PATH}/${holidayIdx}`)
    await add('2032-02-01', { name: 'Another' })
    expect((await send('PUT', path, {})).body.fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: 'Another' } })
  })

  it('are one for each date, and of a kind and a date that there are', async () => {
    await add('2033-02-01', { name: 'First' })
    expect((await add('2033-02-01')).fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: 'First' } })
    const { holidayIdx } = (await add('2033-02-02')).data
    expect((await change(holidayIdx, 1, '2033-02-01')).fail.code).toBe('OVERLAP')
    for (const wrong of [{ date: '2033-02-30' }, { dayType: 'XX' }, { name: '' }])
      expect((await send('POST', PATH, { ...fields('2033-02-03'), ...wrong })).status).toBe(400)
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await send(method, `${PATH}/99999`, { ...fields('2033-03-01'), version: 1 })).status).toBe(404)
    expect((await send('POST', `${PATH}/check`, { holidayIdx: 99999 })).status).toBe(404)
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
    expect(back.map(({ after }: { after: string }) => after)).toEqual(['WD', 'WD'])
  })

  it('keep their tee times and bookings with price, class and deadlines, while new holds follow the new kind', async () => {
    const { club } = holder
    const [slotIdx, other] = await club.day('2026-12-15', { slots: 2 })
    const member = await club.member()
    const { bookingIdx } = (await club.book(member, slotIdx!, await club.hold(member, slotIdx!))).body.data
    const kept = () => club.sql`
      select b.day_class, b.price, b.free_cancel_until, s.slot_idx from booking b join slot s using (slot_idx)
      where b.booking_idx = ${bookingIdx}`
    const before = [...(await kept())]
    const { holidayIdx } = (await add('2026-12-15')).data
    expect(await kinds('2026-12-15')).toEqual(['HO WEEKEND'])
    expect([...(await kept())]).toEqual(before)
    const later = await club.member()
    const { data } = (await club.get(`/reservation/sheets/${later.memberIdx}/2026-12-15/${other}`, later)).body
    // Four days before instead of three.
    expect(data.freeCancelUntil).toBe('2026-12-11T08:00:00Z')
    await send('DELETE', `${PATH}/${holidayIdx}`)
    expect(await kinds('2026-12-15')).toEqual(['WD WEEKDAY'])
  })

  it('are named where a holiday moves away from them or is deleted', async () => {
    const { holidayIdx } = (await add('2027-02-10')).data
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values
        ('2027-02-09', 'EV', 'WEEKDAY', 'PUBLISHED'), ('2027-02-10', 'HO', 'WEEKEND', 'PUBLISHED')`
    const dates = async (body: object) => (await check(body)).map(({ date }: { date: string }) => date)
    expect(await dates({ holidayIdx })).toEqual(['2027-02-09', '2027-02-10'])
    expect(await dates({ holidayIdx, date: '2027-02-11' })).toEqual(['2027-02-09', '2027-02-10'])
    expect((await send('DELETE', `${PATH}/${holidayIdx}`)).body.data.affectedDays).toEqual(['2027-02-09', '2027-02-10'])
  })

  it('are left out once they are over', async () => {
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2026-11-10', 'WD', 'WEEKDAY', 'CLOSED')`
    expect(await check({ date: '2026-11-10' })).toEqual([])
  })
})

describe('the public holidays of a year', () => {
  const at = (year: number) => `${PATH}/standard/${year}`
  const known = async (year: number) => (await holder.club.get(at(year), boss)).body.data
  const put = async (year: number, dates: string[], as = boss) =>
    holder.club.call('PUT', at(year), { as, body: { dates } })
  const states = async (year: number) =>
    new Map((await known(year)).holidays.map((one: { date: string; state: string }) => [one.date, one.state]))

  it('are shown beside what the club has, and put back once: missing ones and changed ones, no others', async () => {
    await add('2040-03-01', { name: 'Opening of the season', dayType: 'SA' })
    await add('2040-03-05', { name: 'Founders’ day' })
    const { holidays } = await known(2040)
    expect(holidays.find(({ date }: { date: string }) => date === '2040-03-01')).toEqual({
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
    expect(holidays.find(({ date }: { date: string }) => date === '2040-12-25')).toMatchObject({
      state: 'MISSING',
      there: null,
    })
    const dates = ['2040-03-01', '2040-12-25']
    expect((await put(2040, dates)).body.data).toEqual({ added: 1, changed: 1, affectedDays: [] })
    expect((await put(2040, dates)).body.data).toEqual({ added: 0, changed: 0, affectedDays: [] })
    const after = await states(2040)
    expect([after.get('2040-03-01'), after.get('2040-12-25'), after.get('2040-10-03')]).toEqual([
      'SAME',
      'SAME',
      'MISSING',
    ])
    const rows = await list('2040')
    expect(rows.map(({ date, name }: { date: string; name: string }) => [date, name])).toEqual([
      ['2040-03-01', 'Independence Movement Day'],
      ['2040-03-05', 'Founders’ day'],
      ['2040-12-25', 'Christmas Day'],
    ])
    const { data } = await holder.club.ask(contract.holiday.history, { recordIdx: rows[0].holidayIdx }, boss)
    expect(data.list.map(({ deed }: { deed: string }) => deed)).toEqual(['CHANGED', 'CREATED'])
  })

  it('name the days that are made already as another kind', async () => {
    await holder.club.sql`delete from holiday where date = '2027-12-25'`
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2027-12-24', 'WD', 'WEEKDAY', 'PUBLISHED')`
    const days = [{ date: '2027-12-24', before: 'WD', after: 'EV', isPublished: true, bookings: 0 }]
    expect((await known(2027)).days).toEqual(days)
    expect((await put(2027, ['2027-12-25'])).body.data).toEqual({ added: 1, changed: 0, affectedDays: ['2027-12-24'] })
  })

  it('are refused where they are none, in no year, and without the right', async () => {
    const { status, body } = await put(2040, ['2040-03-02'])
    expect([status, body.fail.msgDetail]).toEqual([400, 'dates'])
    expect((await put(1999, ['1999-03-01'])).status).toBe(404)
    const reader = await holder.club.manager({ rights: { '960000': 'R', '960100': 'R' } })
    expect((await put(2041, ['2041-03-01'], reader)).status).toBe(403)
    const changer = await holder.club.manager({ rights: { '960000': 'R', '960100': 'RU' } })
    expect((await put(2041, ['2041-03-01'], changer)).status).toBe(403)
    const other = await holder.club.manager({ rights: { '960000': 'R', '960200': 'R' } })
    expect((await holder.club.get(at(2041), other)).status).toBe(403)
  })
})
