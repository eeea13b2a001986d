import { type Call, isInPath } from '@clubhouse/contract/call'
import { OPTIONAL_PUSHES } from '@clubhouse/contract/mail'
import { CODE_GROUP } from '@clubhouse/contract/shape'
import * as z from 'zod'
import { codeGroups } from '../src/seed/codes/codes.ts'
import { CLUB, PASSWORD } from './club.ts'

/** Texts of every format that the contract asks for. */
const TEXTS = [
  ...['abcdef1', 'en', CLUB, 'GREENHILL', '2027-03-01', '2027-03', '07:00', '2027-03-01T00:00:00Z', 'C0130', '1'],
  ...[
    '203.0.113.7',
    'someone@example.com',
    '010-5550-0142',
    'https://club.example/',
    PASSWORD,
    '504.1',
    'at.x',
    '03-01',
    '#336699',
    'USD',
    '123456',
    'a.png',
    'G-ABCD1234',
    '025550100',
    '0123456789abcdef0123456789abcdef',
    // The keys of a push subscription: a point of the curve P-256, and 16 bytes.
    'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    'AAAAAAAAAAAAAAAAAAAAAA',
    ...OPTIONAL_PUSHES,
  ],
]

type Def = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
  items?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
}
export const defOf = (shape: z.ZodType) => shape._zod.def as Def
const INNER = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional'])

/** The name of the one field of a record. */
const keyOf = (def: Def) => (def.keyType!.safeParse('en').success ? 'en' : String(sample(def.keyType!)))

/** A value that the shape accepts, with every optional field. */
export function sample(shape: z.ZodType): unknown {
  const def = defOf(shape)
  if (INNER.has(def.type)) return sample(def.innerType!)
  if (def.type === 'pipe') return sample(def.in!)
  if (def.type === 'union') return sample(def.options![0]!)
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape!).map(([name, inner]) => [name, sample(inner)]))
  if (def.type === 'array') {
    const [one, least] = [sample(def.element!), z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }).minItems]
    return Array.from({ length: (least as number | undefined) ?? 1 }, () => one)
  }
  if (def.type === 'tuple') return def.items!.map(sample)
  if (def.type === 'record') return { [keyOf(def)]: sample(def.valueType!) }
  if (def.type === 'enum') return Object.values(def.entries!)[0]
  if (def.type === 'literal') return def.values![0]
  if (def.type === 'boolean') return true
  if (def.type === 'number')
    return [1, 0, 3, 9, 10, 100, 480, 2027].find((value) => shape.safeParse(value).success) ?? 1
  const group = codeGroups.find(({ id }) => id === (shape as z.ZodString).meta()?.[CODE_GROUP])
  if (group) return group.codes[0]![0]
  return TEXTS.find((text) => shape.safeParse(text).success) ?? 'text'
}

const HOLDS_OTHERS = new Set(['object', 'array', 'tuple', 'record', ...INNER])

export type Path = readonly (string | number)[]

export interface Leaf {
  path: Path
  shape: z.ZodType
  /** The name of the field, which the caller chooses, instead of its value. */
  isKey?: true
}

/** Every field of a sample that holds no others, and every key that the caller chooses. */
export function leavesOf(shape: z.ZodType, path: Path = []): Leaf[] {
  const def = defOf(shape)
  if (INNER.has(def.type)) return leavesOf(def.innerType!, path)
  if (def.type === 'pipe') return leavesOf(def.in!, path)
  if (def.type === 'union' && def.options!.some((option) => HOLDS_OTHERS.has(defOf(option).type)))
    return leavesOf(def.options![0]!, path)
  if (def.type === 'object')
    return Object.entries(def.shape!).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  if (def.type === 'array') return leavesOf(def.element!, [...path, 0])
  if (def.type === 'tuple') return def.items!.flatMap((item, i) => leavesOf(item, [...path, i]))
  if (def.type === 'record')
    return [...leavesOf(def.valueType!, [...path, keyOf(def)]), { path: [...path, keyOf(def)], shape, isKey: true }]
  return [{ path, shape }]
}

/** Every list of a sample, with the most items that it takes. */
export function listsOf(shape: z.ZodType, path: Path = []): { path: Path; shape: z.ZodType; most?: number }[] {
  const def = defOf(shape)
  if (INNER.has(def.type)) return listsOf(def.innerType!, path)
  if (def.type === 'pipe') return listsOf(def.in!, path)
  if (def.type === 'object')
    return Object.entries(def.shape!).flatMap(([name, inner]) => listsOf(inner, [...path, name]))
  if (def.type !== 'array') return []
  const most = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }).maxItems as number | undefined
  return [{ path, shape, most }, ...listsOf(def.element!, [...path, 0])]
}

/** Whether a call needs the field. */
export const isNeeded = (call: Call, field: string) =>
  !(call.input.shape[field] as z.ZodType).safeParse(undefined).success

export const travelsInAddress = (call: Call, field: string) => call.method === 'GET' || isInPath(call, field)

/** @param isKey changes the name of the field at the path, which the caller chose */
export function changed(input: unknown, [first, ...rest]: Path, value: unknown, isKey?: true): unknown {
  if (first === undefined) return value
  if (Array.isArray(input)) return input.map((item, i) => (i === first ? changed(item, rest, value, isKey) : item))
  return Object.fromEntries(
    Object.entries(input as object).map(([name, inner]) => {
      if (name !== first) return [name, inner]
      return isKey && rest.length === 0 ? [String(value), inner] : [name, changed(inner, rest, value, isKey)]
    }),
  )
}

const query = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))

export interface Caller {
  token?: string
  memberIdx?: number
}

export function requestOf(call: Call, input: Record<string, unknown>, { token }: Caller) {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, wire: string) => {
    const name = call.pathNames[wire]!
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const url = (call.atRoot ? '' : '/hp/api') + path
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (call.method === 'GET') {
    const asked = Object.entries(rest).map(([name, value]) => `${name}=${encodeURIComponent(query(value))}`)
    return { method: call.method, url: `${url}?${asked.join('&')}`, headers }
  }
  if (call.kind !== 'upload')
    return {
      method: call.method,
      url,
      payload: JSON.stringify(rest),
      headers: { ...headers, 'content-type': 'application/json' },
    }
  const payload = `--between\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify(rest)}\r\n--between--\r\n`
  return {
    method: call.method,
    url,
    payload,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=between' },
  }
}
