import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as group from '@clubhouse/contract/manager/group'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { AdminGroupTable } from '../../platform/tables.ts'
import type { Rights } from '../manage/rules.ts'

type Translated = Record<string, { name?: string }>
export type GroupRow = Pick<AdminGroupTable, 'groupIdx' | 'name' | 'memo' | 'version'> & {
  adminCount: number
  rights: Rights
}
export type Fields = Pick<AdminGroupTable, 'name'> & { memo?: string | null; translated?: Translated }

const shown = (sql: Sql) => sql<GroupRow[]>`
  g.group_idx, g.memo, g.version,
  (select count(*) from admin a where a.group_idx = g.group_idx)::int as admin_count,
  (select coalesce(jsonb_object_agg(r.menu_code, r.rights), '{}') from admin_group_right r where r.group_idx = g.group_idx) as rights`

export const list = (sql: Sql, input: ParsedInputOf<typeof group.list>, lang: string) =>
  pageOf(sql, group.list, input, {
    select: sql<GroupRow[]>`${shown(sql)}, own_words_in(${lang}, g.translated, 'name', g.name) as name`,
    from: sql`admin_group g`,
    each: sql`g`,
    where: [],
    keyword: [sql`g.name`, sql`own_words_in(${lang}, g.translated, 'name', g.name)`, sql`coalesce(g.memo, '')`],
    sorts: {
      name: sql`own_words_in(${lang}, g.translated, 'name', g.name)`,
      adminCount: sql`(select count(*) from admin a where a.group_idx = g.group_idx)`,
    },
    tie: [sql`g.group_idx`],
  })

/** In the club's own language, with its translations. @param lock inside a transaction that will change it */
export async function one(sql: Sql, groupIdx: number, { lock = false } = {}) {
  const [row] = await sql<(GroupRow & { translated: Translated })[]>`
    select ${shown(sql)}, g.name, g.translated from admin_group g where g.group_idx = ${groupIdx} ${lock ? sql`for update of g` : sql``}`
  return row
}

/** The managers of a group, and whether the rights of each differ from it. */
export async function adminsOf(sql: Sql, groupIdx: number, lang: string) {
  return sql<{ idx: number; name: string; isSSAdmin: boolean; rights: Rights }[]>`
    select a.admin_idx as idx, name_in(${lang}, a.name, a.other_name) as name, a.is_ss_admin as "isSSAdmin",
      (select coalesce(jsonb_object_agg(r.menu_code, r.rights), '{}') from admin_right r where r.admin_idx = a.admin_idx) as rights
    from admin a where a.group_idx = ${groupIdx} order by a.admin_idx`
}

/** Undefined when another group has the name. */
export async function insert(sql: Sql, { name, memo = null, translated = {} }: Fields) {
  const [row] = await sql<Pick<AdminGroupTable, 'groupIdx' | 'version'>[]>`
    insert into admin_group (name, memo, translated) values (${name}, ${memo}, ${sql.json(translated)})
    on conflict do nothing returning group_idx, version`
  return row
}

export async function hasName(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql`select from admin_group where name = ${name}`
  return row !== undefined
}

/** Left out fields stay. Undefined when another group has the name. */
export async function update(sql: Sql, groupIdx: number, { name, memo, translated }: Fields) {
  const [row] = await sql<Pick<AdminGroupTable, 'groupIdx' | 'version'>[]>`
    update admin_group g set name = ${name}, version = version + 1,
      memo = ${memo === undefined ? sql`memo` : memo || null},
      translated = ${translated === undefined ? sql`translated` : sql.json(translated)}
    where group_idx = ${groupIdx} and not exists (
      select from admin_group o where o.name = ${name} and o.group_idx <> g.group_idx)
    returning group_idx, version`
  return row
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
