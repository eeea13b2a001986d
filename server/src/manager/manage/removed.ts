import { type Removable, removeRow, restoreRow } from '../../office/record/removed.ts'
import type { Sql } from '../../platform/database.ts'
import type { Transaction } from '../../platform/write.ts'

/** The row stays with the names, for the audit log; the rows that belong to the account end with it. */
export const MANAGER: Removable = {
  noun: 'admin',
  table: 'admin',
  column: 'admin_idx',
  children: ['admin_right', 'password_history', 'totp', 'recovery_code', 'passkey'],
  emptied: (sql) => ({
    id: sql`'~' || admin_idx`,
    state: 'REMOVED',
    password_hash: '',
    email: '',
    phone_no: '',
    memo: null,
    image_url: null,
    image_file_idx: null,
    is_ss_admin: false,
    is_temp_password: false,
    group_idx: null,
  }),
}

export async function remove(tx: Transaction, recordIdx: number, id: string): Promise<void> {
  const [row] = await tx.sql<{ fileIdx: number | null }[]>`
    select image_file_idx as file_idx from admin where admin_idx = ${recordIdx}`
  await removeRow(tx, { ...MANAGER, recordIdx }, { id, ...row })
}

/** The account as it was before its removal, without a group that was deleted since. */
export async function restore(tx: Transaction, recordIdx: number): Promise<void> {
  await tx.sql`
    update removed_record r set row = row - 'group_idx'
    where noun = ${MANAGER.noun} and record_idx = ${recordIdx}
      and not exists (select from admin_group g where g.group_idx = (r.row ->> 'group_idx')::bigint)`
  await restoreRow(tx, { ...MANAGER, recordIdx })
}

export async function isRemoved(sql: Sql, idx: number): Promise<boolean> {
  const [row] = await sql`select from admin where admin_idx = ${idx} and state = 'REMOVED'`
  return row !== undefined
}
