import type { SectionPage } from '@clubhouse/contract/board/section'
import type { Menu } from '@clubhouse/contract/menu'
import { isOpen, type Noun } from '../board/post/rows.ts'
import type { Sql } from '../platform/database.ts'
import type { MenuTable, SessionTable } from '../platform/tables.ts'
import type { Content } from './rules.ts'

export type MenuRow = Omit<Menu, 'children' | 'isEmpty' | 'emptyBoards'> & { parentCode: string | null }

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

/** The boards, the pages of sections, the courses and the weather that have nothing which visitors see now. */
export async function emptyContents(sql: Sql): Promise<Content[]> {
  const section = (page: SectionPage) => sql`select from section t where t.page = ${page} and ${isOpen(sql, 't')}`
  const posts = (board: Noun) => sql`select from ${sql(board)} t where ${isOpen(sql, 't')}`
  const [found] = await sql<{ empty: Content[] }[]>`
    select array_remove(array[
      case when not exists (${posts('notice')}) then 'notice' end,
      case when not exists (${posts('event')}) then 'event' end,
      case when not exists (${posts('reference')}) then 'reference' end,
      case when not exists (${posts('faq')}) then 'faq' end,
      case when not exists (${posts('fnb_menu')}) then 'fnb' end,
      case when not exists (select from lost_item where state = 'PUBLISHED') then 'lost-item' end,
      case when not exists (select from hof where state = 'PUBLISHED' and has_consent) then 'hof' end,
      case when not exists (${section('club')}) then 'club' end,
      case when not exists (${section('gift')}) then 'gift' end,
      case when not exists (${section('pft')}) then 'pft' end,
      case when not exists (select from course join course_hole using (course_idx) where is_use) then 'course' end,
      case when not exists (select from weather, jsonb_to_recordset(days) as day(date text)
        where day.date >= current_club_date()::text) then 'weather' end
    ], null) as empty`
  return found!.empty
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
