import * as z from 'zod'
import { manager } from './access.ts'
import { type Call, call, type Files } from './call.ts'
import { CHANGED_MEANWHILE, type Fail } from './fail.ts'
import {
  type Direction,
  type ExportColumn,
  type ListCall,
  type ListData,
  type ListInput,
  listCall,
  type TextName,
} from './list.ts'
import type { MenuCode, Right } from './manager-menu.ts'
import { type HistoryCall, historyCall } from './office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from './office/undo.ts'
import { idx, lang, version } from './shape.ts'

/** A field of a record, declared once: its row, its input, its history and its column follow from it. Decision 100. */
export interface RecordField {
  /** As a row shows it; null for what is only sent. */
  readonly row: z.ZodType | null
  /** As creating and changing take it, where that differs; null for what is only shown. */
  readonly in?: z.ZodType | null
  /** What managers read of it, in the history and in an export; without it, nothing. */
  readonly show?: ExportColumn
  /** What it means that there is no value, such as every day; managers read it and can choose it. */
  readonly none?: TextName
  /** The column says it in each language of the club; `translated` has the languages besides the club's own. */
  readonly isWords?: true
  /** An amount in minor units of the club's currency. */
  readonly isMoney?: true
  /** An instant that a form shows as a day and a time of the club. */
  readonly isMoment?: true
  /** Left out, it has no value, in a change too: what is sent of it takes no null. */
  readonly isLeftOut?: true
  /** Several values, for which a form has fields of its own; with `isWords`, each is said in each language. */
  readonly isMany?: true
}
export type RecordFields = Readonly<Record<string, RecordField>>

type RowShape<F extends RecordFields> = {
  [Name in keyof F as F[Name]['row'] extends z.ZodType ? Name : never]: Extract<F[Name]['row'], z.ZodType>
}
type SentOf<One extends RecordField> = 'in' extends keyof One ? One['in'] : One['row']
type InputShape<F extends RecordFields> = {
  [Name in keyof F as SentOf<F[Name]> extends z.ZodType ? Name : never]: Extract<SentOf<F[Name]>, z.ZodType>
}
type Numbered<Id extends string> = { [Name in Id]: typeof idx }
type Versioned = { version: typeof version }
type VersionIfKnown = { version: z.ZodOptional<typeof version> }
/**
 * Where the number of a record is: in the path, as in our own calls, or in the body, as in those of the specification.
 * A removal answers the record that is gone, except `counted` and `body`, which answer how many are.
 */
type Address = 'path' | 'counted' | 'body'
const deleted = /* @__PURE__ */ z.object({ deleted: z.int() })
const someIdx = /* @__PURE__ */ z.array(idx).min(1).max(100)
const versions = /* @__PURE__ */ z.array(version).max(100).optional()
type SomeNumbered<Id extends string> = { [Name in Id]: typeof someIdx } & { versions: typeof versions }
/** A record without files has no `Kept`. */
type KindOf<Kept> = [Kept] extends [never] ? 'json' : 'upload'
type KeptShape<Kept> = [Kept] extends [never] ? unknown : Kept
type SavedShape<Id extends string, Saved extends z.ZodRawShape> = z.ZodObject<Numbered<Id> & Versioned & Saved>

interface Rules<Noun, Id, F, Saved, Create, Change, Remove, Undo, By, Detail, Kept> {
  /** Names it in the log, and its table; also its texts, where a list does not say otherwise. */
  noun: Noun
  /** The field with its number, where that is not the noun and `Idx`. */
  id?: Id
  /** With its article, in the middle of a sentence, where that is not “a” and the noun. */
  one?: string
  /** Of several, where they can be removed together. */
  many?: string
  address?: By
  /** It is put out of use instead of being removed: nothing offers to remove it. */
  stays?: true
  /** The right that creating and removing it need, where its menu has none of its own for them. */
  right?: Right
  /** Sentences in place of the general ones. */
  summaries?: { readonly [Deed in 'one' | 'create' | 'change' | 'remove']?: string }
  fields: F
  /** It is sent with files: which, and what a change says of those that are saved. */
  upload?: { files: Files; kept: Kept }
  /** What a saved record answers besides its number and its version. */
  saved?: Saved
  /** What one shows besides its row. */
  detail?: Detail
  /** What its history shows besides the fields. */
  noted?: Readonly<Record<string, ExportColumn>>
  /** Refusals of creating it, which a change and an undo have too; those of a change or an undo besides; those of a removal. */
  fails?: { create?: Create; change?: Change; remove?: Remove; undo?: Undo }
}

