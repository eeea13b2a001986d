import type { Sql } from '../../platform/database.ts'

export async function mine(sql: Sql, adminIdx: number): Promise<{ isSet: boolean; isUsedUp: boolean }> {
  const [row] = await sql<{ isUsedUp: boolean }[]>`
    select tries_left = 0 as is_used_up from admin_pin where admin_idx = ${adminIdx}`
  return { isSet: row !== undefined, isUsedUp: row?.isUsedUp ?? false }
}

export async function set(sql: Sql, adminIdx: number, pinHash: string): Promise<void> {
  await sql`
    insert into admin_pin (admin_idx, pin_hash) values (${adminIdx}, ${pinHash})
    on conflict (admin_idx) do update set pin_hash = excluded.pin_hash, tries_left = default, set_at = default`
}

export async function remove(sql: Sql, adminIdx: number): Promise<number> {
  const rows = await sql`delete from admin_pin where admin_idx = ${adminIdx} returning admin_idx`
  return rows.length
}
