import type * as z from 'zod'

/** Converts texts of a path or query to what the shape expects. Anything else stays text, and the shape refuses it. */
export function fromText(shape: z.ZodType, value: unknown): unknown {
  const type = innerType(shape)
  if (type === 'array') {
    const items = Array.isArray(value) ? value : String(value).split(',')
    const element = (unwrap(shape) as unknown as { element: z.ZodType }).element
    return items.map((item) => fromText(element, item))
  }
  if (typeof value !== 'string') return value
  if (type === 'number' && /^-?\d{1,16}(\.\d{1,9})?$/.test(value)) return Number(value)
  if (type === 'boolean')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value
  return value
}

function unwrap(shape: z.ZodType): z.ZodType {
  const def = shape._zod.def as unknown as { type: string; innerType?: z.ZodType }
  return def.innerType && ['optional', 'nullable', 'default', 'prefault'].includes(def.type)
    ? unwrap(def.innerType)
    : shape
}

function innerType(shape: z.ZodType): string {
  return (unwrap(shape)._zod.def as { type: string }).type
}
