import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import type { KEY_REUSED, Refusal, SITE_CLOSED } from '@clubhouse/contract/fail'

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

/** The answer to a call. A test reads `data` or `fail`, and fails readably when the call ended the other way. */
export class Asked<C extends Call> {
  readonly status: number
  readonly headers: Record<string, unknown>
  /** The envelope as it was sent. */
  readonly body: unknown
  readonly #call: C

  constructor(call: C, status: number, headers: Record<string, unknown>, body: unknown) {
    this.#call = call
    this.status = status
    this.headers = headers
    this.body = body
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

  get #name(): string {
    return `${this.#call.method} ${this.#call.path}`
  }
}

/** Method, address, body and headers of a call, as a browser sends it. Empty query values are left out. */
export function requestOf<C extends Call>(call: C, input: InputOf<C>) {
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
