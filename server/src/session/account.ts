import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

/** What a login must know of a person; undefined when there is none. */
export const accountOf = ({ sql: db }: Context, owner: Parameters<typeof sql.accountOf>[1]) => sql.accountOf(db, owner)
