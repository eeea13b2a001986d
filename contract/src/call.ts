import * as z from 'zod'
import type { Access, Limit } from './access.ts'
import type { Fail, KEY_REUSED, Refusal, SITE_CLOSED } from './fail.ts'
import type { MenuCode, Right } from './manager-menu.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How an answer travels. `json`: the envelope. `upload`: multipart in (part `data` and files), envelope out.
 * `download`: a file out, no envelope. `stream`: server-sent events. `plain`: JSON without the envelope.
 * `redirect`: a form of another site in, a redirection to a page of ours out.
 */
export type Kind = 'json' | 'upload' | 'download' | 'stream' | 'plain' | 'redirect'

/** The names in a path: `{id}` gives id; `{a=memberIdx}` is `{a}` on the wire and memberIdx in the input. */
export type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}=${infer Input}` ? Input : Name) | PathNames<Rest>
  : never

/** The files of an upload: the name of their part, how many at most, how large each, which types. */
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
  /** One line for the reference page. */
  summary: string
  access: Access
  /** Path, query and body merged. Unknown names are ignored. */
  input: In
  /** The data of the answer; what is not named here does not leave the server. */
  data: Out
  fails?: Fails
  kind?: K
  /** Only of an upload. */
  files?: Files
  /** Headers that fill a field of the input, by lower-case name; they win over the query. */
  headers?: Readonly<Record<string, string>>
  /**
   * Answers alike for everybody may be kept: which nouns it shows (a change of one drops it), and the longest age.
   * Managers with the right `moreFor` are told more, and what is true now: theirs are neither kept nor taken from what is.
   */
  cache?: Cache
  /** Changes money or slots: accepts the header Idempotency-Key. */
  idempotent?: true
  /** What a person does with it, as a text of the category connection. Only of what changes money or slots. */
  act?: `ACT_${string}`
  /** Its path is not below /hp/api. */
  atRoot?: true
  /** Answered also while the site is stopped or closed. */
  evenWhenClosed?: true
  /** Answered also for a limited session: for every one, or for those with the limits named. */
  evenWhenLimited?: true | readonly Limit[]
  /** What limits its rate: `read` and `write` are the defaults by method; `secret` guards anything guessable. */
  limit?: 'read' | 'write' | 'secret'
}

export interface Call<
  In extends z.ZodRawShape = z.ZodRawShape,
  Out extends z.ZodType = z.ZodType,
  Fails extends readonly Fail[] = readonly Fail[],
  K extends Kind = Kind,
> {
  readonly method: Method
  /** As in the specification, below /hp/api unless `atRoot`. */
  readonly path: string
  /** Name on the wire -> name in the input. */
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
  readonly atRoot: boolean
  readonly evenWhenClosed: boolean
  readonly evenWhenLimited: boolean | readonly Limit[]
  readonly limit: 'read' | 'write' | 'secret'
}

/** What a caller hands in: path, query and body as one object. */
export type InputOf<C extends Call> = z.input<C['input']>
/** What the service receives: checked and with defaults. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>
/** What the caller gets. */
export type DataOf<C extends Call> = z.output<C['data']>
type OwnRefusal<F> = F extends Fail<infer Code> ? Refusal<Code> : never
/** What the service may answer with: the data, or one of the refusals declared beside the call. */
export type AnswerOf<C extends Call> = z.input<C['data']> | OwnRefusal<C['fails'][number]>
/** Codes a client may meet, those that every call shares included. */
export type CodeOf<C extends Call> =
  | (C['fails'][number] extends Fail<infer Code> ? Code : never)
  | (typeof SITE_CLOSED)['code']
  | (typeof KEY_REUSED)['code']

/**
 * Declares a call: `call('GET /notice/{id=idx}', { ... })`. The names in the path must be fields of the input;
 * TypeScript refuses the declaration otherwise.
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
    idempotent: definition.idempotent ?? false,
    act: definition.act,
    atRoot: definition.atRoot ?? false,
    evenWhenClosed: definition.evenWhenClosed ?? false,
    evenWhenLimited: definition.evenWhenLimited ?? false,
    limit: definition.limit ?? (method === 'GET' ? 'read' : 'write'),
  }
}

/** Fields that travel in the path, by the name in the input. */
export function isInPath(call: Pick<Call, 'pathNames'>, field: string): boolean {
  return Object.values(call.pathNames).includes(field)
}
