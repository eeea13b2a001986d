import type { Seeding } from '../seeding.ts'
import { menuTexts } from './menu-texts.ts'

/** The menus of the public site, in the order in which they are shown. */
export async function seedMenus({ sql }: Seeding): Promise<void> {
  const rows = menuTexts.map(({ en, ko, parentCode, permit, isMainPage, ...text }, i) => ({
    ...text,
    parentCode: parentCode ?? null,
    name: { en, ko },
    permit: permit ?? '1',
    isMainPage: isMainPage ?? false,
    orderNo: (i + 1) * 10,
  }))
  await sql`
    insert into menu (code, parent_code, name, seo_slug, seo_tag, seo_meta, seo_keyword, sns_title, sns_desc, sns_image_url,
      permit, is_exist_banner, is_main_page, order_no)
    select r.code, r."parentCode", r.name, r.slug, r.title, r.description, r.keywords, r.title, r.shared, '/logo.svg',
      r.permit, r."isMainPage", r."isMainPage", r."orderNo"
    from jsonb_to_recordset(${sql.json(rows as never)}) as r(code text, "parentCode" text, name jsonb, slug text, title text,
      description text, keywords text, shared text, permit text, "isMainPage" boolean, "orderNo" int)`
}
