import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { type Call, call, type Files } from '../call.ts'
import { CHANGED_MEANWHILE, type Fail, fail, WRONG_STATE } from '../fail.ts'
import { PICTURE_UNREADABLE } from '../file.ts'
import { type Direction, type ExportColumn, type ListCall, type ListData, type ListInput, listCall } from '../list.ts'
import type { MenuCode } from '../manager-menu.ts'
import { type HistoryCall, historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { idx, instant, version } from '../shape.ts'
import { deleted, POST_HISTORY, POST_VERSION, postVersion, saved, someIdx } from './post.ts'

/** What an earlier version says in this field no longer fits, such as a category that was removed. */
export const NOT_RESTORABLE = /* @__PURE__ */ fail('office', 'NOT_RESTORABLE', { field: z.string() })

interface BoardRules<
  Row extends z.ZodType,
  Whole extends z.ZodType,
  Fields extends z.ZodRawShape,
  Again extends z.ZodRawShape,
  S extends string,
  Filters extends z.ZodRawShape,
  F extends Files | undefined,
  Copied extends boolean,
> {
  words: readonly [one: string, many: string]
  row: Row
  whole: Whole
  fields: Fields
  again?: Again
  sorts: readonly S[]
  sort: NoInfer<Direction<S>> | ((filters: z.input<z.ZodObject<Filters>>) => NoInfer<Direction<S>>)
  filters: Filters
  history: Readonly<Record<string, ExportColumn>>
  exported?: { readonly [Field in keyof z.output<NoInfer<Row>>]?: ExportColumn }
  files?: F
  /** Where a post is created, when its path names what it belongs to. */
  createAt?: `/${string}`
  /** `all`: one list for visitors and managers; otherwise the managers' list is below this path. */
  list: 'all' | '' | '/admin'
  isHidden?: true
  /** Its posts can be copied. */
  isCopied?: Copied
  /** A published post may end but not return to an earlier state. */
  isOnward?: true
}

type StateFail = typeof CHANGED_MEANWHILE | typeof WRONG_STATE
type BoardFail = typeof PICTURE_UNREADABLE | typeof CHANGED_MEANWHILE | typeof WRONG_STATE
type KindOf<F> = F extends Files ? 'upload' : 'json'

export interface BoardCalls<
  Row extends z.ZodType = z.ZodType,
  Whole extends z.ZodType = z.ZodType,
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Again extends z.ZodRawShape = z.ZodRawShape,
  S extends string = string,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  F extends Files | undefined = Files | undefined,
> {
  list: ListCall<ListInput<S, true, Filters>, ListData<Row, Record<never, never>>, readonly [], S, true>
  one: Call<{ idx: typeof idx }, Whole, readonly [], 'json'>
  create: Call<Fields, typeof saved, readonly BoardFail[], KindOf<F>>
  update: Call<
    Fields & Again & { idx: typeof idx; version: typeof version },
    typeof saved,
    readonly BoardFail[],
    KindOf<F>
  >
  remove: Call<{ idx: typeof someIdx }, typeof deleted, readonly [], 'json'>
  undo: Call<{ idx: typeof idx }, typeof saved, readonly (typeof CHANGED_MEANWHILE | typeof UNDO_OVER)[], 'json'>
  clone: Call<{ idx: typeof idx }, typeof saved, readonly [], 'json'>
  history: HistoryCall
  restore: Call<
    { idx: typeof idx; version: typeof version; from: typeof version },
    typeof saved,
    readonly (typeof CHANGED_MEANWHILE | typeof WRONG_STATE | typeof NOT_RESTORABLE)[],
    'json'
  >
  publish: Call<{ idx: typeof idx; version: typeof version }, typeof saved, readonly StateFail[], 'json'>
  schedule: Call<
    {
      idx: typeof idx
      version: typeof version
      openAt: typeof instant
      closeAt: z.ZodOptional<z.ZodNullable<typeof instant>>
    },
    typeof saved,
    readonly StateFail[],
    'json'
  >
  versions: ListCall<
    ListInput<'version', false, { idx: typeof idx }>,
    ListData<typeof postVersion, Record<never, never>>,
    readonly [],
    'version',
    false
  >
  earlier: Call<
    { idx: typeof idx; version: typeof version },
    z.ZodObject<typeof POST_VERSION & { post: Whole }>,
    readonly [],
    'json'
  >
}

export function boardCalls<
  Row extends z.ZodType,
  Whole extends z.ZodType,
  const Fields extends z.ZodRawShape,
  const S extends string,
  const Filters extends z.ZodRawShape,
  const Again extends z.ZodRawShape = Record<never, never>,
  const F extends Files | undefined = undefined,
  const Copied extends boolean = false,
>(
  path: `/${string}`,
  menu: MenuCode,
  board: BoardRules<Row, Whole, Fields, Again, S, Filters, F, Copied>,
): Omit<BoardCalls<Row, Whole, Fields, Again, S, Filters, F>, Copied extends true ? never : 'clone'> {
  const { words, files, fields, row, sorts, sort, filters } = board
  const [one, many] = words
  const noun = path.slice(1).replaceAll('-', '_')
  const unreadable: Fail[] = files ? [PICTURE_UNREADABLE] : []
  const onward: Fail[] = board.isOnward ? [WRONG_STATE] : []
  const sent = { data: saved, kind: files ? 'upload' : 'json', files } as const
  const calls = {
    list: listCall(`GET ${board.list === 'all' ? path : `${path}${board.list}`}`, {
      summary: `List ${many}${board.list === 'all' ? '; with `scope` unpublished ones too' : ''}.`,
      access: board.list === 'all' ? anyone : manager(menu, 'R'),
      row,
      sorts,
      sort,
      keyword: true,
      filters,
      exported: board.exported,
      exportAccess: manager(menu, 'R'),
      cache: board.list === 'all' ? { shows: [noun], seconds: 1, moreFor: [menu, 'R'] } : undefined,
    }),
    one: call(`GET ${path}/{id=idx}` as 'GET /{id=idx}', {
      summary: board.isHidden
        ? `Read ${one} with every editable field.`
        : `Read ${one}; counts one view per viewer and day. Managers with read access also see unpublished ones.`,
      access: board.isHidden ? manager(menu, 'R') : anyone,
      input: { idx },
      data: board.whole,
    }),
    create: call(`POST ${board.createAt ?? path}` as 'POST /', {
      summary: `Create ${one}${'inOthers' in fields ? ', in several languages at once' : ''}.`,
      access: manager(menu, 'C'),
      input: fields,
      fails: unreadable,
      ...sent,
    }),
    update: call(`PUT ${path}`, {
      summary: `Change ${one}${board.isOnward ? '; a published one can end but not become a draft' : ''}.`,
      access: manager(menu, 'U'),
      input: { ...fields, ...board.again, idx, version },
      fails: [...unreadable, CHANGED_MEANWHILE, ...onward],
      ...sent,
    }),
    remove: call(`DELETE ${path}`, {
      summary: `Archive ${many}.`,
      access: manager(menu, 'D'),
      input: { idx: someIdx },
      data: deleted,
    }),
    undo: call(`PUT ${path}/undo`, {
      summary: `Undo archiving ${one} if nothing else has changed, within ${UNDO_SECONDS} seconds.`,
      access: manager(menu, 'D'),
      input: { idx },
      data: saved,
      fails: [CHANGED_MEANWHILE, UNDO_OVER],
    }),
    history: historyCall(noun, menu, { ...POST_HISTORY, ...board.history }),
    restore: call(`PUT ${path}/restore`, {
      summary: `Restore the texts of an earlier version of ${one}; status, times and files stay unchanged.`,
      access: manager(menu, 'U'),
      input: { idx, version, from: version.min(1) },
      data: saved,
      fails: [CHANGED_MEANWHILE, NOT_RESTORABLE, ...onward],
    }),
    ...(board.isCopied && {
      clone: call(`POST ${path}/clone`, {
        summary: `Copy ${one} to a draft without dates.`,
        access: manager(menu, 'C'),
        input: { idx },
        data: saved,
      }),
    }),
    ...stateCalls(path, menu, one),
    versions: listCall(`GET /manage${path}/{id=idx}/versions` as 'GET /{id=idx}', {
      summary: `List the saved versions of ${one}, the latest first.`,
      access: manager(menu, 'R'),
      row: postVersion,
      sorts: ['version'],
      sort: '-version',
      filters: { idx },
    }),
    earlier: call(`GET /manage${path}/{id=idx}/versions/{version}` as 'GET /{id=idx}/{version}', {
      summary: `Read ${one} as it was saved; its files are those of today.`,
      access: manager(menu, 'R'),
      input: { idx, version },
      data: z.object({ ...POST_VERSION, post: board.whole }),
    }),
  }
  return calls as never
}

/** When visitors see a post. Not in the specification: there a post is saved as a whole. */
function stateCalls(path: string, menu: MenuCode, one: string) {
  const rest = { access: manager(menu, 'U'), data: saved, fails: [CHANGED_MEANWHILE, WRONG_STATE] }
  return {
    publish: call(`PUT /manage${path}/{id=idx}/publish` as 'PUT /{id=idx}', {
      ...rest,
      idempotent: true,
      summary: `Publish ${one} now, in all its languages; refused while visitors see it.`,
      input: { idx, version },
    }),
    schedule: call(`PUT /manage${path}/{id=idx}/schedule` as 'PUT /{id=idx}', {
      ...rest,
      idempotent: true,
      summary: `Set when ${one} opens, in all its languages, which is later than now, and when it closes.`,
      input: { idx, version, openAt: instant, closeAt: instant.nullish() },
    }),
  }
}
