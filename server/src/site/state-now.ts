import type { Context } from '../platform/context.ts'
import { state } from './sql.ts'

/** Is the site stopped (0), open (1) or closed (2) now? */
export async function siteState({ sql }: Pick<Context, 'sql'>): Promise<0 | 1 | 2> {
  return (await state(sql)).state
}
