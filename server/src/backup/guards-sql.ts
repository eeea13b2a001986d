import type { Sql } from '../platform/database.ts'
import { quoted } from './copy.ts'

// What keeps rows from being loaded in any order. The owner of the tables may do all of this; no superuser is needed.

const ENABLE = { O: 'enable trigger', R: 'enable replica trigger', A: 'enable always trigger' } as const

/**
 * Sets triggers and foreign keys aside while rows are loaded, then puts them back as they were; the keys are checked for
 * every row. Rows of the migrations are removed before.
 * @param sql of a transaction
 */
export async function withoutGuards(sql: Sql, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const triggers = await sql<{ table: string; name: string; state: keyof typeof ENABLE | 'D' }[]>`
    select c.oid::regclass::text as table, quote_ident(t.tgname) as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not t.tgisinternal`
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    where connamespace = current_schema()::regnamespace and contype = 'f' and conparentid = 0`
  for (const { table, name } of triggers) await sql.unsafe(`alter table ${table} disable trigger ${name}`)
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  await sql.unsafe(`truncate ${tables.map(quoted).join(', ')}`)
  await load()
  for (const { table, name, definition } of keys)
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { table, name, state } of triggers)
    if (state !== 'D') await sql.unsafe(`alter table ${table} ${ENABLE[state]} ${name}`)
}