/** What code for all records knows of one. */
interface Declared<Id, F> {
  readonly noun: string
  readonly id: Id
  readonly fields: F
  /** One shows more than its row. */
  readonly hasDetail: boolean
  readonly stays?: true
}

/** Any record, as code for all of them sees it. */
export interface AnyRecord {
  readonly record: Declared<string, RecordFields>
  readonly row: z.ZodObject
  readonly one: Call
  readonly history: HistoryCall
  readonly create: Call
  readonly change: Call
  readonly remove: Call
  readonly undo: Call
}

export interface RecordCalls<
  Id extends string,
  F extends RecordFields,
  Saved extends z.ZodRawShape,
  Create extends Fail,
  Change extends Fail,
  Remove extends Fail,
  Undo extends Fail,
  By extends Address,
  Detail extends z.ZodRawShape,
  Kept extends z.ZodRawShape = never,
> {
  readonly record: Declared<Id, F>
  /** What is read of one. */
  readonly row: z.ZodObject<Numbered<Id> & RowShape<F> & Versioned>
  /** What is sent of one. */
  readonly fields: InputShape<F>
  /** The columns of an export. */
  readonly shown: { readonly [Name in keyof F]?: ExportColumn }
  readonly one: Call<Numbered<Id>, z.ZodObject<Numbered<Id> & RowShape<F> & Versioned & Detail>, readonly [], 'json'>
  readonly history: HistoryCall
  readonly create: Call<InputShape<F>, SavedShape<Id, Saved>, readonly Create[], KindOf<Kept>>
  readonly change: Call<
    Numbered<Id> & Versioned & InputShape<F> & KeptShape<Kept>,
    SavedShape<Id, Saved>,
    readonly (Create | Change | typeof CHANGED_MEANWHILE)[],
    KindOf<Kept>
  >
  readonly remove: By extends 'body'
    ? Call<SomeNumbered<Id>, typeof deleted, readonly (Remove | typeof CHANGED_MEANWHILE)[], 'json'>
    : Call<
        Numbered<Id> & VersionIfKnown,
        By extends 'counted' ? typeof deleted : SavedShape<Id, Saved>,
        readonly (Remove | typeof CHANGED_MEANWHILE)[],
        'json'
      >
  readonly undo: Call<Numbered<Id>, SavedShape<Id, Saved>, readonly (Create | Undo | typeof UNDO_OVER)[], 'json'>
}

/**
 * The calls of a record of the back office. Removing without a version removes any; with an old one it is refused.
 */
export function recordCalls<
  const Noun extends string,
  const F extends RecordFields,
  const Saved extends z.ZodRawShape = Record<never, never>,
  Create extends Fail = never,
  Change extends Fail = never,
  Remove extends Fail = never,
  Undo extends Fail = never,
  const By extends Address = 'path',
  const Detail extends z.ZodRawShape = Record<never, never>,
  const Kept extends z.ZodRawShape = never,
  const Id extends string = `${Noun}Idx`,
