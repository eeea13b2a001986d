interface Definition {
  type: string
  checks?: { _zod: { def: object } }[]
  shape?: object
  [more: string]: unknown
}

const checked = (def: object) => ({ _zod: { def } })

/** What zod's shape of the same declaration says of itself under `_zod.def`, as far as `web/src/ui/form/limits.ts` reads it. */
class Shape {
  readonly _zod: { def: Definition }

  constructor(def: Definition) {
    this._zod = { def }
  }

  get shape() {
    return this._zod.def.shape
  }

  get options() {
    return this._zod.def.options ?? Object.values(this._zod.def.entries as object)
  }

  check(...checks: { _zod: { def: object } }[]) {
    const { def } = this._zod
    return new Shape({ ...def, checks: [...(def.checks ?? []), ...checks] })
  }

  min(least: number) {
    const check =
      this._zod.def.type === 'number'
        ? { check: 'greater_than', value: least, inclusive: true }
        : { check: 'min_length', minimum: least }
    return this.check(checked(check))
  }

  max(most: number) {
    const check =
      this._zod.def.type === 'number'
        ? { check: 'less_than', value: most, inclusive: true }
        : { check: 'max_length', maximum: most }
    return this.check(checked(check))
  }

  length = (length: number) => this.check(checked({ check: 'length_equals', length }))
  regex = (pattern: RegExp) => this.check(checked({ check: 'string_format', format: 'regex', pattern }))
  trim = () => this.check(checked({ check: 'overwrite' }))
  refine = (fn: unknown) => this.check(checked({ check: 'custom', fn }))
  superRefine = () => this
  meta = () => this
  optional = () => new Shape({ type: 'optional', innerType: this })
  nullable = () => new Shape({ type: 'nullable', innerType: this })
  nullish = () => this.nullable().optional()
  default = (value: unknown) => new Shape({ type: 'default', innerType: this, defaultValue: value })
  transform = () => new Shape({ type: 'pipe', in: this })
  extend = (more: object) => object({ ...descriptors(this.shape!), ...descriptors(more) })
  omit = (names: object) => this.without((name) => name in names)
  pick = (names: object) => this.without((name) => !(name in names))

  partial() {
    const all = Object.entries(this.shape as Record<string, Shape>)
    return new Shape({ type: 'object', shape: Object.fromEntries(all.map(([name, one]) => [name, one.optional()])) })
  }

  private without(isLeftOut: (name: string) => boolean) {
    const all = Object.entries(descriptors(this.shape as object))
    return object(Object.fromEntries(all.filter(([name]) => !isLeftOut(name))))
  }
}

// A shape that contains itself says so with a getter, which must not be asked before the shape is made.
const descriptors = (shape: object) => Object.getOwnPropertyDescriptors(shape)
const object = (all: PropertyDescriptorMap) =>
  new Shape({ type: 'object', shape: Object.defineProperties({}, all) as object })
const of = (type: string, more: object = {}) => new Shape({ type, ...more })

const z: Record<string, unknown> = {
  object: (shape: object) => of('object', { shape }),
  looseObject: (shape: object) => of('object', { shape }),
  array: (element: Shape) => of('array', { element }),
  tuple: () => of('tuple'),
  record: (keyType: Shape, valueType: Shape) => of('record', { keyType, valueType }),
  union: (options: Shape[]) => of('union', { options }),
  enum: (entries: object) =>
    of('enum', { entries: Array.isArray(entries) ? Object.fromEntries(entries.map((one) => [one, one])) : entries }),
  literal: (value: unknown) => of('literal', { values: [value] }),
  string: () => of('string'),
  email: ({ pattern }: { pattern: RegExp }) => of('string', { check: 'string_format', format: 'email', pattern }),
  number: () => of('number'),
  int: () => of('number', { check: 'number_format', format: 'safeint' }),
  int32: () => of('number', { check: 'number_format', format: 'int32' }),
  boolean: () => of('boolean'),
  null: () => of('null'),
  unknown: () => of('unknown'),
  custom: () => of('custom'),
  iso: {
    date: () => of('string', { check: 'string_format', format: 'date' }),
    datetime: () => of('string', { check: 'string_format', format: 'datetime' }),
  },
}

type Step = readonly [name: string, args?: readonly unknown[]]
type Named = Record<string, unknown>

const stepsOf = (value: unknown): readonly Step[] | undefined =>
  typeof value === 'function' ? (value as unknown as { recorded?: readonly Step[] }).recorded : undefined

/** The shape that a record tells of: in the browser the contract is declared on `web/recorded-shapes.ts`. */
export function replayed(value: unknown): unknown {
  const steps = stepsOf(value)
  if (steps)
    return steps.reduce<unknown>((at, [name, args]) => (name === '...' ? at : step(at as Named, name, args)), z)
  if (Array.isArray(value))
    return value.flatMap((one) => (isSpread(one) ? (replayed(one) as unknown[]) : [replayed(one)]))
  if (typeof value !== 'object' || value === null || value instanceof RegExp || value instanceof Shape) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replayed(one)]))
}

const isSpread = (value: unknown) => stepsOf(value)?.at(-1)?.[0] === '...'

function step(at: Named, name: string, args: readonly unknown[] | undefined): unknown {
  const found = at[name]
  return args ? (found as (...all: unknown[]) => unknown).apply(at, args.map(replayed)) : found
}
