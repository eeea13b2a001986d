import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

export const menuChanges = ({ sql: db }: Pick<Context, 'sql'>) => sql.changes(db)
