import type { Sql } from '../../platform/database.ts'
import { hashToken } from '../../platform/token.ts'
import { bouncedLine } from '../rules.ts'
import { readReport } from './report.ts'
import * as sql from './sql.ts'

/** Why an email bounced, where the report gives no reason; the screen translates it. */
const NO_REASON = 'NO_REASON'

export async function isKnown(db: Sql, key: string): Promise<boolean> {
  return (await sql.sending(db, hashToken(key))) !== undefined
}

/** Records a bounce. Ignores messages that are not delivery reports, and repeated reports. */
export async function take(db: Sql, key: string, raw: Buffer): Promise<void> {
  // An unreadable message is accepted, so that it is not delivered again.
  const report = await readReport(raw).catch(() => undefined)
  const hash = hashToken(key)
  const mail = report && (await sql.sending(db, hash))
  if (!mail) return
  const reason = (report.reason && bouncedLine(report.reason, mail.toEmail)) || NO_REASON
  await (report.action === 'failed' ? sql.bounced : sql.delayed)(db, hash, reason)
}
