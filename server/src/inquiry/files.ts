import { randomUUID } from 'node:crypto'
import { fileUrl } from '../file/address.ts'
import { attachmentOf } from '../file/attachment.ts'
import { type Content, isContent, keepFile, type Unkept } from '../file/keep.ts'
import type { Context, UploadedFile } from '../platform/context.ts'
import type { Transaction } from '../platform/write.ts'
import * as rows from './rows.ts'

export interface SentFile {
  name: string
  content: Content
}

/** Reads the files of an enquiry, of which none is kept where one cannot be read. */
export async function readFiles(sent: readonly UploadedFile[]): Promise<SentFile[] | Unkept> {
  const files: SentFile[] = []
  for (const file of sent) {
    const content = await attachmentOf(file)
    if (!isContent(content)) return content
    files.push({ name: file.name, content })
  }
  return files
}

interface Place {
  /** Sent with the answer of the club. */
  isAnswer?: boolean
  /** How many stand before them. */
  after?: number
}

/** Private: they are read with a signed address, which only those get who may read the enquiry. */
export async function keepFiles(
  tx: Transaction,
  idx: number,
  files: readonly SentFile[],
  { isAnswer = false, after = 0 }: Place = {},
): Promise<void> {
  for (const [i, { name, content }] of files.entries()) {
    const kept = await keepFile(tx, name || randomUUID(), content, { noun: 'inquiry', isPrivate: true })
    await rows.addFile(tx.sql, idx, kept.fileIdx, after + i + 1, isAnswer)
  }
}

export const withUrls = <F extends { fileIdx: number; name: string }>(
  files: readonly F[],
  ctx: Pick<Context, 'files' | 'clock'>,
) => files.map((file) => ({ ...file, url: fileUrl({ ...file, isPrivate: true }, ctx) }))
