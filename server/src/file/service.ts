import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { FileAnswer, FORBIDDEN, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { fileUrl } from './address.ts'
import { isContent, keepFile, pictureOf } from './keep.ts'
import * as sql from './sql.ts'

/** The menus of boards whose posts have texts. */
const BOARDS = ['930100', '930300', '930400', '930600'] as const
/** Across the text at most; twice that for sharp screens. */
const LONGEST_SIDE = 1600
/** Of files that belong to a text; `forget-pictures` deletes those that no saved text shows. */
export const OF_TEXTS = 'text'

export const file: Services<typeof contract.file> = {
  get: async ({ fileIdx, name, exp, sig }, { sql: db, files, clock }) => {
    const row = await sql.one(db, fileIdx)
    if (!row || row.name !== name) return NOT_FOUND
    if (!row.isShown) {
      const signed = files.signatureOf(fileIdx, name, exp, sig, clock.ms())
      // Only who had the address once learns that the file is there.
      if (signed !== 'valid') return signed === 'expired' ? FORBIDDEN : NOT_FOUND
    }
    const body = await files.read(row.key)
    if (!body) return NOT_FOUND
    return new FileAnswer(name, row.mime, body, {
      size: row.size,
      isShown: row.mime.startsWith('image/'),
      // What is kept under a number never changes.
      keep: !row.isShown ? undefined : { etag: `"${row.etag.slice(0, 32)}"` },
    })
  },

  add: async (_, ctx, [sent]) => {
    const mayWrite = BOARDS.some((menu) => hasRight(ctx.who, menu, 'C') || hasRight(ctx.who, menu, 'U'))
    if (!mayWrite) return FORBIDDEN
    const picture = sent ? await pictureOf(sent, LONGEST_SIDE) : new Malformed('file')
    if (!isContent(picture)) return picture
    return write(ctx, async (tx) => {
      // Its text may not be published yet, so its name cannot be guessed.
      const kept = await keepFile(tx, randomUUID(), picture, { noun: OF_TEXTS })
      const { bytes, mime } = picture
      return { ...kept, size: bytes.length, mime, url: fileUrl({ ...kept, isPrivate: true }, tx) }
    })
  },
}
