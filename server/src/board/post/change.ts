import type { BoardCalls } from '@clubhouse/contract/board/board'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type UploadedFile } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { keepPostFiles, readPicture, readPostFiles, setFiles, sharedPicture } from './files.ts'
import type { AnyBoard, Given } from './own.ts'
import { pictures, saver, settle } from './save.ts'
import { valuesOf } from './values.ts'
import * as sql from './write-sql.ts'

type Input = Given & { fileFor?: string[] }
type Changed = Input & { idx: number; version: number; keepFiles?: number[]; remove?: string[] }

export function changers(own: AnyBoard, calls: Pick<BoardCalls, 'update'>) {
  const { noun } = own
  const save = saver(own, calls)
  const takesFiles = calls.update.kind === 'upload'
  const read = async (sent: UploadedFile[], fileFor?: string[]) => {
    if (!takesFiles) return { files: [] }
    return own.isPicture ? readPicture(sent) : readPostFiles(sent, fileFor)
  }
  const log = (tx: Context, recordIdx: number, entry: { after: unknown }) => audit(tx, { noun, recordIdx, ...entry })

  return {
    create: async ({ fileFor, ...given }: Input, ctx: Context, sent: UploadedFile[]) => {
      const files = await read(sent, fileFor)
      if (!('files' in files)) return files
      return write(ctx, async (tx) => {
        const values = await valuesOf(own, given, tx)
        if (values instanceof Malformed) return values
        if (own.isPicture === true && !files.image) return new Malformed('file')
        const shared = await sharedPicture(tx, noun, given, files)
        if (shared instanceof Malformed) return shared
        const saved = await sql.insert(tx.sql, noun, { ...values, created_by: ctx.who?.adminIdx ?? null })
        const placed = { ...(await keepPostFiles(tx, noun, files)), ...shared }
        await setFiles(tx, { noun, idx: saved.idx }, { ...placed, contents: await pictures(tx, values) })
        await settle(own, tx, saved.idx, given)
        await log(tx, saved.idx, { after: { ...given, ...placed } })
        return saved
      })
    },

    update: async (
      { idx, version, keepFiles = [], remove = [], fileFor, ...given }: Changed,
      ctx: Context,
      sent: UploadedFile[],
    ) => {
      const files = await read(sent, fileFor)
      if (!('files' in files)) return files
      return write(ctx, async (tx) => {
        const before = await sql.lock(tx.sql, { noun, idx })
        return before ? save(tx, before, { version, given, keepFiles, remove, files }) : NOT_FOUND
      })
    },

    remove: async ({ idx }: { idx: number[] }, ctx: Context) =>
      write(ctx, async (tx) => {
        const archived = await sql.archive(tx.sql, noun, idx)
        for (const one of archived) await log(tx, one, { after: { state: 'ARCHIVED' } })
        return { deleted: archived.length }
      }),

    clone: async ({ idx }: { idx: number }, ctx: Context) =>
      write(ctx, async (tx) => {
        if (!(await sql.lock(tx.sql, { noun, idx }))) return NOT_FOUND
        const saved = await sql.copy(tx.sql, { noun, idx }, own.copied!(tx.sql), ctx.who?.adminIdx ?? null)
        await own.afterCopy?.(tx, idx, saved.idx)
        await log(tx, saved.idx, { after: { copyOf: idx } })
        return saved
      }),
  }
}
