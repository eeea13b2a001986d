import type { Context } from '../../platform/context.ts'
import * as sql from './sql.ts'

export const isFree = ({ sql: db }: Pick<Context, 'sql'>, id: string) => sql.isFree(db, id)