>(
  path: `/${string}`,
  menu: MenuCode,
  {
    noun,
    id = `${noun}Idx` as Id,
    one = `a ${noun}`,
    many,
    address = 'path' as By,
    stays,
    right,
    summaries = {},
    fields,
    upload,
    saved,
    detail,
    noted,
    fails = {},
  }: Rules<
    Noun,
    Id,
    F,
    Saved,
    readonly Create[],
    readonly Change[],
    readonly Remove[],
    readonly Undo[],
    By,
    Detail,
    Kept
  >,
): RecordCalls<Id, F, Saved, Create, Change, Remove, Undo, By, Detail, Kept> {
  const isInBody = address === 'body'
  const at = `${path}/{id=${id}}` as '/{id=idx}'
  const sentTo = (isInBody ? path : at) as '/{id=idx}'
  const numbered = { [id]: idx } as { idx: typeof idx }
  const { row, input, shown } = shapesOf(numbered, fields)
  const { create = [], change = [], remove = [], undo = [] } = fails
  // Versions are in the order of the numbers.
  const asked: object = isInBody ? { [id]: someIdx, versions } : { ...numbered, version: version.optional() }
  const data = z.object({ ...numbered, version, ...saved })
  const sent = upload && ({ kind: 'upload', files: upload.files } as const)
  const calls = {
    record: { noun, id, fields, hasDetail: detail !== undefined, stays },
    row,
    fields: input,
    shown,
    one: call(`GET ${at}`, {
      summary: summaries.one ?? `Read ${one}.`,
      access: manager(menu, 'R'),
      input: numbered,
      data: detail ? row.extend(detail) : row,
    }),
    history: historyCall(noun, menu, { ...shown, ...noted }),
    create: call(`POST ${path}`, {
      summary: summaries.create ?? `Add ${one}.`,
      access: manager(menu, right ?? 'C'),
      input,
      data,
      fails: create,
      ...sent,
    }),
    change: call(`PUT ${sentTo}`, {
      summary: summaries.change ?? `Change ${one}.`,
      access: manager(menu, 'U'),
      input: { ...numbered, version, ...input, ...upload?.kept },
      data,
      fails: [...create, ...change, CHANGED_MEANWHILE],
      ...sent,
    }),
    remove: call(`DELETE ${sentTo}`, {
      summary: summaries.remove ?? `Delete ${many ?? one}.`,
      access: manager(menu, right ?? 'D'),
      input: asked as typeof numbered,
      data: address === 'path' ? data : deleted,
      fails: [...remove, CHANGED_MEANWHILE],
    }),
    undo: call(`PUT ${sentTo}/undo` as 'PUT /{id=idx}', {
      summary: `Undo deleting ${one} within ${UNDO_SECONDS} seconds; only for the manager who deleted it.`,
      access: manager(menu, right ?? 'D'),
      input: numbered,
      data,
      fails: [UNDO_OVER, ...create, ...undo],
    }),
  }
  return calls as never
}

/** The list of a record without pages, in the order that its table has. @param filters what it may be narrowed by */
export function listOf<R extends AnyRecord, const Filters extends z.ZodRawShape = Record<never, never>>(
  { create, one, row }: R,
  summary: string,
  filters: Filters = {} as Filters,
): Call<Filters, z.ZodArray<R['row']>, readonly [], 'json'> {
  const list = { summary, access: one.access, input: filters, data: z.array(row as R['row']) }
  return call(`GET ${create.path}`, list)
}

interface Pages<Row extends z.ZodType, S extends string, Filters, HasKeyword, Also> {
  summary: string
  /** What the list shows of one, where that is not what is read of it. */
  row?: Row
  sorts: readonly S[]
  sort: NoInfer<Direction<S>>
  keyword?: HasKeyword
  filters?: Filters
  also?: Also
  exported: { readonly [Field in keyof z.output<NoInfer<Row>>]?: ExportColumn }
}

/** The list of a record in pages. */
export function pagesOf<
  R extends AnyRecord,
  const S extends string,
  Row extends z.ZodType = R['row'],
  const Filters extends z.ZodRawShape = Record<never, never>,
  const HasKeyword extends boolean = false,
  const Also extends z.ZodRawShape = Record<never, never>,
>(
  record: R,
  { summary, row = record.row as never, ...pages }: Pages<Row, S, Filters, HasKeyword, Also>,
): ListCall<ListInput<S, HasKeyword, Filters>, ListData<Row, Also>, readonly [], S, HasKeyword> {
  const { create, one } = record
  const list = { summary, access: one.access, row, ...pages }
  return listCall(`GET ${create.path}`, list)
}

function shapesOf(numbered: z.ZodRawShape, fields: RecordFields) {
  const all = Object.entries(fields)
  const row = all.flatMap(([name, field]) => (field.row ? [[name, field.row] as const] : []))
  const input = all.flatMap(([name, field]) => {
    const sent = 'in' in field ? field.in : field.row
    return sent ? [[name, sent] as const] : []
  })
  const shown = all.flatMap(([name, { show, none, isMoney }]) => {
    if (!show) return []
    const column = typeof show === 'string' ? { heading: show } : show
    const more = { ...(none && { none }), ...(isMoney && { as: 'money' as const }) }
    return [[name, Object.keys(more).length > 0 ? { ...column, ...more } : show] as const]
  })
  return {
    row: z.object({ ...numbered, ...Object.fromEntries(row), version }),
    input: Object.fromEntries(input) as z.ZodRawShape,
    shown: Object.fromEntries(shown),
  }
}

/** The words of a record in the languages besides the club's own, by language. */
export function translated<const Words extends z.ZodRawShape>(words: Words) {
  const row = z.record(lang, z.object(words).partial())
  return { row, in: row.optional() }
}
