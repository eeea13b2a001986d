import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

/** When each menu was last changed. */
export const menuChanges = ({ sql: db }: Pick<Context, 'sql'>) => sql.changes(db)
