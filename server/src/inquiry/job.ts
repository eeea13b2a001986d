import { schedule } from '../job/job.ts'
import { audit } from '../platform/audit.ts'
import { write } from '../platform/write.ts'
import * as sql from './sql.ts'

const AT_ONCE = 200

/** Closes what was answered and not reopened in the days of the club’s policy. Source: docs/rules.md, Enquiries. */
export const closeInquiries = schedule('close-inquiries', '35 * * * *', async (ctx) => {
  for (let closed = AT_ONCE; closed === AT_ONCE; )
    closed = await write(ctx, async (tx) => {
      const answered = await sql.overdueToClose(tx.sql, AT_ONCE)
      for (const idx of answered) {
        await sql.close(tx.sql, idx)
        await audit(tx, { noun: 'inquiry', recordIdx: idx, before: { state: 'ANSWERED' }, after: { state: 'CLOSED' } })
      }
      return answered.length
    })
})
