import type { SectionKind, SectionPage } from '@clubhouse/contract/board/section'
import { photoColumn, type Rows } from '@clubhouse/contract/board/section-rows'
import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import { all, contains } from '../../platform/list.ts'
import type { SectionTable } from '../../platform/tables.ts'
import { isOpen } from '../post/rows.ts'

type ByLang = Record<string, string>
interface Attached {
  fileIdx: number
  name: string
  size: number
  mime: string
  place: string
  width: number | null
  height: number | null
  blur: string | null
}
export type OpenSection = Pick<SectionTable, 'idx' | 'link' | 'focusX' | 'focusY'> & {
  kind: SectionKind
  heading: ByLang
  body: ByLang
  alt: ByLang
  caption: ByLang
  rows: Rows
  attached: Attached[]
}

/** Puts sections of a page in this order. @returns those whose place changed, with the order number that they had */
export async function arrange(
  sql: Sql,
  page: SectionPage,
  idx: readonly number[],
): Promise<{ idx: number; before: number; after: number }[]> {
  return sql<{ idx: number; before: number; after: number }[]>`
    update section t set order_no = n.after, updated_at = club_now(), version = version + 1
    from (select idx, order_no as before, 10 * array_position(${idx}::bigint[], idx) as after from section
      where page = ${page} and idx = any(${idx}::bigint[]) and state <> 'ARCHIVED' for update) n
    where t.idx = n.idx and n.before <> n.after
    returning t.idx, n.before, n.after`
}

/** How many of these sections are on the page. */
export async function countOn(sql: Sql, page: SectionPage, idx: readonly number[]): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from section where page = ${page} and idx = any(${idx}::bigint[]) and state <> 'ARCHIVED'`
  return row!.n
}

export async function open(sql: Sql, page: SectionPage): Promise<OpenSection[]> {
  return sql<OpenSection[]>`
    select t.idx, t.kind, t.heading, t.body, t.rows, t.alt, t.caption, t.focus_x, t.focus_y, t.link,
      (select coalesce(json_agg(json_build_object('fileIdx', f.file_idx, 'name', f.name, 'size', f.size, 'mime', f.mime,
        'place', x.place, 'width', f.width, 'height', f.height, 'blur', f.blur) order by x.order_no), '[]')
        from post_file x join file f using (file_idx) where x.noun = 'section' and x.idx = t.idx) as attached
    from section t where t.page = ${page} and ${isOpen(sql, 't')} order by t.order_no, t.idx`
}

/** The pictures that the texts and rows of a section name. */
export async function picturesOf(sql: Sql, idx: number): Promise<{ fileIdx: number; name: string }[]> {
  return sql<{ fileIdx: number; name: string }[]>`
    select file_idx, f.name from post_file x join file f using (file_idx)
    where x.noun = 'section' and x.idx = ${idx} and x.place = 'contents' order by file_idx`
}

export interface FoundSection {
  idx: number
  page: SectionPage
  heading: string
  /** Its words without markup, one after the other. */
  text: string
  total: number
}

/** Pages that visitors cannot open: hidden, also by a menu above, for members only, or behind a password. */
const closedPages = (sql: Sql) => sql`
  select lower(btrim(m.seo_slug, '/')) from menu m left join menu above on above.code = m.parent_code
  where not m.is_main_page
    and (not m.is_visible or not coalesce(above.is_visible, true) or m.permit = '2' or m.need_password)`

/**
 * Sections that visitors see now that contain every word, in a language or else in the club's own. One answer is
 * for everyone, so sections of pages that only a session opens are left out.
 */
export async function found(
  sql: Sql,
  { words, lang, own, most }: { words: readonly string[]; lang: string; own: string; most: number },
): Promise<FoundSection[]> {
  const said = (texts: Fragment) => sql`coalesce(${texts} ->> ${lang}, ${texts} ->> ${own}, '')`
  const has = (text: Fragment) =>
    all(
      sql,
      words.map((word) => contains(sql, word, [text])),
    )
  return sql<FoundSection[]>`
    select t.idx, t.page, s.heading, s.text, count(*) over ()::int as total
    from section t, lateral (select ${said(sql`t.heading`)} as heading,
      concat_ws(' ', replace(regexp_replace(${said(sql`t.body`)}, '<[^>]*>', ' ', 'g'), '&amp;', '&'),
        (select string_agg(${said(sql`cell`)}, ' ' order by r.n, c.n)
          from jsonb_array_elements(t.rows) with ordinality r(cells, n),
            jsonb_array_elements(r.cells) with ordinality c(cell, n)
          where (t.kind, c.n) not in (('PEOPLE', ${photoColumn('PEOPLE')! + 1}), ('ITEMS', ${photoColumn('ITEMS')! + 1}), ('MAP', 2))),
        ${said(sql`t.alt`)}, ${said(sql`t.caption`)}) as text
      -- Else the planner writes the text once for each word.
      offset 0) s
    where ${isOpen(sql, 't')} and t.page not in (${closedPages(sql)}) and ${has(sql`(s.heading || ' ' || s.text)`)}
    order by (${has(sql`s.heading`)}) desc, t.page, t.order_no, t.idx limit ${most}`
}
