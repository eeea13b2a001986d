import { schedule } from '../job/job.ts'
import { keepFill, uncounted } from './fill-sql.ts'

/** Days in one transaction: each of them is locked until its end. */
const AT_ONCE = 20
const MOST = 4_000

/** Counts the tee times of days that are over, so that the numbers of a year are read and not counted. */
export const keepDayFill = schedule('keep-day-fill', '23 * * * *', async ({ sql }) => {
  const dates = await uncounted(sql, MOST)
  for (let i = 0; i < dates.length; i += AT_ONCE) await keepFill(sql, dates.slice(i, i + AT_ONCE))
})
