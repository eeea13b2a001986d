import { schedule } from '../../../../../job/job.ts'
import { write } from '../../../../../platform/write.ts'
import { wake } from '../../../../standby/freed/release.ts'
import { forgetOver } from './sql.ts'

/**
 * Removes blocks that ended by themselves. They count as none already; members who stand by come first for what nobody has taken
 * since. Decision 117.
 */
export const freeBlocks = schedule('free-blocks', '* * * * *', (ctx) =>
  write(ctx, async (tx) => {
    await wake(tx, await forgetOver(tx.sql))
  }),
)
