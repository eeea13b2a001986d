import { audit } from '../../platform/audit.ts'
import { SessionEnded } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import * as sql from './sql.ts'

/** The record stores the note; the audit log only says that one was added. */
export async function writeNote(tx: Transaction, memberIdx: number, text: string): Promise<void> {
  if (tx.who?.adminIdx == null) throw new SessionEnded()
  await sql.addNote(tx.sql, memberIdx, tx.who.adminIdx, text)
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { changed: ['note'] } })
}
