import type { Menu } from '@clubhouse/contract/menu'
import type { Sql } from '../platform/database.ts'
import type { MenuTable, SessionTable } from '../platform/tables.ts'

export type MenuRow = Omit<Menu, 'children'> & { parentCode: string | null }

/** Every menu in order, including hidden ones, with texts in a language or else the club's. */
export async function menus(sql: Sql, lang: string, clubLang: string): Promise<MenuRow[]> {
  const said = (column: string) => {
    const texts = sql(column)
    return sql`coalesce(nullif(${texts} ->> ${lang}, ''), nullif(${texts} ->> ${clubLang}, ''), ${texts} ->> 'en', '') as ${texts}`
  }
  return sql<MenuRow[]>`
    select idx, code, parent_code, ${said('name')}, seo_slug, ${said('seo_tag')}, ${said('seo_meta')},
      ${said('seo_keyword')}, ${said('sns_title')}, ${said('sns_desc')}, sns_image_url, permit, is_visible,
      is_exist_banner, is_main_page, need_password
    from menu order by order_no, code`
}

export async function changes(sql: Sql) {
  return sql<Pick<MenuTable, 'code' | 'updatedAt'>[]>`select code, updated_at from menu`
}

/** Whether a menu asks for the password, and when this session last verified it. */
export async function password(sql: Sql, idx: number, sessionIdx: number) {
  const [row] = await sql<Pick<MenuTable & SessionTable, 'needPassword' | 'passwordCheckedAt'>[]>`
    select m.need_password, s.password_checked_at
    from menu m left join session s on s.session_idx = ${sessionIdx} where m.idx = ${idx}`
  return row
}
