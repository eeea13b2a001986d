import { randomUUID } from 'node:crypto'
import { MOST_PHOTOS } from '@clubhouse/contract/board/lost-item-manage'
import { fileUrl } from '../../file/address.ts'
import { forgetFile } from '../../file/forget.ts'
import { type Content, keepFile, picturesOf } from '../../file/keep.ts'
import { type Context, Malformed, type UploadedFile } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import * as sql from './manage-sql.ts'

/** Photos are private: an owner is known by what they show. */
export const photos = {
  read: (sent: UploadedFile[]) => picturesOf(sent, 'files'),

  async keep(
    tx: Transaction,
    { idx }: { idx: number },
    added: readonly Content[],
    { keepFiles = [] }: { keepFiles?: number[] },
  ) {
    const there = await sql.files(tx.sql, idx)
    const dropped = there.filter(({ fileIdx }) => !keepFiles.includes(fileIdx))
    if (there.length - dropped.length + added.length > MOST_PHOTOS) return new Malformed('files')
    for (const { fileIdx } of dropped) {
      await sql.dropFile(tx.sql, fileIdx)
      await forgetFile(tx, fileIdx)
    }
    for (const photo of added) {
      const { fileIdx } = await keepFile(tx, randomUUID(), photo, { noun: 'lost_item', isPrivate: true })
      await sql.addFile(tx.sql, idx, fileIdx)
    }
    return added.length + dropped.length > 0 ? ['files'] : []
  },
}

export async function photosOf(ctx: Context, idx: number) {
  const files = await sql.files(ctx.sql, idx)
  return files.map((file) => ({ ...file, url: fileUrl({ ...file, isPrivate: true }, ctx) }))
}

/** When and how an item was signed for. The drawing is private too. */
export async function signatureOf(ctx: Context, idx: number) {
  const { signedAt, file } = await sql.signed(ctx.sql, idx)
  return {
    signedAt: signedAt?.toString(),
    signature: file && { ...file, url: fileUrl({ ...file, isPrivate: true }, ctx) },
  }
}
