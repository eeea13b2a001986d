import type { Database, Sql } from '../platform/database.ts'

/** An arbitrary key of an advisory lock, the same in every process. */
const LOCK = 7_301_844

/** Makes a club in one transaction. @returns false when the database holds a club already */
export async function intoEmpty(database: Database, make: (sql: Sql) => Promise<void>): Promise<boolean> {
  return database.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`set local lock_timeout = 0`
    await sql`select pg_advisory_xact_lock(${LOCK})`
    const [club] = await sql`select from club`
    if (club) return false
    await make(sql)
    return true
  }) as Promise<boolean>
}
