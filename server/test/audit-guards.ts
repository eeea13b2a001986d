import type postgres from 'postgres'

/** The triggers that let the log and its chain only grow. */
const GUARDS = [
  ['audit', 'audit_append_only'],
  ['audit', 'audit_not_emptied'],
  ['audit_link', 'audit_link_append_only'],
  ['audit_link', 'audit_link_not_emptied'],
  ['audit_chain', 'audit_chain_grows'],
  ['audit_chain', 'audit_chain_not_emptied'],
] as const

/** What the owner of the tables could do. @param sql of a transaction */
export async function withoutGuards(sql: Pick<postgres.Sql, 'unsafe'>, change: () => Promise<unknown>): Promise<void> {
  for (const [table, guard] of GUARDS) await sql.unsafe(`alter table ${table} disable trigger ${guard}`)
  await change()
  for (const [table, guard] of GUARDS) await sql.unsafe(`alter table ${table} enable always trigger ${guard}`)
}
