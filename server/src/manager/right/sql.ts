import type { Sql } from '../../platform/database.ts'
import type { Rights } from '../manage/rules.ts'

/** A manager's rights by menu, and those of the group; both empty without a row. */
export async function rightsOf(sql: Sql, adminIdx: number): Promise<{ own: Rights; ofGroup: Rights }> {
  const [row] = await sql<{ own: Rights; ofGroup: Rights }[]>`
    select
      (select coalesce(jsonb_object_agg(r.menu_code, r.rights), '{}') from admin_right r where r.admin_idx = a.admin_idx) as own,
      (select coalesce(jsonb_object_agg(g.menu_code, g.rights), '{}') from admin_group_right g where g.group_idx = a.group_idx) as of_group
    from admin a where a.admin_idx = ${adminIdx}`
  return row ?? { own: {}, ofGroup: {} }
}

export async function replaceRights(sql: Sql, adminIdx: number, rights: Rights): Promise<void> {
  await sql`delete from admin_right where admin_idx = ${adminIdx}`
  await sql`
    insert into admin_right (admin_idx, menu_code, rights)
    select ${adminIdx}, r.key, r.value from jsonb_each_text(${sql.json(rights)}) r`
}
