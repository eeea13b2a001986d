import type { Context } from '../platform/context.ts'
import { state } from './sql.ts'

export async function siteState({ sql }: Pick<Context, 'sql'>): Promise<0 | 1 | 2> {
  return (await state(sql)).state
}
