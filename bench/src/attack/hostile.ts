import { ask, isEnvelope } from './ask.ts'
import type { Target } from './row.ts'
import type { Found } from './tried.ts'

const HOSTILE = ['a\0b', 'a\ud800', 'constructor', '__proto__']
const LONG = 'x'.repeat(100_000)
/** Request line and headers are limited to 16 kB together. */
const LONG_IN_ADDRESS = 'x'.repeat(10_000)
const AT_ONCE = 16
const TEXTS = ['text', 'GC001', '2027-03-01', '2027-03', '07:00', '1', 'someone@example.com', '010-5550-0142', 'en']

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  pattern?: string
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}
type Path = (string | number)[]
interface Shot {
  call: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export async function hostileTexts(target: Target): Promise<Found> {
  const { body } = await ask(target, '/hp/api/openapi.json')
  const document = JSON.parse(body) as Document
  const shots = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => shotsAt(document, path, method, operation)),
  )
  const faults: string[] = []
  let answered = 0
  const fire = async ({ call, path, ...asked }: Shot) => {
    try {
      const { status, headers, body: said } = await ask(target, path, asked)
      answered++
      const isJson = headers['content-type']?.startsWith('application/json') ?? false
      if (status >= 500) faults.push(`${call} answered ${status}`)
      else if (status >= 400 && !isEnvelope(said)) faults.push(`${call} answered ${status} without the envelope`)
      else if (status === 200 && isJson && !path.endsWith('/openapi.json') && !isEnvelope(said))
        faults.push(`${call} answered without the envelope`)
    } catch (error) {
      faults.push(`${call}: ${(error as Error).message}`)
    }
  }
  for (let at = 0; at < shots.length; at += AT_ONCE) await Promise.all(shots.slice(at, at + AT_ONCE).map(fire))
  const calls = new Set(shots.map(({ call }) => call)).size
  return { sent: shots.length, answered, faults, detail: `${calls} calls, no 5xx, each in the envelope` }
}

function shotsAt(document: Document, template: string, method: string, operation: Operation): Shot[] {
  const call = `${method.toUpperCase()} ${template}`
  const parameters = (operation.parameters ?? []).filter(({ in: where }) => where === 'path' || where === 'query')
  const values = new Map(parameters.map(({ name, schema }) => [name, String(sample(document, schema ?? {}))]))
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const isUpload = type === 'multipart/form-data'
  const schema = content && (isUpload ? resolve(document, content.schema).properties?.data : content.schema)
  const input = schema && sample(document, schema)
  const shot = (changed: Map<string, string>, value: unknown): Shot => ({
    call,
    method: method.toUpperCase(),
    path: addressOf(template, parameters, changed),
    ...(schema && bodyOf(value, isUpload)),
  })
  const inAddress = parameters.flatMap(({ name }) =>
    [...HOSTILE, LONG_IN_ADDRESS].map((text) => shot(new Map([...values, [name, text]]), input)),
  )
  const fields = schema ? texts(document, schema) : []
  const inBody = fields.flatMap((path) => [...HOSTILE, LONG].map((text) => shot(values, changed(input, path, text))))
  return [...inAddress, ...inBody]
}

function addressOf(template: string, parameters: { name: string; in: string }[], values: Map<string, string>): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values.get(name) ?? '1'))
  const query = parameters
    .filter(({ in: where }) => where === 'query')
    .map(({ name }) => `${encodeURIComponent(name)}=${encoded(values.get(name)!)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** encodeURIComponent rejects a lone surrogate; its bytes can be sent. */
const encoded = (text: string) =>
  text
    .split('\ud800')
    .map((part) => encodeURIComponent(part))
    .join('%ED%A0%80')

function bodyOf(value: unknown, isUpload: boolean): Pick<Shot, 'body' | 'headers'> {
  const json = JSON.stringify(value)
  if (!isUpload) return { body: json, headers: { 'content-type': 'application/json' } }
  return {
    body: `--between\r\nContent-Disposition: form-data; name="data"\r\n\r\n${json}\r\n--between--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=between' },
  }
}

function resolve(document: Document, schema: Schema): Schema {
  const named = schema.$ref && document.components?.schemas?.[schema.$ref.split('/').at(-1)!]
  const found = named ? resolve(document, named) : schema
  const inner = found.anyOf?.[0] ?? found.oneOf?.[0] ?? found.allOf?.[0]
  return inner ? resolve(document, inner) : found
}

/** Deep enough for every call; recursive shapes have no end. */
const DEEPEST = 5

function sample(document: Document, schema: Schema, depth = 0): unknown {
  const { const: only, enum: some, type, properties, items, minimum, pattern } = resolve(document, schema)
  if (only !== undefined) return only
  if (some) return some[0]
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'object' || properties) {
    if (depth >= DEEPEST) return {}
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [name, sample(document, inner, depth + 1)]),
    )
  }
  if (kind === 'array') return items && depth < DEEPEST ? [sample(document, items, depth + 1)] : []
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return Math.max(minimum ?? 1, 1)
  return TEXTS.find((text) => !pattern || new RegExp(pattern, 'u').test(text)) ?? 'text'
}

function texts(document: Document, schema: Schema, path: Path = []): Path[] {
  if (path.length > DEEPEST) return []
  const { type, properties, items } = resolve(document, schema)
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'object' || properties)
    return Object.entries(properties ?? {}).flatMap(([name, inner]) => texts(document, inner, [...path, name]))
  if (kind === 'array') return items ? texts(document, items, [...path, 0]) : []
  return kind === 'string' || kind === undefined ? [path] : []
}

function changed(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text
  if (Array.isArray(value)) return value.map((item, i) => (i === first ? changed(item, rest, text) : item))
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, inner]) => [name, name === first ? changed(inner, rest, text) : inner]),
  )
}
