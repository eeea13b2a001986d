import { schedule } from '../job/job.ts'
import { COUNTED_TABLES, countRows } from '../platform/row-count.ts'
import { write } from '../platform/write.ts'

/** Counts the rows of the long lists, so that a list without a filter counts only the rows of the last two days. */
export const countListRows = schedule('count-rows', '40 4 * * *', async (ctx) => {
  for (const table of COUNTED_TABLES) await write(ctx, ({ sql }) => countRows(sql, table))
})
