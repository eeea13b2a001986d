import * as z from 'zod'

/** Converts texts of a path or query to what the shape expects. Anything else stays text, and the shape refuses it. */
export function fromText(shape: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrap(shape)
  if (inner instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : String(value).split(',')
    return items.map((item) => fromText(inner.element, item))
  }
  if (typeof value !== 'string') return value
  if (inner instanceof z.ZodNumber && /^-?\d{1,16}(\.\d{1,9})?$/.test(value)) return Number(value)
  if (inner instanceof z.ZodBoolean)
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value
  return value
}

function unwrap(shape: z.core.$ZodType): z.core.$ZodType {
  const inner = innerOf(shape)
  return inner ? unwrap(inner) : shape
}

/** The shape of a field that may be left out or empty. */
export function innerOf(shape: z.core.$ZodType): z.core.$ZodType | undefined {
  const isAround =
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodPrefault
  return isAround ? shape.unwrap() : undefined
}
