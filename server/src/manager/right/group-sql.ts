import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as group from '@clubhouse/contract/manager/group'
import { type RowOf, Store } from '../../office/record/store.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import type { Rights } from '../manage/rules.ts'

const adminCount = (sql: Sql) => sql`(select count(*) from admin a where a.group_idx = t.group_idx)::int`
const nameIn = (sql: Sql, lang: string) => sql`own_words_in(${lang}, t.translated, 'name', t.name)`

export const groups = new Store(group.groupRecord, {
  order: (sql) => sql`t.name`,
  isTranslatedApart: true,
  shown: (sql) => ({
    adminCount: adminCount(sql),
    rights: sql`(select coalesce(jsonb_object_agg(r.menu_code, r.rights), '{}') from admin_group_right r where r.group_idx = t.group_idx)`,
  }),
  values: ({ memo }) => ({ memo: memo === '' ? null : memo }),
  children: ['admin_group_right'],
})

export const list = (input: ParsedInputOf<typeof group.list>, ctx: Context) => {
  const { sql, lang } = ctx
  const name = nameIn(sql, lang)
  return groups.page(ctx, group.list, input, {
    select: sql<RowOf<typeof group.groupRecord>[]>`${groups.columns(ctx)}, ${name} as name`,
    keyword: [sql`t.name`, name, sql`coalesce(t.memo, '')`],
    sorts: { name, adminCount: adminCount(sql) },
  })
}

/** The managers of a group, and whether the rights of each differ from it. */
export async function adminsOf(sql: Sql, groupIdx: number, lang: string) {
  return sql<{ idx: number; name: string; isSSAdmin: boolean; rights: Rights }[]>`
    select a.admin_idx as idx, name_in(${lang}, a.name, a.other_name) as name, a.is_ss_admin as "isSSAdmin",
      (select coalesce(jsonb_object_agg(r.menu_code, r.rights), '{}') from admin_right r where r.admin_idx = a.admin_idx) as rights
    from admin a where a.group_idx = ${groupIdx} order by a.admin_idx`
}

/** @param but the group that would have it */
export async function hasName(sql: Sql, name: string, but = 0): Promise<boolean> {
  const [row] = await sql`select from admin_group where name = ${name} and group_idx <> ${but}`
  return row !== undefined
}

export async function replaceRights(sql: Sql, groupIdx: number, rights: Rights): Promise<void> {
  await sql`delete from admin_group_right where group_idx = ${groupIdx}`
  await sql`
    insert into admin_group_right (group_idx, menu_code, rights)
    select ${groupIdx}, r.key, r.value from jsonb_each_text(${sql.json(rights)}) r`
}

/** Counts a change of the rights. @returns the new version */
export async function touch(sql: Sql, groupIdx: number): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update admin_group set version = version + 1 where group_idx = ${groupIdx} returning version`
  return row!.version
}
