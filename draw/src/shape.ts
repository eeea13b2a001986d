import { canonical } from './canonical.ts'

/** What a value of a bundle has to look like before anything is computed from it. */
export type Shape =
  | { text: RegExp; is: string }
  | { from: number; to: number }
  | 'boolean'
  | { list: Shape; from?: number; to?: number }
  | Fields

interface Fields {
  /** A name that ends in ? may be missing. */
  fields: Record<string, Shape>
  /** Whether it may have more fields, with any value that has a canonical form. */
  isOpen?: true
}

export interface Misshapen {
  path: string
  /** In plain English; undefined where nothing should be. */
  expected?: string
}

/** The places where a value does not have its shape. */
export function misshapen(value: unknown, shape: Shape, path = ''): Misshapen[] {
  if (shape === 'boolean') return typeof value === 'boolean' ? [] : [{ path, expected: 'true or false' }]
  if ('text' in shape)
    return typeof value === 'string' && value.isWellFormed() && shape.text.test(value)
      ? []
      : [{ path, expected: shape.is }]
  if ('list' in shape) {
    const { list, from = 0, to = Number.MAX_SAFE_INTEGER } = shape
    if (!Array.isArray(value)) return [{ path, expected: 'a list' }]
    if (value.length < from || value.length > to) return [{ path, expected: `a list of ${from} to ${to}` }]
    return value.flatMap((inner, i) => misshapen(inner, list, `${path}[${i}]`))
  }
  if ('from' in shape) {
    const isInside = Number.isSafeInteger(value) && Number(value) >= shape.from && Number(value) <= shape.to
    return isInside ? [] : [{ path, expected: `a whole number from ${shape.from} to ${shape.to}` }]
  }
  return misshapenFields(value, shape, path)
}

function misshapenFields(value: unknown, { fields, isOpen }: Fields, path: string): Misshapen[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, expected: 'an object' }]
  const found = new Map<string, unknown>(Object.entries(value))
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const wrong = Object.entries(fields).flatMap(([declared, shape]) => {
    const name = declared.replace(/\?$/, '')
    const isLeftOut = name !== declared && !found.has(name)
    const inner = found.get(name)
    found.delete(name)
    return isLeftOut ? [] : misshapen(inner, shape, at(name))
  })
  for (const [name, inner] of found)
    if (!isOpen) wrong.push({ path: at(name) })
    else if (!hasCanonicalForm(inner)) wrong.push({ path: at(name), expected: 'a value with a canonical form' })
  return wrong
}

function hasCanonicalForm(value: unknown): boolean {
  try {
    canonical(value)
    return true
  } catch {
    return false
  }
}
