import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

export const accountOf = ({ sql: db }: Context, owner: Parameters<typeof sql.accountOf>[1]) => sql.accountOf(db, owner)
