import type { MenuEdit } from '@clubhouse/contract/menu-manage'
import { columnOf } from '../platform/column-of.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { type InLanguages, missingIn } from '../platform/said-in.ts'
import type { MenuTable } from '../platform/tables.ts'
import { menus } from './sql.ts'

/** Texts that a menu has in each language of the club. */
export const TEXTS = ['name', 'seoTag', 'seoMeta', 'seoKeyword', 'snsTitle', 'snsDesc'] as const
const SWITCHES = ['permit', 'isVisible', 'isExistBanner', 'needPassword'] as const
type Texts = Partial<Record<(typeof TEXTS)[number], string>>

/** The menus in a language, with what only their editors read. */
export async function rows({ sql, lang, club }: Pick<Context, 'sql' | 'lang' | 'club'>) {
  const [all, edited] = await Promise.all([
    menus(sql, lang, club.lang),
    sql<(Pick<MenuTable, 'idx' | 'version'> & Record<(typeof TEXTS)[number], InLanguages>)[]>`
      select idx, version, name, seo_tag, seo_meta, seo_keyword, sns_title, sns_desc from menu`,
  ])
  return all.map((menu) => {
    const { version, ...texts } = edited.find(({ idx }) => idx === menu.idx)!
    const words = TEXTS.map((name) => texts[name])
    return { ...menu, version, missingIn: missingIn({ club }, words) }
  })
}

/** In the club's own language, with the other languages apart. @param lock inside a transaction that will change it */
export async function one(
  sql: Sql,
  idx: number,
  clubLang: string,
  { lock = false } = {},
): Promise<MenuEdit | undefined> {
  const [row] = await sql<
    (Omit<MenuEdit, 'translated' | (typeof TEXTS)[number]> & Record<(typeof TEXTS)[number], Record<string, string>>)[]
  >`
    select idx, code, name, seo_slug, seo_tag, seo_meta, seo_keyword, sns_title, sns_desc, sns_image_url, permit,
      is_visible, is_exist_banner, is_main_page, need_password, parent_code, order_no, version
    from menu where idx = ${idx} ${lock ? sql`for update` : sql``}`
  if (!row) return undefined
  const langs = new Set(TEXTS.flatMap((field) => Object.keys(row[field])).filter((lang) => lang !== clubLang))
  const textsIn = (lang: string) => Object.fromEntries(TEXTS.map((field) => [field, row[field][lang] ?? '']))
  return {
    ...row,
    ...(textsIn(clubLang) as Required<Texts>),
    translated: Object.fromEntries([...langs].map((lang) => [lang, textsIn(lang)])),
  }
}

type Fields = Texts & {
  translated?: Record<string, Texts>
} & Partial<Pick<MenuTable, 'permit' | 'isVisible' | 'isExistBanner' | 'needPassword'>>

/** Changes what is given. Texts are merged into those of the other languages. */
export async function change(sql: Sql, idx: number, clubLang: string, { translated = {}, ...fields }: Fields) {
  const spoken: [string, Texts][] = [...Object.entries(translated), [clubLang, fields]]
  for (const field of TEXTS) {
    const said = spoken.flatMap(([lang, texts]) => (texts[field] === undefined ? [] : [[lang, texts[field]]]))
    const column = sql(columnOf(field))
    if (said.length > 0)
      await sql`update menu set ${column} = ${column} || ${sql.json(Object.fromEntries(said))} where idx = ${idx}`
  }
  const given = SWITCHES.filter((field) => fields[field] !== undefined)
  const columns = Object.fromEntries(given.map((field) => [columnOf(field), fields[field]]))
  if (given.length > 0) await sql`update menu set ${sql(columns)} where idx = ${idx}`
  await sql`update menu set version = version + 1 where idx = ${idx}`
}

/** Without a picture of its own a menu shows the product's. @returns the file of the previous one */
export async function setPicture(sql: Sql, idx: number, picture?: { fileIdx: number; url: string }) {
  const [before] = await sql<
    { snsImageFileIdx: number | null }[]
  >`select sns_image_file_idx from menu where idx = ${idx}`
  await sql`
    update menu set sns_image_file_idx = ${picture?.fileIdx ?? null}, sns_image_url = ${picture?.url ?? '/preview.png'}
    where idx = ${idx}`
  return before!.snsImageFileIdx
}

export type Place = Pick<MenuTable, 'idx' | 'code' | 'parentCode' | 'orderNo'>

/** Where every menu is, locked until the transaction ends. */
export async function places(sql: Sql): Promise<Place[]> {
  return sql<Place[]>`select idx, code, parent_code, order_no from menu order by idx for update`
}

export async function place(
  sql: Sql,
  idx: number,
  { parentCode, orderNo }: Omit<Place, 'idx' | 'code'>,
): Promise<void> {
  await sql`
    update menu set parent_code = ${parentCode}, order_no = ${orderNo}, version = version + 1 where idx = ${idx}`
}
