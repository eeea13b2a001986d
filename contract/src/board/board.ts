import type * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { type Call, call, type Files } from '../call.ts'
import { CHANGED_MEANWHILE, type Fail, WRONG_STATE } from '../fail.ts'
import { PICTURE_UNREADABLE } from '../file.ts'
import { type Direction, type ListCall, type ListData, type ListInput, listCall } from '../list.ts'
import type { MenuCode } from '../manager-menu.ts'
import { idx } from '../shape.ts'
import { deleted, saved, someIdx, version } from './post.ts'

interface BoardRules<
  Row extends z.ZodType,
  Whole extends z.ZodType,
  Fields extends z.ZodRawShape,
  Again extends z.ZodRawShape,
  S extends string,
  Filters extends z.ZodRawShape,
  F extends Files | undefined,
> {
  /** Names of one and of several posts in the call reference. */
  words: readonly [one: string, many: string]
  row: Row
  /** The shape of one post, where it has more than a row. */
  whole: Whole
  fields: Fields
  /** Additional input of an update. */
  again?: Again
  sorts: readonly S[]
  sort: NoInfer<Direction<S>> | ((filters: z.input<z.ZodObject<Filters>>) => NoInfer<Direction<S>>)
  filters: Filters
  /** Files of an upload; without them the calls take JSON. */
  files?: F
  /** `all`: one list for visitors and managers; otherwise the managers' list is below this path. */
  list: 'all' | '' | '/admin'
  /** No public call for a single post. */
  isHidden?: true
  /** A published post may end but not return to an earlier state. */
  isOnward?: true
}

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
  clone: Call<{ idx: typeof idx }, typeof saved, readonly [], 'json'>
}

/** Declares the calls of a board: list, single post, and those of managers with rights on its menu. */
export function boardCalls<
  Row extends z.ZodType,
  Whole extends z.ZodType,
  const Fields extends z.ZodRawShape,
  const S extends string,
  const Filters extends z.ZodRawShape,
  const Again extends z.ZodRawShape = Record<never, never>,
  const F extends Files | undefined = undefined,
>(
  path: `/${string}`,
  menu: MenuCode,
  board: BoardRules<Row, Whole, Fields, Again, S, Filters, F>,
): BoardCalls<Row, Whole, Fields, Again, S, Filters, F> {
  const { words, files, fields, row, sorts, sort, filters } = board
  const [one, many] = words
  const unreadable: Fail[] = files ? [PICTURE_UNREADABLE] : []
  const onward: Fail[] = board.isOnward ? [WRONG_STATE] : []
  const sent = { data: saved, kind: files ? 'upload' : 'json', files } as const
  const calls = {
    list: listCall(`GET ${board.list === 'all' ? path : `${path}${board.list}`}`, {
      summary: `List ${many}${board.list === 'all' ? '; with `scope` unpublished ones too' : ''}.`,
      access: board.list === 'all' ? anyone : manager(menu, 'R'),
      row,
      sorts,
      sort: sort as never,
      keyword: true,
      filters: filters as never,
      // Posts open and close by the clock, so a cached response is at most a second old.
      cache: board.list === 'all' ? { shows: [path.slice(1)], seconds: 1, moreFor: [menu, 'R'] } : undefined,
    }),
    one: call(`GET ${path}/{id=idx}` as 'GET /{id=idx}', {
      summary: board.isHidden
        ? `Read ${one} with every editable field.`
        : `Read ${one}; counts one view per viewer and day. Managers with read access also see unpublished ones.`,
      access: board.isHidden ? manager(menu, 'R') : anyone,
      input: { idx },
      data: board.whole,
    }),
    create: call(`POST ${path}`, {
      summary: `Create ${one}.`,
      access: manager(menu, 'C'),
      input: fields,
      fails: unreadable,
      idempotent: true,
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
    clone: call(`POST ${path}/clone`, {
      summary: `Copy ${one} to a draft without dates.`,
      access: manager(menu, 'C'),
      input: { idx },
      data: saved,
      idempotent: true,
    }),
  }
  return calls as never
}
