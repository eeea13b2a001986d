import { ERASED } from '@clubhouse/contract/office/history'

/** Filters of lists that people type: a name or an address, so the log of exports says only that they were used. */
export const TYPED: readonly string[] = ['keyword', 'to']

/** Filters as the log keeps them. Decision 160. */
export const untyped = (filters: object) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, TYPED.includes(name) ? ERASED : value]))
