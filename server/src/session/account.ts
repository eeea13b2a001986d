import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

/** The account data a login needs; undefined when there is none. */
export const accountOf = ({ sql: db }: Context, owner: Parameters<typeof sql.accountOf>[1]) => sql.accountOf(db, owner)
