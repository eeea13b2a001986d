import type { Seeding } from '../seeding.ts'
import { menuTexts } from '../site/menu-texts.ts'

/** The site's menus without the demo's texts: search results get the name of the page and of the club. */
export async function seedOwnMenus({ sql }: Seeding): Promise<void> {
  const rows = menuTexts.map(({ en, ko, slug, code, parentCode, permit, isMainPage }, i) => ({
    ...{ code, slug, parentCode: parentCode ?? null, name: { en, ko } },
    ...{ permit: permit ?? '1', isMainPage: isMainPage ?? false, orderNo: (i + 1) * 10 },
  }))
  await sql`
    insert into menu (code, parent_code, name, seo_slug, seo_tag, seo_meta, seo_keyword, sns_title, sns_desc, permit,
      is_exist_banner, is_main_page, order_no)
    select r.code, r."parentCode", r.name, r.slug, none, none, none, none, none, r.permit,
      r."isMainPage", r."isMainPage", r."orderNo"
    from jsonb_to_recordset(${sql.json(rows)}) as r(code text, "parentCode" text, name jsonb, slug text,
      permit text, "isMainPage" boolean, "orderNo" int), lateral (select '{}'::jsonb as none) n`
}
