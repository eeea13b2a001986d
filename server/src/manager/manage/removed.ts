import { UNDO_SECONDS } from '@clubhouse/contract/office/undo'
import { forgetFile } from '../../file/forget.ts'
import { schedule } from '../../job/job.ts'
import type { Sql } from '../../platform/database.ts'
import { write } from '../../platform/write.ts'

/** Rows that belong to a manager and end with the account. */
const OWNED = ['admin_right', 'password_history', 'totp', 'recovery_code', 'passkey'] as const

/** Marks managers as removed; their names stay for the audit log. @returns the numbers of those removed */
export async function remove(sql: Sql, idx: readonly number[]): Promise<number[]> {
  await keep(sql, idx)
  const rows = await sql<{ adminIdx: number }[]>`
    update admin set id = '~' || admin_idx, state = 'REMOVED', password_hash = '', email = '', phone_no = '', memo = null,
      image_url = null, image_file_idx = null, is_ss_admin = false, is_temp_password = false, group_idx = null,
      version = version + 1
    where admin_idx = any (${[...idx]}) and state <> 'REMOVED' returning admin_idx`
  const gone = rows.map(({ adminIdx }) => adminIdx)
  for (const table of OWNED) await sql`delete from ${sql(table)} where admin_idx = any (${gone})`
  return gone
}

async function keep(sql: Sql, idx: readonly number[]): Promise<void> {
  await sql`
    insert into removed_manager (admin_idx, kept)
    select admin_idx, jsonb_build_object('admin', to_jsonb(a)) from admin a
    where admin_idx = any (${[...idx]}) and state <> 'REMOVED'
    on conflict (admin_idx) do update set kept = excluded.kept, removed_at = excluded.removed_at`
  for (const table of OWNED)
    await sql`
      update removed_manager r set kept = kept || jsonb_build_object(${table}::text,
        (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from ${sql(table)} x where x.admin_idx = r.admin_idx))
      where admin_idx = any (${[...idx]})`
}

/** The login ID that a removed manager had, locked with the account; undefined when it cannot come back. */
export async function removedId(sql: Sql, idx: number): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select r.kept -> 'admin' ->> 'id' as id from admin a join removed_manager r using (admin_idx)
    where a.admin_idx = ${idx} and a.state = 'REMOVED' for update of a`
  return row?.id
}

/** The account as it was before its removal, without a group that was deleted since. @returns its version */
export async function restore(sql: Sql, idx: number): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update admin a set id = k.id, state = k.state, password_hash = k.password_hash, email = k.email, phone_no = k.phone_no,
      memo = k.memo, image_url = k.image_url, image_file_idx = k.image_file_idx, is_ss_admin = k.is_ss_admin,
      is_temp_password = k.is_temp_password, version = a.version + 1,
      group_idx = (select g.group_idx from admin_group g where g.group_idx = k.group_idx)
    from removed_manager r, jsonb_populate_record(null::admin, r.kept -> 'admin') k
    where a.admin_idx = ${idx} and r.admin_idx = a.admin_idx returning a.version`
  for (const table of OWNED) {
    // The new password hash has left an entry in the history of passwords.
    await sql`delete from ${sql(table)} where admin_idx = ${idx}`
    await sql`
      insert into ${sql(table)} overriding system value
      select x.* from removed_manager r, jsonb_populate_recordset(null::${sql(table)}, r.kept -> ${table}::text) x
      where r.admin_idx = ${idx}`
  }
  await sql`delete from removed_manager where admin_idx = ${idx}`
  return row!.version
}

/** Deletes what is kept of removed managers, and their photos, once nobody can undo the removal. */
export const forgetManagers = schedule('forget-managers', '40 * * * *', async (ctx) => {
  await write(ctx, async (tx) => {
    const rows = await tx.sql<{ fileIdx: number | null }[]>`
      delete from removed_manager where removed_at < club_now() - make_interval(secs => ${UNDO_SECONDS})
      returning (kept -> 'admin' ->> 'image_file_idx')::bigint as file_idx`
    for (const { fileIdx } of rows) if (fileIdx !== null) await forgetFile(tx, fileIdx)
  })
})
