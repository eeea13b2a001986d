import type { Database, Sql } from '../../platform/database.ts'

interface Server {
  versionNum: number
  version: string
  /** Of the server, not of the club. */
  now: Temporal.Instant
}

export async function server(sql: Sql): Promise<Server> {
  const [row] = await sql<Server[]>`
    select current_setting('server_version_num')::int as version_num, current_setting('server_version') as version,
      clock_timestamp() as now`
  return row!
}

export interface Broken {
  record: string
  what: string
}

/** Records that break a rule, as the tests of the product look for them. */
export const brokenRules = (sql: Database) =>
  sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    return tx<Broken[]>`select record, what from invariant_violations`
  })
