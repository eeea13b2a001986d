import type { BoardCalls } from '@clubhouse/contract/board/board'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type UploadedFile } from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { picturesIn } from './contents.ts'
import { ofTexts } from './file-sql.ts'
import { keepPostFiles, type PostFiles, readPicture, readPostFiles, setFiles } from './files.ts'
import type { AnyBoard, Given } from './own.ts'
import { mayBecome } from './rules.ts'
import { reaches, valuesOf } from './values.ts'
import * as sql from './write-sql.ts'

type Input = Given & { fileFor?: string[] }
type Changed = Input & { idx: number; version: number; keepFiles?: number[]; remove?: string[] }

/** The calls that change posts. */
export function changers(own: AnyBoard, calls: Pick<BoardCalls, 'update'>) {
  const { noun } = own
  const isOnward = calls.update.fails.includes(WRONG_STATE)
  const takesFiles = calls.update.kind === 'upload'
  const read = async (sent: UploadedFile[], fileFor?: string[]) => {
    if (!takesFiles) return { files: [] }
    return own.isPicture ? readPicture(sent) : readPostFiles(sent, fileFor)
  }
  const log = (tx: Context, recordIdx: number, entry: { before?: unknown; after: unknown }) =>
    audit(tx, { noun, recordIdx, ...entry })

  /** Undefined where the change may be made. */
  async function refused(before: sql.Standing, version: number, values: sql.Values, tx: Transaction) {
    if (isOnward && !mayBecome(before.reached, await reaches(values, tx))) return WRONG_STATE({ state: before.reached })
    return before.version === version ? undefined : CHANGED_MEANWHILE({ version: before.version })
  }

  return {
    create: async ({ fileFor, ...given }: Input, ctx: Context, sent: UploadedFile[]) => {
      const files = await read(sent, fileFor)
      if (!('files' in files)) return files
      return write(ctx, async (tx) => {
        const values = await valuesOf(own, given, tx)
        if (values instanceof Malformed) return values
        if (own.isPicture && !files.image) return new Malformed('file')
        const saved = await sql.insert(tx.sql, noun, { ...values, created_by: ctx.who?.adminIdx ?? null })
        const placed = await keepPostFiles(tx, noun, files)
        await setFiles(tx, { noun, idx: saved.idx }, { ...placed, contents: await pictures(tx, values) })
        await own.after?.(tx, saved.idx, given)
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
        const post = { noun, idx }
        const before = await sql.lock(tx.sql, post)
        if (!before) return NOT_FOUND
        const values = await valuesOf(own, given, tx, before)
        if (values instanceof Malformed) return values
        const refusal = await refused(before, version, values, tx)
        if (refusal) return refusal
        const kept = before.fileIdx.filter((one) => keepFiles.includes(one))
        if (keepFiles.some((one) => !before.fileIdx.includes(one))) return new Malformed('keepFiles')
        if (kept.length + files.files.length > MOST_FILES) return new Malformed('files')
        const saved = await sql.update(tx.sql, post, values)
        const placed = await replaced(tx, files, { kept, remove })
        await setFiles(tx, post, { ...placed, contents: await pictures(tx, values) })
        await own.after?.(tx, idx, given)
        await log(tx, idx, { before, after: { ...given, ...placed } })
        return saved
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

  /** The picture stays unless another comes or it is removed. */
  async function replaced(tx: Transaction, files: PostFiles, { kept, remove }: { kept: number[]; remove: string[] }) {
    const added = await keepPostFiles(tx, noun, files)
    const image = added.image.length > 0 ? added.image : remove.includes('image') ? [] : undefined
    return { ...(image && { image }), files: [...kept, ...added.files] }
  }
}

/** Pictures that managers uploaded for texts; a text that names other files does not get them. */
async function pictures(tx: Transaction, { contents }: sql.Values): Promise<number[]> {
  return typeof contents === 'string' ? ofTexts(tx.sql, picturesIn(contents)) : []
}
