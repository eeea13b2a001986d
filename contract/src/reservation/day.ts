import * as z from 'zod'

/** By which a price and a rule tell days apart; holidays count as WEEKEND. Source: docs/rules.md, Days. */
export const dayClass = z.enum(['WEEKDAY', 'WEEKEND'])
export type DayClass = z.output<typeof dayClass>

/** The first part of a day. Of code group 218. */
export const MORNING = '1'

/** A day that comes every year, MM-DD. */
export const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
