import type { Sql } from '../../platform/database.ts'
import type { AdminTable } from '../../platform/tables.ts'
import type { Rights } from './rules.ts'

export type ManagerRow = Pick<
  AdminTable,
  | 'id'
  | 'name'
  | 'otherName'
  | 'email'
  | 'phoneNo'
  | 'groupIdx'
  | 'imageUrl'
  | 'memo'
  | 'lastLoginAt'
  | 'createdAt'
  | 'version'
> & {
  idx: number
  groupName: string
  isSSAdmin: boolean
  state: 'ACTIVE' | 'LOCKED'
  hasSecondFactor: boolean
}

/** @param lang of the group's name; the club's own words when not given */
export const shown = (sql: Sql, lang = '') => sql<ManagerRow[]>`
  a.admin_idx as idx, a.id, a.name, a.other_name, a.email, a.phone_no, a.group_idx, coalesce(own_words_in(${lang}, g.translated, 'name', g.name), '') as group_name,
  a.is_ss_admin as "isSSAdmin", a.state, has_second_factor(a.admin_idx) as has_second_factor, a.image_url, a.memo,
  a.last_login_at, a.created_at, a.version`

/** @param lock inside a transaction that will change it */
export async function one(
  sql: Sql,
  idx: number,
  { lock = false, lang }: { lock?: boolean; lang?: string } = {},
): Promise<ManagerRow | undefined> {
  const [row] = await sql<ManagerRow[]>`
    select ${shown(sql, lang)} from admin a left join admin_group g using (group_idx)
    where a.admin_idx = ${idx} and a.state <> 'REMOVED' ${lock ? sql`for no key update of a` : sql``}`
  return row
}

export async function rightsOf(sql: Sql, adminIdx: number): Promise<Rights> {
  const [row] = await sql<{ rights: Rights }[]>`
    select coalesce(jsonb_object_agg(menu_code, rights), '{}') as rights from admin_right where admin_idx = ${adminIdx}`
  return row!.rights
}

export async function change(sql: Sql, idx: number, fields: Record<string, unknown>): Promise<number> {
  if (Object.keys(fields).length > 0) await sql`update admin set ${sql(fields)} where admin_idx = ${idx}`
  const [row] = await sql<{ version: number }[]>`
    update admin set version = version + 1 where admin_idx = ${idx} returning version`
  return row!.version
}
