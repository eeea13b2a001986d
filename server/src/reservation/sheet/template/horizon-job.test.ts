import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { horizonJob } from './horizon-job.ts'

const holder = TestClub.use()
const run = () => horizonJob.run(jobContext(holder.club.platform, horizonJob.name))

it('succeeds without doing anything in a club that has no template yet', async () => {
  await run()
  const days = await holder.club.sql`select from sheet_day`
  expect(days).toHaveLength(0)
})

it('fails where there is a template and yet none for the days ahead', async () => {
  await holder.club.sql`insert into template (name, day_types) values ('Holidays', '{HO}')`
  await expect(run()).rejects.toThrow(/^no template can serve the days from 2026-12-03 to /)
})

it('publishes as far ahead as the club sets, and nothing back when that becomes less', async () => {
  const { club } = holder
  await club.sql`
    with made as (insert into template (name, day_types) values ('Every day', '{WD,SA,SU,HO,EV}') returning template_idx),
      part as (
        insert into template_part (template_idx, part, first_time, last_time)
        select template_idx, '1', '08:00', '08:00' from made returning template_idx)
    insert into template_route (template_idx, part, course_idx)
    select template_idx, '1', (select min(course_idx) from course) from part`
  const boss = await club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
  const put = async (values: InputOf<typeof contract.clubPolicy.change>['values']) => {
    const { version } = (await club.ask(contract.clubPolicy.read, { name: 'sheet' }, boss)).data
    const { result } = await club.ask(contract.clubPolicy.change, { name: 'sheet', values, version }, boss)
    expect(result).toBe(true)
    // In a moment every process knows.
    club.platform.cache.invalidate('rule')
    await run()
  }
  const seen = async () => {
    const { days } = (await club.ask(contract.sheet.calendar, { memberIdx: 0, clubCode: CLUB })).data
    return [days.length, days.at(-1)!.date]
  }
  await run()
  expect(await seen()).toEqual([60, '2027-01-31'])
  await put({ publishDays: 130, draftDays: 0 })
  await expect.poll(seen).toEqual([130, '2027-04-11'])
  await put({ publishDays: 30 })
  expect(await seen()).toEqual([130, '2027-04-11'])
})

it('makes the days on which the club is closed, which the calendar says, and a manager may still open one', async () => {
  const { club } = holder
  await club.sql`truncate sheet_day, slot, sheet_part, claim, template cascade`
  const boss = await club.manager({ rights: { '940000': 'R', '940100': 'CRUD', '940200': 'CRUD' } })
  const [course] = await club.sql<{ courseIdx: number }[]>`select course_idx from course order by course_idx`
  const season = { from: '01-01', to: '12-31', translated: {} }
  const part = {
    ...{ part: '1', firstTime: '08:00', lastTime: '08:32', holes: '9' as const, mode: 'EXCLUSIVE' as const, w05: 'F' },
    ...{ minPlayers: 1, capacity: 4, routes: [{ startCourseIdx: course!.courseIdx }] },
  }
  const add = async (
    fields: Pick<InputOf<typeof contract.template.create>, 'name' | 'dayTypes' | 'weekdays' | 'parts'>,
  ) => {
    const { data } = await club.ask(contract.template.create, { ...season, ...fields }, boss)
    return data
  }
  const open = await add({ name: 'Open', dayTypes: ['WD', 'EV'], weekdays: ['2', '3', '4', '5'], parts: [part] })
  await add({ name: 'Weekend', dayTypes: ['SA', 'SU', 'HO'], weekdays: ['6', '7'], parts: [part] })
  await expect(run()).rejects.toThrow('no template can serve')
  const closed = await add({ name: 'Mondays', dayTypes: ['WD', 'EV'], weekdays: ['1'], parts: [] })
  expect(closed.starts).toBe(0)
  await run()
  const [monday, tuesday] = ['2026-12-14', '2026-12-15']
  const on = async (date: string) =>
    (await club.ask(contract.sheet.calendar, { memberIdx: 0, clubCode: CLUB, month: date.slice(0, 7) })).data.days.find(
      (day) => day.date === date,
    )
  await expect.poll(() => on(monday)).toMatchObject({ state: 'CLUB_CLOSED', free: [] })
  expect((await on(tuesday))!.state).not.toBe('CLUB_CLOSED')
  const preview = async (date: string) =>
    (await club.ask(contract.dayManage.preview, { from: date, to: date }, boss)).data[0]
  expect(await preview(monday)).toMatchObject({ templateName: 'Mondays', starts: 0 })
  // A day beyond the horizon is made by hand in the same way.
  const far = { from: '2027-03-22', to: '2027-03-22' }
  expect((await club.ask(contract.dayManage.generate, far, boss)).data).toMatchObject([{ starts: 0 }])
  expect((await club.ask(contract.dayManage.list, far, boss)).data).toMatchObject([{ state: 'DRAFT', warnings: [] }])
  const again = { from: monday, to: monday, templateIdx: open.templateIdx, replace: true }
  expect((await club.ask(contract.dayManage.generate, again, boss)).result).toBe(true)
  await expect.poll(async () => (await on(monday))!.free).toEqual([{ part: '1', count: 5 }])
  await run()
  expect((await on(monday))!.state).not.toBe('CLUB_CLOSED')
})
