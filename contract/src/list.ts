import * as z from 'zod'
import { type Call, call, type Definition, type Method, type PathNames } from './call.ts'
import type { Fail } from './fail.ts'
import { text } from './shape.ts'

/** A sort upwards (`name`) or downwards (`-name`). */
export type Direction<S extends string> = S | `-${S}`

/** What a list can do, for the function that answers it and for the page that shows it. */
export interface ListRules<S extends string = string, HasKeyword extends boolean = boolean> {
  readonly sorts: readonly S[]
  /** How a list with these filters is sorted when the caller does not name a sort. */
  sort(filters: object): Direction<S>
  readonly hasKeyword: HasKeyword
}

const PAGE = {
  page: /* @__PURE__ */ z.int().min(1).max(100_000).default(1),
  size: /* @__PURE__ */ z.int().min(1).max(100).default(20),
}

/** What a list is asked for with. */
export type ListInput<S extends string, HasKeyword, Filters> = typeof PAGE & {
  sort: z.ZodOptional<z.ZodEnum<{ [D in Direction<S>]: D }>>
} & (HasKeyword extends true ? { keyword: z.ZodOptional<ReturnType<typeof text>> } : unknown) &
  Filters

/** One page of rows. */
export type ListData<Row extends z.ZodType, Also> = z.ZodObject<
  { list: z.ZodArray<Row>; total: z.ZodInt; page: z.ZodInt; size: z.ZodInt } & Also
>

/** A call that answers one page of a list. */
export type ListCall<
  In extends z.ZodRawShape = z.ZodRawShape,
  Out extends z.ZodType = z.ZodType,
  Fails extends readonly Fail[] = readonly Fail[],
  S extends string = string,
  HasKeyword extends boolean = boolean,
> = Call<In, Out, Fails, 'json'> & { readonly list: ListRules<S, HasKeyword> }

/**
 * Declares a list: pages from 1 of at most 100 rows, each row of the shape `row`, with their number over all pages.
 * A sort that is not among `sorts` is refused like any malformed field.
 */
export function listCall<
  const P extends string,
  Row extends z.ZodType,
  const S extends string,
  const Filters extends z.ZodRawShape = Record<never, never>,
  const HasKeyword extends boolean = false,
  const Also extends z.ZodRawShape = Record<never, never>,
  const Fails extends readonly Fail[] = readonly [],
>(
  route: `${Method & 'GET'} ${P}`,
  {
    row,
    sorts,
    sort,
    filters,
    keyword,
    also,
    ...rest
  }: Omit<Definition<z.ZodRawShape, Row, Fails, 'json'>, 'input' | 'data' | 'kind' | 'files'> & {
    row: Row
    /** Named as the fields of a row that they sort by. */
    sorts: readonly S[]
    /** The sort when the caller names none; a function where it follows from the filters. */
    sort: NoInfer<Direction<S>> | ((filters: z.input<z.ZodObject<Filters>>) => NoInfer<Direction<S>>)
    /** All other input, the names in the path included. */
    filters?: Filters & Record<PathNames<P>, z.ZodType>
    /** Set where a keyword is searched for. */
    keyword?: HasKeyword
    /** Data beside the rows. */
    also?: Also
  },
): ListCall<ListInput<S, HasKeyword, Filters>, ListData<Row, Also>, Fails, S, HasKeyword> {
  const directions = z.enum(sorts.flatMap((name) => [name, `-${name}`]))
  const input = {
    ...PAGE,
    sort: (typeof sort === 'string' ? directions.meta({ default: sort }) : directions).optional(),
    ...(keyword && { keyword: text(100).optional() }),
    ...filters,
  }
  const data = z.object({ list: z.array(row), total: z.int(), page: z.int(), size: z.int(), ...also })
  const list = { sorts, sort: typeof sort === 'string' ? () => sort : sort, hasKeyword: keyword ?? false }
  return { ...call(route as 'GET /', { ...rest, input, data }), list } as never
}
