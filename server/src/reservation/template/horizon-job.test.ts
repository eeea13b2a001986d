import { expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { jobContext } from '../../job/context.ts'
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
