import type { Seeding } from '../seeding.ts'
import { menuTexts } from './menu-texts.ts'

export async function seedMenus({ sql }: Seeding): Promise<void> {
  const rows = menuTexts.map(({ en, ko, slug, code, parentCode, permit, isMainPage, found }, i) => {
    const both = (text: keyof (typeof found)[0]) => ({ en: found[0][text], ko: found[1][text] })
    return {
      code,
      slug,
      parentCode: parentCode ?? null,
      name: { en, ko },
      title: both('title'),
      description: both('description'),
      keywords: both('keywords'),
      shared: both('shared'),
      permit: permit ?? '1',
      isMainPage: isMainPage ?? false,
      orderNo: (i + 1) * 10,
    }
  })
  await sql`
    insert into menu (code, parent_code, name, seo_slug, seo_tag, seo_meta, seo_keyword, sns_title, sns_desc, sns_image_url,
      permit, is_exist_banner, is_main_page, order_no)
    select r.code, r."parentCode", r.name, r.slug, r.title, r.description, r.keywords, r.title, r.shared, '/preview.png',
      r.permit, r."isMainPage", r."isMainPage", r."orderNo"
    from jsonb_to_recordset(${sql.json(rows)}) as r(code text, "parentCode" text, name jsonb, slug text, title jsonb,
      description jsonb, keywords jsonb, shared jsonb, permit text, "isMainPage" boolean, "orderNo" int)`
}
