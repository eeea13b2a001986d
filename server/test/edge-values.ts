import { FIRST_DATE, LAST_DATE } from '@clubhouse/contract/shape'
import * as z from 'zod'
import { defOf, type Leaf } from './sampled-call.ts'

const INT4 = 2 ** 31
const DAYS = [
  ...['0000-01-01', '0001-01-01', '1899-12-31', FIRST_DATE, '1900-02-29', '1999-12-31', '2027-02-29', '2028-02-29'],
  ...[LAST_DATE, '9999-01-01', '9999-12-31', '10000-01-01'],
]
const MONTHS = ['0001-01', '1899-12', '1900-01', '2028-02', '9998-12', '9999-12']
const TIMES = ['00:00', '23:59', '24:00']
const INSTANTS = [
  ...['0001-01-01T00:00:00Z', '1899-12-31T23:59:59.999999Z', `${FIRST_DATE}T00:00:00Z`, '2028-02-29T00:00:00.000001Z'],
  ...['2027-02-29T00:00:00Z', '2028-02-29T00:00:00.0000001Z', `${LAST_DATE}T23:59:59.999999Z`],
  ...['9998-12-31T23:59:59.9999999Z', '9999-12-31T23:59:59.9999999Z', '+010000-01-01T00:00:00Z'],
]

export type Kind = 'number' | 'date' | 'instant' | 'month' | 'time' | 'text'

/** What a field takes, by what it accepts and refuses. */
export function kindOf(shape: z.ZodType): Kind {
  if (defOf(shape).type === 'number') return 'number'
  const takes = (text: string) => shape.safeParse(text).success
  if (takes('text')) return 'text'
  if (takes('2027-03-01')) return 'date'
  if (takes('2027-03-01T00:00:00Z')) return 'instant'
  if (takes('2027-03')) return 'month'
  return takes('07:00') ? 'time' : 'text'
}

const EDGES: Record<Kind, (shape: z.ZodType) => unknown[]> = {
  number: (shape) => {
    const { minValue, maxValue } = shape as z.ZodNumber
    const own = [minValue, maxValue].flatMap((limit) => (limit == null ? [] : [limit - 1, limit, limit + 1]))
    return [...own, -1, 0, 0.5, INT4 - 1, INT4, -INT4, -INT4 - 1, 2 ** 53, 2 ** 63, 1e300]
  },
  date: () => DAYS,
  instant: () => INSTANTS,
  month: () => MONTHS,
  time: () => TIMES,
  text: (shape) => {
    const longest = (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }).maxLength as number) ?? 100
    const most = Math.min(longest, 20_000)
    return ['', ' ', '9', 'x'.repeat(most), 'x'.repeat(most + 1), '\u{1f600}'.repeat(most / 2), '1e999', DAYS.at(-2)!]
  },
}

/** Fields that take one of few values, and what is none of them. */
const CHOSEN = new Set(['boolean', 'enum', 'literal'])
const NO_CHOICE = ['constructor', '2', ' ']

/** Values at and beyond the limits of a field, each once. */
export const edgesOf = ({ shape, isKey }: Leaf): unknown[] =>
  isKey ? [] : [...new Set(CHOSEN.has(defOf(shape).type) ? NO_CHOICE : EDGES[kindOf(shape)](shape))]

/** The lowest and the highest that a field accepts. */
export function extremesOf({ shape }: Leaf): [unknown, unknown] | undefined {
  const accepted = EDGES[kindOf(shape)](shape).filter((value) => shape.safeParse(value).success)
  const sorted = accepted.sort((a, b) => (a as number) - (b as number) || (String(a) < String(b) ? -1 : 1))
  return kindOf(shape) === 'text' || sorted.length === 0 ? undefined : [sorted[0], sorted.at(-1)]
}
