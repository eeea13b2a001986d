import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../test/club.ts'
import { jobContext } from '../../../../job/context.ts'
import { horizonJob } from '../horizon-job.ts'
import { generate } from '../service.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.template.create>
type Part = Fields['parts'][number]
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
let course: Record<string, number>
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940100': 'CRUD' } })
  const rows = await holder.club.sql<{ code: string; courseIdx: number }[]>`select code, course_idx from course`
  course = Object.fromEntries(rows.map(({ code, courseIdx }) => [code, courseIdx]))
})

const part = (change: Partial<Part> = {}): Part => ({
  part: '1',
  firstTime: '07:00',
  lastTime: '07:20',
  interval: 10,
  routes: [
    { startCourseIdx: course['1']!, turnCourseIdx: course['2']! },
    { startCourseIdx: course['2']!, turnCourseIdx: course['1']! },
  ],
  holes: '18',
  mode: 'EXCLUSIVE',
  minPlayers: 3,
  capacity: 4,
  w05: 'F',
  shares: { draw: 60, fcfs: 30, house: 10, team: 0 },
  ...change,
})
/** A season for each test, so that none overlaps another's. */
const fields = (season: string, change: Partial<Fields> = {}): Fields => ({
  name: `Season ${season}`,
  translated: { ko: { name: `시즌 ${season}` } },
  dayTypes: ['WD', 'SA', 'SU', 'HO', 'EV'],
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  from: `${season}-01`,
  to: `${season}-20`,
  parts: [part()],
  ...change,
})
const add = async (season: string, change: Partial<Fields> = {}) =>
  await holder.club.ask(contract.template.create, fields(season, change), boss)
const change = async (templateIdx: number, season: string, version: number, more: Partial<Fields> = {}) =>
  await holder.club.ask(contract.template.change, { templateIdx, ...fields(season, more), version }, boss)
const read = async (templateIdx: number) => (await holder.club.ask(contract.template.one, { templateIdx }, boss)).data

