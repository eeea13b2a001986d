import { schedule } from '../job/job.ts'
import type { Database } from '../platform/database.ts'
import * as proof from './proof-sql.ts'
import { seal } from './seal.ts'
import { verify } from './verify.ts'

export const sealAudit = schedule('seal-audit', '* * * * *', async ({ sql }) => {
  await seal(sql as Database)
})

/** Keeps the result for the screen of the log. A broken chain fails the job, so that the list of jobs says so too. */
export const verifyAudit = schedule('verify-audit', '20 4 * * *', async ({ sql }) => {
  const found = await verify(sql)
  await proof.keep(sql, found)
  if (found.problem) throw new Error(`the audit log is broken at number ${found.brokenAt}: ${found.problem}`)
})
