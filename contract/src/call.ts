import * as z from 'zod'
import type { Access, Limit } from './access.ts'
import type { Fail, KEY_REUSED, Refusal, SITE_CLOSED } from './fail.ts'
import type { MenuCode, Right } from './manager-menu.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `upload`: multipart with a part `data`. `plain`: no envelope. `redirect`: another site's form in, a redirect out. */
export type Kind = 'json' | 'upload' | 'download' | 'stream' | 'plain' | 'redirect'

/** The names in a path: `{id}` is id; `{a=memberIdx}` is `{a}` on the wire and memberIdx in the input. */
export type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}=${infer Input}` ? Input : Name) | PathNames<Rest>
  : never

export interface Files {
  readonly part: 'file' | 'files'
  readonly most: number
  readonly maxBytes: number
  readonly accept: readonly string[]
}

interface Cache {
  readonly shows: readonly string[]
  readonly seconds: number
  readonly moreFor?: readonly [menu: MenuCode, right: Right]
}

export interface Definition<
  In extends z.ZodRawShape,
  Out extends z.ZodType,
  Fails extends readonly Fail[],
  K extends Kind,
> {
  summary: string
  access: Access
  input: In
  /** The response data; other fields are never sent. */
  data: Out
  fails?: Fails
  kind?: K
  files?: Files
  /** Headers that fill an input field, by lower-case name; they win over the query. */
  headers?: Readonly<Record<string, string>>
  /** The nouns that invalidate the entry, and its maximum age. Managers with `moreFor` bypass the cache. */
  cache?: Cache
  /**
   * Accepts the header Idempotency-Key. A POST that needs a login has it by default, because it creates something; other
   * calls that change money or slots say so. False for a POST that stores nothing, or whose input or data is a secret.
   */
  idempotent?: boolean
  /** The confirmation question of a resend, as a text of the category connection. */
  act?: `ACT_${string}`
  /** Also takes a form, as other sites and mail programs send it without asking first; it may have any fields. */
  forms?: true
  atRoot?: true
  evenWhenClosed?: true
  /** Also answered for restricted sessions: all, or those with the named restrictions. */
  evenWhenLimited?: true | readonly Limit[]
  limit?: 'read' | 'write' | 'secret'
}

export interface Call<
  In extends z.ZodRawShape = z.ZodRawShape,
  Out extends z.ZodType = z.ZodType,
  Fails extends readonly Fail[] = readonly Fail[],
  K extends Kind = Kind,
> {
  readonly method: Method
  readonly path: string
  readonly pathNames: Readonly<Record<string, string>>
  readonly summary: string
  readonly access: Access
  readonly input: z.ZodObject<In>
  readonly data: Out
  readonly fails: Fails
  readonly kind: K
  readonly files?: Files
  readonly headers: Readonly<Record<string, string>>
  readonly cache?: Cache
  readonly idempotent: boolean
  readonly act?: `ACT_${string}`
  readonly forms: boolean
  readonly atRoot: boolean
  readonly evenWhenClosed: boolean
  readonly evenWhenLimited: boolean | readonly Limit[]
  readonly limit: 'read' | 'write' | 'secret'
}

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
export type DataOf<C extends Call> = z.output<C['data']>
type OwnRefusal<F> = F extends Fail<infer Code> ? Refusal<Code> : never
export type AnswerOf<C extends Call> = z.input<C['data']> | OwnRefusal<C['fails'][number]>
export type CodeOf<C extends Call> =
  | (C['fails'][number] extends Fail<infer Code> ? Code : never)
  | (typeof SITE_CLOSED)['code']
  | (typeof KEY_REUSED)['code']

/**
 * `call('GET /notice/{id=idx}', { ... })`: names in the path must be input fields, or it does not compile.
 * Decision 001.
 */
export function call<
  const P extends string,
  const In extends z.ZodRawShape,
  Out extends z.ZodType,
  const Fails extends readonly Fail[] = readonly [],
  K extends Kind = 'json',
>(
  route: `${Method} ${P}`,
  definition: Definition<In, Out, Fails, K> & { input: Record<PathNames<P>, z.ZodType> },
): Call<In, Out, Fails, K> {
  const [method, template] = route.split(' ') as [Method, string]
  const pathNames: Record<string, string> = {}
  const path = template.replace(/\{(\w+)(?:=(\w+))?\}/g, (_, wire: string, name?: string) => {
    pathNames[wire] = name ?? wire
    return `{${wire}}`
  })
  return {
    method,
    path,
    pathNames,
    summary: definition.summary,
    access: definition.access,
    input: z.object(definition.input as In),
    data: definition.data,
    fails: (definition.fails ?? []) as Fails,
    kind: definition.kind ?? ('json' as K),
    files: definition.files,
    headers: definition.headers ?? {},
    cache: definition.cache,
    idempotent: definition.idempotent ?? createsFor(method, definition),
    act: definition.act,
    forms: definition.forms ?? definition.kind === 'redirect',
    atRoot: definition.atRoot ?? false,
    evenWhenClosed: definition.evenWhenClosed ?? false,
    evenWhenLimited: definition.evenWhenLimited ?? false,
    limit: definition.limit ?? (method === 'GET' ? 'read' : 'write'),
  }
}

/** The answer is kept with a hash of the input, so that a call with a password or a code has no key. */
const createsFor = (
  method: Method,
  { access, limit }: Pick<Definition<never, never, never, never>, 'access' | 'limit'>,
) => method === 'POST' && access.who !== 'anyone' && limit !== 'secret'

export function isInPath(call: Pick<Call, 'pathNames'>, field: string): boolean {
  return Object.values(call.pathNames).includes(field)
}
