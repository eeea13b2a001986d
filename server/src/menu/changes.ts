import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

export const menuChanges = ({ sql: db }: Pick<Context, 'sql'>) => sql.changes(db)

/** The fields that differ, before and after. */
export function differences(before: object, after: object) {
  const names = Object.keys(after) as never[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const some = (all: object) => Object.fromEntries(changed.map((name) => [name, all[name]]))
  return { before: some(before), after: some(after) }
}
