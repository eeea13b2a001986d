import { isDeepStrictEqual } from 'node:util'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, type Refusal } from '@clubhouse/contract/fail'
import type { AnyRecord } from '@clubhouse/contract/record'
import type * as z from 'zod'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services, type UploadedFile } from '../../platform/context.ts'
import { lookup } from '../../platform/lookup.ts'
import { foreignLanguage } from '../../platform/said-in.ts'
import { isNo, type No, type Transaction, write } from '../../platform/write.ts'
import { historyOf } from '../history.ts'
import { ownRemoval, type Removable, removeRow, restoreRow } from './removed.ts'
import type { FieldsOf, RowOf, Store } from './store.ts'

type DetailOf<R extends AnyRecord> = Omit<z.output<R['one']['data']>, keyof z.output<R['row']>>
type MoreOf<R extends AnyRecord> = Omit<z.output<R['create']['data']>, keyof z.output<R['row']>>

interface Change<R extends AnyRecord> {
  before?: RowOf<R>
  after?: RowOf<R>
}

/** The files that a record is sent with. */
interface Upload<R extends AnyRecord, File> {
  /** Reads them before anything is locked. */
  read: (sent: UploadedFile[]) => Promise<File[] | No>
  /** Keeps them, once the record is saved. @returns the names of what they changed */
  keep: (tx: Transaction, row: RowOf<R>, files: File[], sent: Sent<R>) => Promise<readonly string[] | Malformed>
}
type Sent<R extends AnyRecord> = Partial<ParsedInputOf<R['change']>>

/** What a record does besides being kept. Each runs once the table is locked. */
interface Rules<R extends AnyRecord, File> {
  /** Locks that come before the one of the table. */
  lock?: (tx: Transaction) => Promise<void>
  /** The name of a field that cannot be saved, when it is created or changed. */
  wrongField?: (
    tx: Transaction,
    fields: FieldsOf<R>,
    before?: RowOf<R>,
  ) => Promise<string | undefined> | string | undefined
  /** Why it cannot be as it would be: when it is created, changed or brought back. */
  refused?: (tx: Transaction, fields: FieldsOf<R>, before?: RowOf<R>) => Promise<Refusal | false | undefined>
  /** Why it cannot stop being what it is: when it is changed, or removed and there are no fields. */
  needed?: (tx: Transaction, before: RowOf<R>, fields?: FieldsOf<R>) => Promise<Refusal | false | undefined>
  /** Writes the rows of its children, when it is created or changed. */
  children?: (tx: Transaction, recordIdx: number, fields: FieldsOf<R>) => Promise<void>
  /** Why it cannot stay as it is, now that it is saved: the write is then undone. */
  clash?: (tx: Transaction, change: Change<R>) => Promise<Refusal | false | undefined>
  /** Takes what points to it off before it is removed. What it returns is kept, for `regain`. */
  release?: (tx: Transaction, before: RowOf<R>) => Promise<object>
  /** Gives back what `release` took, when the removal is undone. */
  regain?: (tx: Transaction, after: RowOf<R>, released: never) => Promise<void>
  upload?: Upload<R, File>
  /** What one shows besides its row. */
  detail?: (ctx: Context, row: RowOf<R>) => Promise<DetailOf<R>>
  /** What the calls answer besides number and version, when it is saved. */
  answer?: (tx: Transaction, change: Change<R>) => Promise<MoreOf<R>>
  /** What the log keeps of a row. */
  logged?: (row: RowOf<R>, tx: Transaction) => object | Promise<object>
  /** Fields that identify a person or an owner: the log says only that they changed. */
  personal?: readonly Extract<keyof RowOf<R>, string>[]
}

type Deeds = 'one' | 'history' | 'create' | 'change' | 'remove' | 'undo'
type RecordServices<R extends AnyRecord> = Services<Pick<R, Deeds>>

