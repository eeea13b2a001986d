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
