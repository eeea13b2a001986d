import type { Sql } from '../../platform/database.ts'
import { hashToken } from '../../platform/token.ts'
import { bouncedLine } from '../rules.ts'
import { readReport } from './report.ts'
import * as sql from './sql.ts'

/** Why a mail came back, where nobody said. The screen has words for it. */
const NO_REASON = 'NO_REASON'

/** Is it the key of a mail that is still kept, and of its last sending? */
export async function isKnown(db: Sql, key: string): Promise<boolean> {
  return (await sql.sending(db, hashToken(key))) !== undefined
}

/** Notes at a mail what came back to it. What is no report changes nothing, nor does the same one once more. */
export async function take(db: Sql, key: string, raw: Buffer): Promise<void> {
  // What cannot be read is not worth being brought again.
  const report = await readReport(raw).catch(() => undefined)
  const hash = hashToken(key)
  const mail = report && (await sql.sending(db, hash))
  if (!mail) return
  const reason = (report.reason && bouncedLine(report.reason, mail.toEmail)) || NO_REASON
  await (report.action === 'failed' ? sql.bounced : sql.delayed)(db, hash, reason)
}
