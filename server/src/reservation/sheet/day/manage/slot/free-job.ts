import { schedule } from '../../../../../job/job.ts'
import { forgetOver } from './sql.ts'

/** Removes blocks that freed themselves. They count as none already; their tee times are shown as free at the latest now. */
export const freeBlocks = schedule('free-blocks', '* * * * *', (ctx) => forgetOver(ctx.sql))
