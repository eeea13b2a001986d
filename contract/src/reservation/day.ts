import * as z from 'zod'

/** By which a price and a rule tell days apart; holidays count as WEEKEND. Source: docs/rules.md, Days. */
export const dayClass = z.enum(['WEEKDAY', 'WEEKEND'])
export type DayClass = z.output<typeof dayClass>

/** A day that comes every year, MM-DD. */
export const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
