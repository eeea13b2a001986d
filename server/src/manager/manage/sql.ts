import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as account from '@clubhouse/contract/manager/manage'
import { isNamed } from '../../person/rows.ts'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { AdminTable } from '../../platform/tables.ts'
import { shown } from './rows.ts'
import type { Rights } from './rules.ts'

export const list = (
  sql: Sql,
  { groupIdx, state, keyword, ...page }: ParsedInputOf<typeof account.list>,
  lang: string,
) =>
  pageOf(sql, account.list, page, {
    select: shown(sql, lang),
    from: sql`admin a`,
    each: sql`a`,
    join: sql`left join admin_group g using (group_idx)`,
    where: [
      sql`a.state <> 'REMOVED'`,
      groupIdx && sql`a.group_idx = ${groupIdx}`,
      state && sql`a.state = ${state}`,
      keyword && isNamed(sql, keyword, [sql`a.id`, sql`a.name`, sql`a.other_name`, sql`a.email`]),
    ],
    keyword: [],
    sorts: {
      id: sql`a.id`,
      name: sql`name_in(${lang}, a.name, a.other_name)`,
      groupName: sql`(select own_words_in(${lang}, g.translated, 'name', g.name) from admin_group g where g.group_idx = a.group_idx)`,
      state: sql`a.state`,
      lastLoginAt: sql`a.last_login_at`,
      createdAt: sql`a.created_at`,
    },
    tie: [sql`a.admin_idx`],
  })

export async function groups(sql: Sql, lang: string): Promise<{ groupIdx: number; name: string; rights: Rights }[]> {
  return sql`
    select g.group_idx, own_words_in(${lang}, g.translated, 'name', g.name) as name, coalesce(jsonb_object_agg(r.menu_code, r.rights) filter (where r.menu_code is not null), '{}') as rights
    from admin_group g left join admin_group_right r using (group_idx) group by g.group_idx order by name`
}

type NewManager = Pick<
  AdminTable,
  'id' | 'passwordHash' | 'name' | 'otherName' | 'email' | 'phoneNo' | 'lang' | 'groupIdx' | 'memo'
> & {
  isSSAdmin: boolean
}

export async function add(sql: Sql, a: NewManager): Promise<number> {
  const [row] = await sql<{ adminIdx: number }[]>`
    insert into admin (id, password_hash, name, other_name, email, phone_no, lang, group_idx, memo, is_ss_admin, is_temp_password)
    values (${a.id}, ${a.passwordHash}, ${a.name}, ${a.otherName}, ${a.email}, ${a.phoneNo}, ${a.lang}, ${a.groupIdx}, ${a.memo},
      ${a.isSSAdmin}, true)
    returning admin_idx`
  return row!.adminIdx
}

/** Replaces a manager's rights by those of the group; without one, none are left. */
export async function copyRights(sql: Sql, adminIdx: number, groupIdx: number | null): Promise<void> {
  await sql`delete from admin_right where admin_idx = ${adminIdx}`
  await sql`
    insert into admin_right (admin_idx, menu_code, rights)
    select ${adminIdx}, menu_code, rights from admin_group_right where group_idx = ${groupIdx}`
}

/** Locks all super managers, so that of two who lock each other out at once the second is refused. */
export async function leavesNoSuper(sql: Sql, idx: readonly number[]): Promise<boolean> {
  const rows = await sql<{ adminIdx: number }[]>`
    select admin_idx from admin
    where is_ss_admin and state = 'ACTIVE' and coalesce(temp_password_until > club_now(), true)
    order by admin_idx for no key update`
  return rows.length > 0 && rows.every(({ adminIdx }) => idx.includes(adminIdx))
}

/** Replaces the picture. @returns the file of the previous one */
export async function setPhoto(
  sql: Sql,
  idx: number,
  photo: { fileIdx: number; url: string } | null,
): Promise<number | null> {
  const [before] = await sql<{ imageFileIdx: number | null }[]>`
    select image_file_idx from admin where admin_idx = ${idx} for no key update`
  await sql`
    update admin set image_file_idx = ${photo?.fileIdx ?? null}, image_url = ${photo?.url ?? null}, version = version + 1
    where admin_idx = ${idx}`
  return before!.imageFileIdx
}

/** Limits emails with a password to one a minute. @returns when the next may be sent, if not now */
export async function resetAgainAt(sql: Sql, idx: number): Promise<Temporal.Instant | undefined> {
  const [row] = await sql<{ at: Temporal.Instant }[]>`
    select at + interval '1 minute' as at from audit
    where noun = 'admin' and record_idx = ${idx} and call = 'manager.resetPassword' and at > club_now() - interval '1 minute'
    order by audit_idx desc limit 1`
  return row?.at
}

export async function langOf(sql: Sql, idx: number): Promise<string> {
  const [row] = await sql<{ lang: string }[]>`select lang from admin where admin_idx = ${idx}`
  return row!.lang
}
