import type { DataOf } from '@clubhouse/contract/call'
import type { ofList, View } from '@clubhouse/contract/office/view'
import type { Sql } from '../platform/database.ts'
import type { ListViewTable } from '../platform/tables.ts'

type Layout = NonNullable<DataOf<typeof ofList>['layout']>
type Saved = Pick<ListViewTable, 'viewIdx' | 'version'>
export type ViewFields = Pick<View, 'name' | 'query' | 'isShared'>

export async function layoutOf(sql: Sql, adminIdx: number, list: string): Promise<Layout | null> {
  const [row] = await sql<{ layout: Layout }[]>`
    select layout from list_layout where admin_idx = ${adminIdx} and list = ${list}`
  return row?.layout ?? null
}

export async function keepLayout(sql: Sql, adminIdx: number, list: string, layout: Layout): Promise<void> {
  await sql`
    insert into list_layout (admin_idx, list, layout) values (${adminIdx}, ${list}, ${sql.json(layout)})
    on conflict (admin_idx, list) do update set layout = excluded.layout`
}

export async function forgetLayout(sql: Sql, adminIdx: number, list: string): Promise<void> {
  await sql`delete from list_layout where admin_idx = ${adminIdx} and list = ${list}`
}

/** The views of a list that a manager sees: the own ones first, then those that others share. */
export async function views(sql: Sql, adminIdx: number, list: string, lang: string): Promise<View[]> {
  return sql<View[]>`
    select v.view_idx, v.name, v.query, v.is_shared, v.admin_idx = ${adminIdx} as is_mine, name_in(${lang}, a.name, a.other_name) as owner_name, v.version
    from list_view v join admin a using (admin_idx)
    where v.list = ${list} and (v.admin_idx = ${adminIdx} or v.is_shared)
    order by v.admin_idx = ${adminIdx} desc, v.name, v.view_idx`
}

/** Waits for other writers of this manager, so that the number of views is exact until the transaction ends. */
export async function countOwn(sql: Sql, adminIdx: number, list: string): Promise<number> {
  await sql`select from admin where admin_idx = ${adminIdx} for no key update`
  const [row] = await sql<{ count: number }[]>`
    select count(*) from list_view where admin_idx = ${adminIdx} and list = ${list}`
  return row!.count
}

/** Undefined when the manager has a view of that name. */
export async function insert(sql: Sql, adminIdx: number, list: string, view: ViewFields): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    insert into list_view (admin_idx, list, name, query, is_shared)
    values (${adminIdx}, ${list}, ${view.name}, ${view.query}, ${view.isShared})
    on conflict (admin_idx, list, name) do nothing returning view_idx, version`
  return row
}

export type KeptView = Pick<ListViewTable, 'adminIdx' | 'list' | 'name' | 'query' | 'isShared' | 'version'>

export async function locked(sql: Sql, viewIdx: number): Promise<KeptView | undefined> {
  const [row] = await sql<KeptView[]>`
    select admin_idx, list, name, query, is_shared, version from list_view where view_idx = ${viewIdx} for update`
  return row
}

/** Undefined when another view of the same manager has that name. */
export async function update(sql: Sql, viewIdx: number, view: ViewFields): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    update list_view v set name = ${view.name}, query = ${view.query},
      is_shared = ${view.isShared}, version = version + 1
    where view_idx = ${viewIdx} and not exists (
      select from list_view o
      where o.admin_idx = v.admin_idx and o.list = v.list and o.name = ${view.name} and o.view_idx <> v.view_idx)
    returning view_idx, version`
  return row
}

/** A manager's own writers wait for one another, so it stays true until the transaction ends. */
export async function hasName(sql: Sql, { adminIdx, list, name }: Pick<KeptView, 'adminIdx' | 'list' | 'name'>) {
  const [row] = await sql`
    select from list_view where admin_idx = ${adminIdx} and list = ${list} and name = ${name}`
  return row !== undefined
}

export async function lang(sql: Sql, adminIdx: number): Promise<string> {
  const [row] = await sql<{ lang: string }[]>`select lang from admin where admin_idx = ${adminIdx}`
  return row?.lang ?? 'en'
}
