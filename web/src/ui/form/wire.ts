import { parseAmount } from '../../language/amount'
import { isDay } from './day-and-time'
import type { Value, Values } from './draft'
import { type Limits, limitsOf, type Shape, shapeAt } from './limits'

/** What is wrong with a value: too long and out of range say the limit in `most` and `least`. */
export type Fault = 'missing' | 'wrong' | 'long' | 'range'

/** How a field reads what is typed in it, when that differs from its shape: money, or a handicap of +2. */
export type Readers = Readonly<Record<string, (typed: string) => unknown>>

/** Typed digits as a number, with or without commas between them; NaN for anything else. */
export function numberOf(typed: string): number {
  const { amount, warning } = parseAmount(typed)
  return warning ? Number.NaN : amount
}

export const isWholeWithin = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && least <= number && number <= most

/** Nothing typed is null where that takes the value away, else an empty text where allowed, else undefined. */
export function wireOf(limits: Limits, value: Value, read?: (typed: string) => unknown): unknown {
  if (typeof value !== 'string') return value
  const text = limits.isTrimmed || limits.kind !== 'text' ? value.trim() : value
  if (text === '') return limits.isNullable ? null : isEmptyFine(limits) ? '' : undefined
  if (read) return read(text)
  return limits.kind === 'number' ? numberOf(text) : text
}

const isEmptyFine = (limits: Limits) =>
  limits.isEmptyFine || (limits.kind === 'text' && textFault(limits, '') === undefined)

/** What is wrong with a value of the wire. @param mayLeaveOut in a form for something new: what is optional is not sent */
export function faultOf(limits: Limits, wire: unknown, mayLeaveOut = false): Fault | undefined {
  if (wire === undefined) return limits.isOptional && mayLeaveOut ? undefined : 'missing'
  if (wire === null || (wire === '' && limits.isEmptyFine)) return undefined
  if (typeof wire === 'number') return numberFault(limits, wire)
  if (Array.isArray(wire)) return wire.length < (limits.least ?? 0) ? 'missing' : tooMany(limits, wire.length)
  if (typeof wire !== 'string') return undefined
  return limits.kind === 'date'
    ? isDay(wire) && isAllowed(limits, wire)
      ? undefined
      : 'wrong'
    : textFault(limits, wire)
}

function textFault(limits: Limits, text: string): Fault | undefined {
  const { least = 0, patterns, options } = limits
  if (text.length < least) return text === '' ? 'missing' : 'wrong'
  if (options && !options.includes(text)) return text === '' ? 'missing' : 'wrong'
  const isRight = patterns.every((pattern) => pattern.test(text)) && isAllowed(limits, text)
  if (!isRight) return text === '' ? 'missing' : 'wrong'
  return tooMany(limits, text.length)
}

function numberFault(limits: Limits, number: number): Fault | undefined {
  const { least = -Infinity, most = Infinity, isWhole } = limits
  if (Number.isNaN(number) || (isWhole && !Number.isSafeInteger(number))) return 'wrong'
  if (number < least || number > most) return 'range'
  return isAllowed(limits, number) ? undefined : 'wrong'
}

const tooMany = ({ most = Infinity }: Limits, size: number): Fault | undefined => (size > most ? 'long' : undefined)
const isAllowed = ({ rules }: Limits, value: unknown) => rules.every((rule) => rule(value as never))

/**
 * Fields with a dot go into their objects; unknown ones are left out.
 * @param isNew no empty field takes a value away
 */
export function inputOf(shape: Shape, values: Values, readers: Readers = {}, isNew = false): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values)) {
    const at = shapeAt(shape, field)
    const wire = at && wireOf(limitsOf(at), value, readers[field])
    if (wire === undefined || (isNew && (wire === '' || wire === null) && limitsOf(at!).isOptional)) continue
    const way = field.split('.')
    const last = way.pop()!
    const inner = way.reduce((object, name) => {
      object[name] ??= {}
      return object[name] as Record<string, unknown>
    }, input)
    inner[last] = wire
  }
  return input
}
