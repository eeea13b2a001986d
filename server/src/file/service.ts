import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { audit } from '../platform/audit.ts'
import { type Context, FileAnswer, FORBIDDEN, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import type { FileStore } from '../platform/files.ts'
import { write } from '../platform/write.ts'
import { fileUrl } from './address.ts'
import { isContent, keepFile, pictureOf } from './keep.ts'
import * as sql from './sql.ts'
import { type Variant, variantOf } from './variant.ts'

const BOARDS = ['930100', '930300', '930400', '930600', '930900'] as const
/** Text width, doubled for high-density screens. */
const LONGEST_SIDE = 1600
/** Noun of files used in texts; `forget-pictures` deletes the ones no saved text refers to. */
export const OF_TEXTS = 'text'

export const file: Services<typeof contract.file> = {
  get: async ({ fileIdx, name, exp, sig, w: width, f: format = 'webp' }, ctx) => {
    const { files, clock } = ctx
    const row = await sql.one(ctx.sql, fileIdx)
    if (!row || row.name !== name) return NOT_FOUND
    if (!row.isShown && !(await isPhotoFor(fileIdx, ctx))) {
      const signed = files.signatureOf(fileIdx, name, exp, sig, clock.ms())
      // Only someone who once had the address can learn that the file exists.
      if (signed !== 'valid') return signed === 'expired' ? FORBIDDEN : NOT_FOUND
    }
    // It may say what an illness is: an address that was passed on opens nothing, and who opens it is logged. Decision 173.
    if (row.penaltyIdx !== null && !hasRight(ctx.who, PENALTIES, 'R')) return NOT_FOUND
    if (width !== undefined && row.penaltyIdx === null) return variant(row, { width, format }, files)
    const body = await files.read(row.key)
    if (!body) return NOT_FOUND
    if (row.penaltyIdx !== null) await logOpened(ctx, row.penaltyIdx)
    return new FileAnswer(name, row.mime, body, {
      size: row.size,
      isShown: row.mime.startsWith('image/'),
      keep: !row.isShown ? undefined : { etag: `"${row.etag.slice(0, 32)}"` },
    })
  },

  add: async (_, ctx, [sent]) => {
    const mayWrite = BOARDS.some((menu) => hasRight(ctx.who, menu, 'C') || hasRight(ctx.who, menu, 'U'))
    if (!mayWrite) return FORBIDDEN
    const picture = sent ? await pictureOf(sent, LONGEST_SIDE) : new Malformed('file')
    if (!isContent(picture)) return picture
    return write(ctx, async (tx) => {
      // The text may be unpublished, so the file name must not be guessable.
      const kept = await keepFile(tx, randomUUID(), picture, { noun: OF_TEXTS })
      const { bytes, mime } = picture
      return { ...kept, size: bytes.length, mime, url: fileUrl({ ...kept, isPrivate: true }, tx) }
    })
  },
}

const [MEMBERS, MANAGERS, PENALTIES] = ['950100', '910600', '940900'] as const

/** Once for each time that it is sent, without its name. */
const logOpened = (ctx: Context, penaltyIdx: number) =>
  write(ctx, (tx) => audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: 'read' }))

/** Photos of people have no public address: the session says who may see them. */
const isPhotoFor = async (fileIdx: number, { who, sql: db }: Context) =>
  who !== null &&
  sql.isPhotoFor(db, fileIdx, {
    ...who,
    readsMembers: hasRight(who, MEMBERS, 'R'),
    readsManagers: hasRight(who, MANAGERS, 'R'),
  })

/** A picture in another width and format; NOT_FOUND for other files. */
async function variant({ key, mime, isShown, etag, name }: sql.FileRow, asked: Variant, files: FileStore) {
  const body = mime.startsWith('image/') ? await variantOf(files, key, asked) : undefined
  if (!body) return NOT_FOUND
  const { width, format } = asked
  return new FileAnswer(name, `image/${format}`, body, {
    size: body.length,
    isShown: true,
    keep: isShown ? { etag: `"${etag.slice(0, 24)}.${width}.${format}"` } : undefined,
  })
}
