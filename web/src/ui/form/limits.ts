import { replayed } from './light-shapes'

/** What a field may hold, as its shape in the contract says. */
export interface Limits {
  kind: 'text' | 'date' | 'number' | 'boolean' | 'list' | 'object' | 'other'
  isOptional: boolean
  /** Null takes the value away. */
  isNullable: boolean
  /** An empty text is a value of its own, whatever the patterns say. */
  isEmptyFine: boolean
  /** Spaces around a text are dropped. */
  isTrimmed: boolean
  isWhole: boolean
  /** Characters of a text, entries of a list, or the value of a number. */
  least?: number
  most?: number
  patterns: readonly RegExp[]
  rules: readonly ((value: never) => unknown)[]
  options?: readonly string[]
  /** The value that it has when it is left out. */
  first?: unknown
}

interface Definition {
  type?: string
  check?: string
  format?: string
  innerType?: Shape
  defaultValue?: unknown
  element?: Shape
  /** Of a record: the shape under every name. */
  valueType?: Shape
  in?: Shape
  shape?: Record<string, Shape>
  options?: Shape[]
  entries?: Record<string, unknown>
  values?: unknown[]
  checks?: Shape[]
  pattern?: RegExp
  minimum?: number
  maximum?: number
  length?: number
  value?: number
  fn?: (value: never) => unknown
}

/** A shape of zod; in the browser a record of one. */
export interface Shape {
  readonly _zod: { readonly def: object }
}

const defOf = (shape: Shape) => shape._zod.def as Definition
const KINDS: Record<string, Limits['kind']> = {
  string: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
}
const NONE: Limits = {
  kind: 'other',
  isOptional: false,
  isNullable: false,
  isEmptyFine: false,
  isTrimmed: false,
  isWhole: false,
  patterns: [],
  rules: [],
}

const known = new WeakMap<Shape, Limits>()
const made = new WeakMap<Shape, Shape>()

/** What says of itself what it allows. */
function real(shape: Shape): Shape {
  if (typeof shape !== 'function') return shape
  const found = made.get(shape) ?? (replayed(shape) as Shape)
  made.set(shape, found)
  return found
}

/** Reads the limits of a shape; what a form cannot know, such as a pipe of two shapes, is left to the server. */
export function limitsOf(shape: Shape): Limits {
  const found = known.get(shape) ?? read(defOf(real(shape)))
  known.set(shape, found)
  return found
}

/** The shape of a field in an object: `settings.taxMail` is in an object of its own, `players.name` in each entry of a list. */
export function shapeAt(shape: Shape, field: string): Shape | undefined {
  return field.split('.').reduce<Shape | undefined>((at, name) => at && within(at, name), real(shape))
}

export function limitsAt(shape: Shape, field: string): Limits | undefined {
  const at = shapeAt(shape, field)
  return at && limitsOf(at)
}

function within(shape: Shape, name: string): Shape | undefined {
  const { innerType, element, valueType, shape: fields } = defOf(shape)
  const inner = innerType ?? element
  return inner ? within(inner, name) : (valueType ?? fields?.[name])
}

function read(def: Definition): Limits {
  if (def.type === 'optional') return { ...limitsOf(def.innerType!), isOptional: true }
  if (def.type === 'default') return { ...limitsOf(def.innerType!), isOptional: true, first: def.defaultValue }
  if (def.type === 'nullable') return { ...limitsOf(def.innerType!), isNullable: true }
  if (def.type === 'pipe') return limitsOf(def.in!)
  if (def.type === 'union') return union(def.options!)
  const kind = KINDS[def.type ?? ''] ?? 'other'
  const options = def.entries && Object.values(def.entries).map(String)
  return [def, ...(def.checks ?? []).map(defOf)].reduce(withCheck, { ...NONE, kind, ...(options && { options }) })
}

/** A shape, or an empty text in its place; no form has a field for another union. */
function union(shapes: Shape[]): Limits {
  const others = shapes.filter((shape) => defOf(shape).values?.[0] !== '')
  return others.length === 1 && shapes.length === 2 ? { ...limitsOf(others[0]!), isEmptyFine: true } : NONE
}

function withCheck(limits: Limits, def: Definition): Limits {
  switch (def.check) {
    case 'overwrite':
      return { ...limits, isTrimmed: true }
    case 'min_length':
      return { ...limits, least: def.minimum }
    case 'max_length':
      return { ...limits, most: def.maximum }
    case 'length_equals':
      return { ...limits, least: def.length, most: def.length }
    case 'greater_than':
      return { ...limits, least: def.value }
    case 'less_than':
      return { ...limits, most: def.value }
    case 'number_format':
      return { ...limits, isWhole: true }
    case 'string_format':
      return def.format === 'date'
        ? { ...limits, kind: 'date' }
        : { ...limits, patterns: def.pattern ? [...limits.patterns, def.pattern] : limits.patterns }
    case 'custom':
      return { ...limits, rules: def.fn ? [...limits.rules, def.fn] : limits.rules }
    default:
      return limits
  }
}
