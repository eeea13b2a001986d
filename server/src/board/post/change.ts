import type { BoardCalls } from '@clubhouse/contract/board/board'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type UploadedFile } from '../../platform/context.ts'
import { isNo, type Transaction, write } from '../../platform/write.ts'
import { keepPostFiles, type PostFiles, readPicture, readPostFiles, setFiles, sharedPicture } from './files.ts'
import { languageSaver } from './in-others.ts'
import type { AnyBoard, Given, InOther } from './own.ts'
import { pictures, saver, settle } from './save.ts'
import { valuesOf } from './values.ts'
import * as sql from './write-sql.ts'

type Input = Given & { fileFor?: string[]; fileIn?: string[]; inOthers?: Record<string, InOther> }
type Changed = Input & { idx: number; version: number; keepFiles?: number[]; remove?: string[] }

/** The files of the post itself; those of a language that does not come with it are its own too. */
const ofPost = ({ image, files }: PostFiles, others: object): PostFiles => ({
  image,
  files: files.filter(({ lang }) => lang === undefined || !Object.hasOwn(others, lang)),
})

export function changers(own: AnyBoard, calls: Pick<BoardCalls, 'create' | 'update'>) {
  const { noun } = own
  const save = saver(own, calls)
  const takesFiles = calls.update.kind === 'upload'
  const read = async (sent: UploadedFile[], { fileFor, fileIn }: Pick<Input, 'fileFor' | 'fileIn'>) => {
    if (!takesFiles) return { files: [] }
    return own.isPicture ? readPicture(sent) : readPostFiles(sent, fileFor, fileIn)
  }
  const log = (tx: Context, recordIdx: number, entry: { after: unknown }) => audit(tx, { noun, recordIdx, ...entry })

  async function add(tx: Transaction, given: Given, files: PostFiles) {
    const values = await valuesOf(own, { ...given }, tx)
    if (values instanceof Malformed) return values
    if (own.isPicture === true && !files.image) return new Malformed('file')
    const shared = await sharedPicture(tx, noun, given, files)
    if (shared instanceof Malformed) return shared
    const saved = await sql.insert(tx.sql, noun, { ...values, created_by: tx.who?.adminIdx ?? null })
    const placed = { ...(await keepPostFiles(tx, noun, files)), ...shared }
    await setFiles(tx, { noun, idx: saved.idx }, { ...placed, contents: await pictures(own, tx, values) })
    await settle(own, tx, saved.idx, given)
    await log(tx, saved.idx, { after: { ...given, ...placed } })
    return saved
  }
  const saveOthers = languageSaver(own, calls, { add, save })

  async function archive(tx: Transaction, idx: number[]): Promise<number> {
    const archived = await sql.archive(tx.sql, noun, idx)
    for (const one of archived) await log(tx, one, { after: { state: 'ARCHIVED' } })
    return archived.length
  }

  return {
    archive,
    draft: (tx: Transaction, words: Omit<Given, 'state'>) => add(tx, { ...words, state: 'DRAFT' }, { files: [] }),

    create: async ({ fileFor, fileIn, inOthers = {}, ...given }: Input, ctx: Context, sent: UploadedFile[]) => {
      const files = await read(sent, { fileFor, fileIn })
      if (!('files' in files)) return files
      const mine = ofPost(files, inOthers)
      return write(ctx, async (tx) => {
        const saved = await add(tx, given, mine)
        if (isNo(saved)) return saved
        return (await saveOthers(tx, saved.idx, { given, inOthers, files })) ?? saved
      })
    },

    update: async (
      { idx, version, keepFiles = [], remove = [], fileFor, fileIn, inOthers = {}, ...given }: Changed,
      ctx: Context,
      sent: UploadedFile[],
    ) => {
      const files = await read(sent, { fileFor, fileIn })
      if (!('files' in files)) return files
      const mine = ofPost(files, inOthers)
      return write(ctx, async (tx) => {
        const before = await sql.lock(tx.sql, { noun, idx })
        if (!before) return NOT_FOUND
        const saved = await save(tx, before, { version, given, keepFiles, remove, files: mine })
        if (isNo(saved)) return saved
        return (await saveOthers(tx, idx, { given, inOthers, files })) ?? saved
      })
    },

    remove: async ({ idx }: { idx: number[] }, ctx: Context) =>
      write(ctx, async (tx) => ({ deleted: await archive(tx, idx) })),

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
