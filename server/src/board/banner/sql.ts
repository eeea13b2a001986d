import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'

export async function menu(sql: Sql, idx: number): Promise<{ isMainPage: boolean } | undefined> {
  const [row] = await sql<{ isMainPage: boolean }[]>`select is_main_page from menu where idx = ${idx} and is_visible`
  return row
}

export async function menusExist(sql: Sql, idx: number[]): Promise<boolean> {
  const [row] = await sql<{ found: number }[]>`select count(*) as found from menu where idx = any(${idx}::bigint[])`
  return row!.found === new Set(idx).size
}

/** The banner `t` is on this menu, and the menu has banners. */
export const isOnMenu = (sql: Sql, menuIdx: number): Fragment => sql`exists (
  select from banner_menu bm join menu m on m.idx = bm.menu_idx
  where bm.banner_idx = t.idx and m.idx = ${menuIdx} and m.is_visible and m.is_exist_banner)`

export async function setMenus(sql: Sql, idx: number, menuIdx: number[]): Promise<void> {
  await sql`delete from banner_menu where banner_idx = ${idx} and not menu_idx = any(${menuIdx}::bigint[])`
  await sql`
    insert into banner_menu (banner_idx, menu_idx)
    select ${idx}, m from unnest(${menuIdx}::bigint[]) m on conflict do nothing`
}

export async function copyMenus(sql: Sql, from: number, to: number): Promise<void> {
  await sql`insert into banner_menu select ${to}, menu_idx from banner_menu where banner_idx = ${from}`
}
