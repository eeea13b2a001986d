import type { Menu } from '@clubhouse/contract/menu'
import type { Sql } from '../platform/database.ts'

export type MenuRow = Omit<Menu, 'children'> & { parentCode: string | null }

export async function visibleMenus(sql: Sql, lang: string): Promise<MenuRow[]> {
  return sql<MenuRow[]>`
    select idx, code, parent_code, coalesce(name ->> ${lang}, name ->> 'en') as name, seo_slug, seo_tag, seo_meta,
      seo_keyword, sns_title, sns_desc, sns_image_url, permit, is_visible, is_exist_banner, is_main_page
    from menu where is_visible order by order_no, code`
}
