import * as z from 'zod'
import type { Access } from './access.ts'
import { type Call, call, type Definition, type Method, type PathNames } from './call.ts'
import { downloadPath } from './download.ts'
import type { Fail } from './fail.ts'
import { lang, text } from './shape.ts'

export type Direction<S extends string> = S | `-${S}`

/** The name of a text, `category.CODE`; the contract does not know which there are. */
export type TextName = `${string}.${string}`

export type ShownAs =
  | 'day'
  | 'instant'
  | 'html'
  | 'rights'
  /** Seconds, as minutes and seconds. */
  | 'span'
  /** How many a list has. */
  | 'count'
  /** An amount in minor units of the club's currency, which Excel writes as people do. */
  | 'money'
  | { code: string }
  | { /** Key prefix of the text of a value. */ texts: TextName }

/** `none`: what it means that a row has no value. */
export type ExportColumn = TextName | { heading: TextName; as?: ShownAs; none?: TextName }

export interface ListRules<S extends string = string, HasKeyword extends boolean = boolean> {
  readonly sorts: readonly S[]
  sort(filters: object): Direction<S>
  readonly hasKeyword: HasKeyword
  readonly exported?: Readonly<Record<string, ExportColumn>>
  readonly exportAccess?: Access
}

const PAGE = {
  page: /* @__PURE__ */ z.int().min(1).max(100_000).default(1),
  size: /* @__PURE__ */ z.int().min(1).max(100).default(20),
}

export type ListInput<S extends string, HasKeyword, Filters> = typeof PAGE & {
  sort: z.ZodOptional<z.ZodEnum<{ [D in Direction<S>]: D }>>
} & (HasKeyword extends true ? { keyword: z.ZodOptional<ReturnType<typeof text>> } : unknown) &
  Filters

export type ListData<Row extends z.ZodType, Also> = z.ZodObject<
  { list: z.ZodArray<Row>; total: z.ZodInt; page: z.ZodInt; size: z.ZodInt } & Also
>

export type ListCall<
  In extends z.ZodRawShape = z.ZodRawShape,
  Out extends z.ZodType = z.ZodType,
  Fails extends readonly Fail[] = readonly Fail[],
  S extends string = string,
  HasKeyword extends boolean = boolean,
> = Call<In, Out, Fails, 'json'> & { readonly list: ListRules<S, HasKeyword> }

/** Pages from 1 of at most 100 rows of the shape `row`, with the total. An unknown sort is malformed. */
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
    exported,
    exportAccess,
    ...rest
  }: Omit<Definition<z.ZodRawShape, Row, Fails, 'json'>, 'input' | 'data' | 'kind' | 'files'> & {
    row: Row
    sorts: readonly S[]
    sort: NoInfer<Direction<S>> | ((filters: z.input<z.ZodObject<Filters>>) => NoInfer<Direction<S>>)
    filters?: Filters & Record<PathNames<P>, z.ZodType>
    keyword?: HasKeyword
    also?: Also
    exported?: { readonly [Field in keyof z.output<NoInfer<Row>>]?: ExportColumn }
    /** Who may export it; who may read it unless said otherwise. */
    exportAccess?: Access
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
  const list = {
    sorts,
    sort: typeof sort === 'string' ? () => sort : sort,
    hasKeyword: keyword ?? false,
    exported,
    exportAccess,
  }
  return { ...call(route as 'GET /', { ...rest, input, data }), list } as never
}

export type WholeList<Row extends z.ZodType = z.ZodType> = Call<
  Record<never, never>,
  z.ZodArray<Row>,
  readonly [],
  'json'
> & { readonly whole: Pick<ListRules, 'exported'> }

export function wholeListCall<const P extends string, Row extends z.ZodType>(
  route: `${Method & 'GET'} ${P}`,
  {
    row,
    exported,
    ...rest
  }: Pick<Definition<z.ZodRawShape, Row, readonly [], 'json'>, 'summary' | 'access'> & {
    row: Row
    exported: { readonly [Field in keyof z.output<NoInfer<Row>>]?: ExportColumn }
  },
): WholeList<Row> {
  return { ...call(route as 'GET /', { ...rest, input: {}, data: z.array(row) }), whole: { exported } } as never
}

export function exportedOf(call: Call): ListRules['exported'] {
  const { list, whole } = call as Partial<ListCall & WholeList>
  return (list ?? whole)?.exported
}

export type ExportCall = Call<z.ZodRawShape, z.ZodNull, readonly Fail[], 'download'>

export function exportOf(call: Call): ExportCall {
  const { list, whole: _, ...rest } = call as Partial<ListCall & WholeList> & Call<typeof PAGE>
  const filters = list ? call.input.omit({ page: true, size: true }) : call.input
  return {
    ...rest,
    path: downloadPath(call.path),
    // What the list has in its path, its file has as a filter.
    pathNames: {},
    access: list?.exportAccess ?? call.access,
    summary: `Export the rows of a list as an Excel file. The list: ${call.summary}`,
    input: filters.extend({ textLang: lang.optional() }),
    data: z.null(),
    kind: 'download',
    cache: undefined,
  }
}
