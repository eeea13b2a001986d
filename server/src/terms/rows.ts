import type { Sql } from '../platform/database.ts'

/** Types of the terms in force. */
export async function typesInForce(sql: Sql): Promise<string[]> {
  const rows = await sql<{ termsType: string }[]>`
    select distinct terms_type from terms_version where state = 'IN_FORCE'`
  return rows.map(({ termsType }) => termsType)
}
