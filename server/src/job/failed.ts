import type { Context } from '../platform/context.ts'
import { isOverdue } from './rules.ts'
import * as sql from './sql.ts'

/** Jobs whose last run failed or whose time has passed. */
export async function failedJobs({ sql: db, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now()
  return (await sql.all(db)).filter((row) => row.lastError !== null || isOverdue(row, now)).length
}