/** The services of a record, and its statements for what else the noun does. */
export function record<R extends AnyRecord, File = never>(store: Store<R>, rules: Rules<R, File> = {}) {
  const { noun, id, fields: declared } = store.calls.record
  const { wrongField, refused, needed, clash, answer, upload, personal = [] } = rules
  const { logged = (row: RowOf<R>) => without(row, personal) } = rules
  const { name: table, children } = store.table
  const kept: Removable = { noun, table, column: store.column, children }
  const hasWords = 'translated' in declared
  const isCounted = 'deleted' in (store.calls.remove.data as z.ZodObject).shape

  const numberOf = (row: RowOf<R>) => lookup(row as Record<string, number>, id)!

  const locked = <T>(ctx: Context, work: (tx: Transaction) => Promise<T>) =>
    write(ctx, async (tx) => {
      await rules.lock?.(tx)
      await store.lock(tx)
      return work(tx)
    })

  const faultIn = async (tx: Transaction, fields: FieldsOf<R>, before?: RowOf<R>): Promise<No | undefined> => {
    const foreign = hasWords && foreignLanguage((fields as { translated?: object }).translated, tx.club)
    const wrong = foreign || (await wrongField?.(tx, fields, before))
    return wrong ? new Malformed(wrong) : undefined
  }

  /** Writes down what was done, and answers it. */
  const done = async (
    tx: Transaction,
    recordIdx: number,
    { before, after }: Change<R>,
    filesChanged: readonly string[] = [],
  ) => {
    const [was, is] = [before && (await logged(before, tx)), after && (await logged(after, tx))]
    const changed = before && after ? [...personal.filter((name) => !isSame(before, after, name)), ...filesChanged] : []
    await audit(tx, { noun, recordIdx, before: was, after: changed.length > 0 ? { ...is, changed } : is })
    return saved(tx, recordIdx, { before, after })
  }

  const saved = async (tx: Transaction, recordIdx: number, change: Change<R>) => ({
    [id]: recordIdx,
    version: versionOf((change.after ?? change.before)!),
    ...(await answer?.(tx, change)),
  })

  /** Creates a record, or changes the one that was there, without a question. */
  const keep = async (tx: Transaction, fields: FieldsOf<R>, before?: RowOf<R>, files: File[] = []) => {
    const there = before && numberOf(before)
    if (there) await store.update(tx, there, fields)
    const recordIdx = there ?? (await store.insert(tx, fields))
    await rules.children?.(tx, recordIdx, fields)
    const after = (await store.one(tx, recordIdx))!
    const filesChanged = await upload?.keep(tx, after, files, fields as Sent<R>)
    if (filesChanged instanceof Malformed) return filesChanged
    const change = { before, after }
    return (await clash?.(tx, change)) || done(tx, recordIdx, change, filesChanged)
  }

  /** Writes with the files that were sent. */
  const lockedWith = async <T>(
    ctx: Context,
    sent: UploadedFile[] | undefined,
    work: (tx: Transaction, files: File[]) => Promise<T>,
  ) => {
    const files = (await upload?.read(sent ?? [])) ?? []
    return Array.isArray(files) ? locked(ctx, (tx) => work(tx, files)) : files
  }

  const services = {
    one: async (input: Record<string, number>, ctx: Context) => {
      const row = await store.one(ctx, lookup(input, id)!)
      return row ? { ...row, ...(await rules.detail?.(ctx, row)) } : NOT_FOUND
    },
    history: historyOf(store.calls.history),

    create: (sent: object, ctx: Context, uploaded?: UploadedFile[]) =>
      lockedWith(ctx, uploaded, async (tx, files) => {
        const fields = store.whole(sent)
        const no = (await faultIn(tx, fields)) ?? (await refused?.(tx, fields))
        return no || keep(tx, fields, undefined, files)
      }),

    change: ({ [id]: recordIdx, version, ...sent }: Record<string, number>, ctx: Context, uploaded?: UploadedFile[]) =>
      lockedWith(ctx, uploaded, async (tx, files) => {
        const fields = store.whole(sent)
        const before = await unchanged(tx, recordIdx!, version)
        if (isNo(before)) return before
        const no =
          (await faultIn(tx, fields, before)) ??
          ((await refused?.(tx, fields, before)) || (await needed?.(tx, before, fields)))
        return no || keep(tx, fields, before, files)
      }),

    remove: (input: Record<string, number & number[]>, ctx: Context) =>
      locked(ctx, async (tx) => {
        const asked = lookup(input, id)!
        if (!Array.isArray(asked)) {
          const gone = await removeOne(tx, asked, input.version)
          return isNo(gone) || !isCounted ? gone : { deleted: 1 }
        }
        const versions = new Map(asked.map((recordIdx, i) => [recordIdx, input.versions?.[i]]))
        for (const [recordIdx, version] of versions) {
          const no = await removeOne(tx, recordIdx, version)
          if (isNo(no)) return no
        }
        return { deleted: versions.size }
      }),

    undo: (input: Record<string, number>, ctx: Context) =>
      locked(ctx, async (tx) => {
        const recordIdx = lookup(input, id)!
        const read = async () => (await store.one(tx, recordIdx)) as (RowOf<R> & Versioned) | undefined
        const removal = await ownRemoval(tx, { noun, recordIdx }, read)
        if (isNo(removal)) return removal
        const { there, more } = removal
        if (there) return saved(tx, recordIdx, { before: there, after: there })
        const no = await refused?.(tx, (await store.removed(tx, recordIdx)) as never)
        if (no) return no
        await restoreRow(tx, { ...kept, recordIdx })
        const after = (await store.one(tx, recordIdx))!
        await rules.regain?.(tx, after, more as never)
        const back = await logged(after, tx)
        await audit(tx, { noun, recordIdx, before: back, after: back })
        return saved(tx, recordIdx, { after })
      }),
  }

  const unchanged = async (tx: Transaction, recordIdx: number, version: number | undefined): Promise<RowOf<R> | No> => {
    const before = await store.one(tx, recordIdx)
    if (!before) return NOT_FOUND
    const is = versionOf(before)
    return version === undefined || version === is ? before : CHANGED_MEANWHILE({ version: is })
  }

  const removeOne = async (tx: Transaction, recordIdx: number, version: number | undefined) => {
    const before = await unchanged(tx, recordIdx, version)
    if (isNo(before)) return before
    const no = await needed?.(tx, before)
    if (no) return no
    await removeRow(tx, { ...kept, recordIdx }, await rules.release?.(tx, before))
    return done(tx, recordIdx, { before })
  }

  return { services: services as unknown as RecordServices<R>, locked, keep }
}

/** A row without fields that the log may not keep, in any language. */
function without(row: object, names: readonly string[]): object {
  if (names.length === 0) return row
  const left = (all: object) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  const { translated, ...fields } = row as Translated
  const words = translated && Object.entries(translated).map(([lang, said]) => [lang, left(said)])
  return { ...left(fields), ...(words && { translated: Object.fromEntries(words) }) }
}

/** In every language. */
const isSame = (before: object, after: object, name: string): boolean =>
  isDeepStrictEqual(saidOf(before, name), saidOf(after, name))

function saidOf(row: object, name: string): unknown[] {
  const { translated = {}, ...fields } = row as Translated
  const others = Object.entries(translated).flatMap(([lang, said]) => (name in said ? [[lang, said[name]]] : []))
  return [fields[name], Object.fromEntries(others)]
}

type Translated = Record<string, unknown> & { translated?: Record<string, Record<string, unknown>> }

interface Versioned {
  version: number
}
const versionOf = (row: object) => (row as Versioned).version
