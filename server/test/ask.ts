import type { Call, DataOf, InputOf, Method } from '@clubhouse/contract/call'
import type { KEY_REUSED, Refusal, SITE_CLOSED } from '@clubhouse/contract/fail'
import type { LightMyRequestResponse } from 'fastify'

type Declared<C extends Call> = C['fails'][number] | typeof SITE_CLOSED | typeof KEY_REUSED
type CodeOf<F> = F extends (vars: never) => Refusal<infer Code> ? Code : never
/** A refusal without variables declares a record without keys. */
type VarsOf<F> = F extends (vars: infer Vars) => unknown ? (string extends keyof Vars ? never : Vars) : never
type NameOf<Vars> = Vars extends unknown ? keyof Vars : never
type ValueOf<Vars, Name extends PropertyKey> = Vars extends unknown
  ? Name extends keyof Vars
    ? Exclude<Vars[Name], Temporal.Instant>
    : never
  : never

/** A refusal that the contract declares, or one of the protocol, whose code is the status or 463. */
interface FailOf<C extends Call> {
  code: CodeOf<Declared<C>> | `${number}`
  msgCode: string
  /** What any of the refusals declares; a refusal has those of its code. */
  msgVar: { [Name in NameOf<VarsOf<Declared<C>>>]: ValueOf<VarsOf<Declared<C>>, Name> }
  msgDetail?: string
  msg?: string
}

type Envelope<C extends Call> = { result: true; data: DataOf<C> } | { result: false; fail: FailOf<C> }

/** What all answers have. Its data has no shape, because the call is not known. */
export interface Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: unknown
  readonly result: boolean
  readonly data: unknown
  readonly fail: { code: string; msgCode: string; msgVar: Record<string, unknown>; msgDetail?: string; msg?: string }
  readonly code: string | undefined
}

/** The answer to a call. A test reads `data` or `fail`, and fails readably when the call ended the other way. */
export class Asked<C extends Call> implements Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  /** The answer as it was sent, such as a download. */
  readonly bytes: Buffer
  /** The envelope as it was sent; undefined where the answer is not JSON. */
  readonly body: unknown
  readonly #name: string

  constructor(name: string, { statusCode, headers, rawPayload }: LightMyRequestResponse) {
    this.#name = name
    this.status = statusCode
    this.headers = headers
    this.bytes = rawPayload
    this.body = String(headers['content-type']).includes('json') ? JSON.parse(String(rawPayload)) : undefined
  }

  get #envelope(): Envelope<C> {
    return this.body as Envelope<C>
  }

  get result(): boolean {
    return this.#envelope.result
  }

  get data(): DataOf<C> {
    if (this.#envelope.result) return this.#envelope.data
    throw new Error(`${this.#name} was refused: ${JSON.stringify(this.#envelope.fail)}`)
  }

  get fail(): FailOf<C> {
    if (!this.#envelope.result) return this.#envelope.fail
    throw new Error(`${this.#name} was not refused: ${JSON.stringify(this.#envelope.data)}`)
  }

  /** The code of the refusal; undefined where there is none. */
  get code(): FailOf<C>['code'] | undefined {
    return this.#envelope.result ? undefined : this.#envelope.fail.code
  }
}

/** A file of an upload. */
export interface Sent {
  name: string
  type: string
  bytes: Buffer
}

/** The input of a call; an upload takes files too. */
export type AskedWith<C extends Call> = 'upload' extends C['kind']
  ? FieldsOf<C> & { files?: readonly Sent[] }
  : InputOf<C>
/** The input of a call without fields takes no field at all. */
type FieldsOf<C extends Call> = keyof C['input']['shape'] extends never ? unknown : InputOf<C>

/** Method, address, body and headers of a call, as a browser sends it. Empty query values are left out. */
export async function requestOf(call: Call, input: object) {
  const fields = new Map<string, unknown>(Object.entries(input))
  const take = (field: string) => {
    const value = fields.get(field)
    fields.delete(field)
    return value
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, wire: string) =>
    encodeURIComponent(String(take(call.pathNames[wire]!))),
  )
  const headers: Record<string, string> = {}
  for (const [header, field] of Object.entries(call.headers)) {
    const value = take(field)
    if (value !== undefined) headers[header] = String(value)
  }
  const url = (call.atRoot ? '' : '/hp/api') + path
  if (call.kind === 'upload') {
    const files = take('files') as Sent[] | undefined
    const form = await multipart(Object.fromEntries(fields), files, call.files?.part)
    return { method: call.method, url, payload: form.payload, headers: { ...headers, ...form.headers } }
  }
  if (call.method !== 'GET') {
    const payload = JSON.stringify(Object.fromEntries(fields))
    return { method: call.method, url, payload, headers: { ...headers, 'content-type': 'application/json' } }
  }
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
  }
  return { method: call.method, url: query.size > 0 ? `${url}?${query}` : url, headers }
}

export type Route = `${Method} ${string}`

/** A method and an address below `/hp/api`, with any body. */
export function requestAt(route: Route, body?: unknown) {
  const at = route.indexOf(' ')
  const [method, url] = [route.slice(0, at) as Method, `/hp/api${route.slice(at + 1)}`]
  if (body === undefined) return { method, url, headers: {} }
  return { method, url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** The parts of an upload, encoded as by a browser. */
async function multipart(data: unknown, files: readonly Sent[] = [], part = 'file') {
  const form = new FormData()
  form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }))
  for (const { name, type, bytes } of files) form.append(part, new Blob([new Uint8Array(bytes)], { type }), name)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type')! }
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers }
}