describe('templates', () => {
  it('are added, read and listed with the tee times that a day gets', async () => {
    const { data } = await add('01')
    expect(data).toEqual({ templateIdx: data.templateIdx, version: 1, starts: 6 })
    expect(await read(data.templateIdx)).toEqual({
      template: {
        ...fields('01'),
        parts: undefined,
        templateIdx: data.templateIdx,
        isUse: true,
        starts: 6,
        version: 1,
      },
      parts: [part()],
      daysMade: 0,
    })
    const list = async (query: InputOf<typeof contract.template.list>) =>
      (await holder.club.ask(contract.template.list, query, boss)).data.list
    expect(await list({ dayType: 'SA', isUse: true })).toMatchObject([{ name: 'Season 01', starts: 6, missingIn: [] }])
    expect(await list({ isUse: false })).toEqual([])
  })

  it('show their starts and conflicts before they are saved', async () => {
    const check = async (change: Partial<Fields>) =>
      (await holder.club.ask(contract.template.check, fields('01', change), boss)).data
    const late = part({ part: '2', firstTime: '09:16', lastTime: '09:16', interval: 8 })
    const found = await check({ from: '01-20', to: '01-31', parts: [late, part()] })
    expect(found.parts).toEqual([
      { part: '1', times: ['07:00', '07:10', '07:20'], starts: 6 },
      { part: '2', times: ['09:16'], starts: 2 },
    ])
    expect(found.starts).toBe(8)
    // A team of 07:00 turns at 09:15, one minute before the next part begins there.
    expect(found.collisions[0]).toEqual({
      courseIdx: course['1'],
      first: { part: '1', time: '09:15', startTime: '07:00' },
      second: { part: '2', time: '09:16', startTime: '09:16' },
    })
    expect(found.others).toMatchObject([{ name: 'Season 01' }])
    expect((await check({ from: '01-21', to: '01-31' })).others).toEqual([])
  })

  it('are refused where teams would meet, or where another template is for the same days', async () => {
    const late = part({ part: '2', firstTime: '09:16', lastTime: '09:16' })
    expect((await add('02', { parts: [part(), late] })).fail).toMatchObject({
      code: 'OVERLAP',
      msgVar: { with: 'Season 02, 1, 09:15 / 09:16' },
    })
    await add('03')
    expect((await add('03', { name: 'Twice' })).fail.msgVar).toEqual({ with: 'Season 03' })
    const { data } = await add('03', { name: 'Twice', isUse: false })
    expect((await change(data.templateIdx, '03', 1, { name: 'Twice' })).fail.code).toBe('OVERLAP')
    expect((await change(data.templateIdx, '03', 1, { from: '03-21', to: '03-31' })).data.version).toBe(2)
  })

  it('are malformed with days or parts that cannot be', async () => {
    const wrong = async (change: Partial<Fields>) =>
      (await holder.club.ask(contract.template.create, fields('04', change), boss)).fail.msgDetail
    expect(await wrong({ to: '04-31' })).toBe('to')
    expect(await wrong({ parts: [part({ w05: 'L' })] })).toBe('parts[0].w05')
    expect(await wrong({ parts: [part({ lastTime: '06:00' })] })).toBe('parts.lastTime')
    expect(await wrong({ parts: [part({ routes: [{ startCourseIdx: 9999 }] })] })).toBe('parts.routes')
    expect(await wrong({ parts: [part({ shares: { draw: 0, fcfs: 0, house: 0, team: 0 } })] })).toBe('parts.shares')
    expect((await holder.club.ask(contract.template.check, fields('04', { from: '02-30' }), boss)).status).toBe(400)
    expect(
      (await holder.club.ask(contract.template.create, fields('04', { parts: [part({ interval: 5 })] }), boss)).status,
    ).toBe(400)
  })

  it('give the club 10 % of a part that sets no share of it', async () => {
    const sharesOf = async (season: string, shares?: Part['shares']) => {
      const { data } = await add(season, { parts: [part({ shares })] })
      return (await read(data.templateIdx)).parts[0]!.shares
    }
    expect(await sharesOf('11')).toEqual({ draw: 0, fcfs: 90, house: 10, team: 0 })
    expect(await sharesOf('12', { draw: 50, fcfs: 30, team: 10 })).toEqual({ draw: 50, fcfs: 30, house: 10, team: 10 })
  })

  it('keep who changed which part', async () => {
    const { data } = await add('05')
    expect((await change(data.templateIdx, '05', 1, { parts: [part({ interval: 7 })] })).data).toMatchObject({
      version: 2,
      starts: 6,
    })
    expect((await change(data.templateIdx, '05', 1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    const answer = await holder.club.ask(contract.template.history, { recordIdx: data.templateIdx }, boss)
    expect(answer.data.list[0]!.changes).toEqual([
      {
        field: 'part1',
        before: '07:00–07:20 / 10; 1 → 2, 2 → 1; 18 EXCLUSIVE 3–4 F; 60/30/10/0',
        after: '07:00–07:20 / 7; 1 → 2, 2 → 1; 18 EXCLUSIVE 3–4 F; 60/30/10/0',
        isKept: true,
      },
    ])
  })

  it('are brought back by the manager who deleted them, once, unless another took their days', async () => {
    const { templateIdx } = (await add('08')).data
    const before = await read(templateIdx)
    await holder.club.ask(contract.template.remove, { templateIdx }, boss)
    const other = await holder.club.manager({ rights: { '940000': 'R', '940100': 'CRUD' } })
    expect((await holder.club.ask(contract.template.undo, { templateIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.template.undo, { templateIdx }, boss)).data).toEqual({
      templateIdx,
      version: 2,
      starts: 6,
    })
    expect((await holder.club.ask(contract.template.undo, { templateIdx }, boss)).data.version).toBe(2)
    expect(await read(templateIdx)).toEqual({ ...before, template: { ...before.template, version: 2 } })
    await holder.club.ask(contract.template.remove, { templateIdx }, boss)
    const instead = (await add('08', { name: 'Instead' })).data
    expect((await holder.club.ask(contract.template.undo, { templateIdx }, boss)).fail).toMatchObject({
      code: 'OVERLAP',
      msgVar: { with: 'Instead' },
    })
    await holder.club.ask(contract.template.remove, { templateIdx: instead.templateIdx }, boss)
    await holder.club.moveClock(61)
    expect((await holder.club.ask(contract.template.undo, { templateIdx }, boss)).fail.code).toBe('UNDO_OVER')
  })

  it('are deleted as they were seen, and say nothing in a language that the club does not have', async () => {
    const { templateIdx } = (await add('11', { isUse: false })).data
    await change(templateIdx, '11', 1, { name: 'Changed', isUse: false })
    const stale = await holder.club.ask(contract.template.remove, { templateIdx, version: 1 }, boss)
    expect(stale.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    const japanese = { translated: { ja: { name: 'シーズン' } } }
    expect((await change(templateIdx, '11', 2, japanese)).fail.msgDetail).toBe('translated.ja')
    expect((await add('12', japanese)).fail.msgDetail).toBe('translated.ja')
    expect((await holder.club.ask(contract.template.remove, { templateIdx, version: 2 }, boss)).data).toEqual({
      deleted: 1,
    })
  })

  it('are not brought back while one of their courses is out of use', async () => {
    const { templateIdx } = (await add('09')).data
    await holder.club.ask(contract.template.remove, { templateIdx }, boss)
    await holder.club.sql`update course set is_use = false where code = '2'`
    const { fail } = await holder.club.ask(contract.template.undo, { templateIdx }, boss)
    expect(fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'COURSE' } })
    await holder.club.sql`update course set is_use = true where code = '2'`
  })

  it('are deleted unless a day was made from them', async () => {
    const [one, other] = [(await add('06')).data.templateIdx, (await add('07')).data.templateIdx]
    await generate(jobContext(holder.club.platform, horizonJob.name), '2027-06-01', '2027-06-02')
    expect((await holder.club.ask(contract.template.remove, { templateIdx: one }, boss)).fail.msgVar).toEqual({
      where: 'sheet-day',
      count: 2,
    })
    expect((await holder.club.ask(contract.template.remove, { templateIdx: other }, boss)).data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(contract.template.remove, { templateIdx: other }, boss)).status).toBe(404)
    expect((await change(other, '07', 1)).status).toBe(404)
    expect((await holder.club.ask(contract.template.one, { templateIdx: other }, boss)).status).toBe(404)
    const [row] = await holder.club.sql<{ templateIdx: number }[]>`
      insert into day_override (date, template_idx)
      select '2027-07-01', template_idx from template where name = 'Season 05' returning template_idx`
    expect(
      (await holder.club.ask(contract.template.remove, { templateIdx: row!.templateIdx }, boss)).fail.msgVar.where,
    ).toBe('day-override')
    expect((await change(row!.templateIdx, '05', 2, { isUse: false })).fail.msgVar.where).toBe('day-override')
  })
})

describe('a template in use', () => {
  it('leaves the days that were made from it as they are', async () => {
    const { data } = await add('08')
    await generate(jobContext(holder.club.platform, horizonJob.name), '2027-08-02', '2027-08-02')
    const slots = () =>
      holder.club.sql`select time, part, min_players from slot where date = '2027-08-02' order by slot_idx`
    const before = [...(await slots())]
    expect((await change(data.templateIdx, '08', 1, { parts: [part({ interval: 15, minPlayers: 1 })] })).result).toBe(
      true,
    )
    expect([...(await slots())]).toEqual(before)
    expect((await read(data.templateIdx)).daysMade).toBe(1)
  })

  it('changes before a day is made or after it, never in between', async () => {
    const { data } = await add('09')
    const ctx = () => jobContext(holder.club.platform, horizonJob.name)
    let version = 1
    for (let day = 1; day <= 8; day++) {
      const date = `2027-09-0${day}`
      const capacity = day % 2 === 0 ? 4 : 3
      const [, saved] = await Promise.all([
        generate(ctx(), date, date),
        change(data.templateIdx, '09', version, { parts: [part({ capacity })] }),
      ])
      version = saved.data.version
      const rows = await holder.club.sql`select distinct capacity from slot where date = ${date}`
      expect(rows).toHaveLength(1)
    }
    expect(version).toBe(9)
  })
})
