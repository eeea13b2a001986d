import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { type keepDocuments as call, WAIVER_DOCUMENTS } from '@clubhouse/contract/reservation/rules/penalty-list'
import { forgetFile } from '../../../../../file/forget.ts'
import { keepFile } from '../../../../../file/keep.ts'
import type { SentFile } from '../../../../../inquiry/files.ts'
import { audit } from '../../../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../../../platform/context.ts'
import type { Transaction } from '../../../../../platform/write.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/** Keeps what a member showed for a personal waiver. Decision 173. @returns what refuses it, if anything does */
export async function keepDocuments(
  tx: Transaction,
  { penaltyIdx, version, keepFiles: kept }: Input,
  files: readonly SentFile[],
) {
  const waiver = await sql.lock(tx.sql, penaltyIdx)
  if (!waiver) return NOT_FOUND
  if (waiver.waivedFor === null) return WRONG_STATE({ state: waiver.state })
  if (waiver.version !== version) return CHANGED_MEANWHILE({ version: waiver.version })
  const there = await sql.documentsOf(tx.sql, penaltyIdx)
  if (kept.some((one) => !there.some(({ fileIdx }) => fileIdx === one))) return new Malformed('keepFiles')
  const count = new Set(kept).size + files.length
  if (count > WAIVER_DOCUMENTS.most) return new Malformed('files')
  const dropped = there.map(({ fileIdx }) => fileIdx).filter((one) => !kept.includes(one))
  await sql.dropDocuments(tx.sql, dropped)
  for (const fileIdx of dropped) await forgetFile(tx, fileIdx)
  await add(tx, penaltyIdx, files, there.at(-1)?.orderNo ?? 0)
  await sql.touch(tx.sql, penaltyIdx)
  // The log has no name of a file, which may say what the illness is.
  const [before, after] = [{ documents: there.length }, { documents: count }]
  await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, before, after })
  return undefined
}

/** Private: they are read with a signed address, which only managers get who may read penalties. */
async function add(tx: Transaction, penaltyIdx: number, files: readonly SentFile[], after: number): Promise<void> {
  for (const [i, { name, content }] of files.entries()) {
    const { fileIdx } = await keepFile(tx, name || randomUUID(), content, { noun: 'penalty', isPrivate: true })
    await sql.addDocument(tx.sql, penaltyIdx, fileIdx, after + i + 1)
  }
}
