import type { contract } from '@clubhouse/contract'
import { MOST_FOUND, type SectionKind, sectionBoard } from '@clubhouse/contract/board/section'
import {
  areRowsRight,
  photosIn,
  type Rows,
  rowsIn,
  shownRows,
  tidied,
  withoutPhoto,
} from '@clubhouse/contract/board/section-rows'
import { fileUrl } from '../../file/address.ts'
import { audit } from '../../platform/audit.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { type Context, isOtherClub, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { plainLines } from '../../platform/plain-lines.ts'
import { inAnyLanguage, missingIn, spokenBy } from '../../platform/said-in.ts'
import { write } from '../../platform/write.ts'
import { board } from '../post/board.ts'
import { picturesIn, signed, unsigned, withoutPictures } from '../post/contents.ts'
import { goneOf } from '../post/files.ts'
import { excerptOf } from './excerpt.ts'
import * as sql from './sql.ts'

type ByLang = Record<string, string>

/** Of a search; each is looked for in the whole text of every section. */
const MOST_WORDS = 8

/** What is said of a section by language, as its list reads it. */
interface Said {
  heading: ByLang
  hasBody: Record<string, boolean> | null
  alt: ByLang
  caption: ByLang
}

/** What has pictures: its text in every language, and its rows, which have photos. */
interface Pictured {
  kind: SectionKind
  body: ByLang
  rows: Rows
}

async function cleaned(body: ByLang): Promise<ByLang> {
  const texts = Object.entries(body).map(async ([lang, html]) => [lang, unsigned(await cleanHtml(html))])
  return Object.fromEntries(await Promise.all(texts))
}

export const posts = board(sectionBoard, {
  noun: 'section',
  menu: '930900',
  showsState: true,
  columns: (sql) => sql`
    (select coalesce(string_agg(value, ' · ' order by key), '') from jsonb_each_text(t.heading)) as title,
    t.page, t.kind, t.heading, (select jsonb_object_agg(key, value <> '') from jsonb_each_text(t.body)) as has_body, t.alt, t.caption, t.focus_x, t.focus_y, t.link, t.order_no`,
  whole: (sql) => sql`t.body, t.rows`,
  own: async ({ page, kind, heading, body, rows, alt, caption, focusX, focusY, link, orderNo }) => ({
    ...{ page, kind, heading, alt, caption, rows: tidied(rows), order_no: orderNo, link: link || null },
    ...{ body: await cleaned(body), focus_x: focusX, focus_y: focusY },
  }),
  check: async ({ state, kind, heading, alt, rows, fileFor }, { club, sql }) => {
    if (Object.keys(heading).some((lang) => !club.langs.includes(lang))) return new Malformed('heading')
    const written = tidied(rows)
    if (!areRowsRight(kind, written, club)) return new Malformed('rows')
    if ((await goneOf(sql, photosIn(kind, written))).length > 0) return new Malformed('rows')
    if (state === 'DRAFT') return undefined
    const isMissing = (texts: ByLang) => club.langs.some((lang) => !texts[lang])
    if (isMissing(heading)) return new Malformed('heading')
    const hasPicture = kind === 'IMAGE' || fileFor?.includes('image')
    return hasPicture && isMissing(alt) ? new Malformed('alt') : undefined
  },
  pictures: {
    named: (fields) => {
      const { kind, body, rows } = fields as unknown as Pictured
      return [...Object.values(body).flatMap(picturesIn), ...photosIn(kind, rows)]
    },
    without: (fields, gone) => {
      const { kind, body, rows } = fields as unknown as Pictured
      const isGone = (cells: Rows[number]) => photosIn(kind, [cells]).some((one) => gone.has(one))
      return {
        body: Object.fromEntries(Object.entries(body).map(([lang, html]) => [lang, withoutPictures(html, gone)])),
        rows: rows.map((cells) => (isGone(cells) ? withoutPhoto(kind, cells) : cells)),
      }
    },
  },
  where: (sql, { of }) => [of && sql`t.page = ${of}`],
  keyword: (sql) => [inAnyLanguage(sql, sql`t.heading`)],
  sorts: (sql) => ({
    place: sql`t.page || to_char(t.order_no, 'FM00000')`,
    kind: sql`t.kind`,
    orderNo: sql`t.order_no`,
  }),
})

/** A section as an editor reads it: its pictures have addresses of the moment until visitors see them. */
async function edited<S extends { idx: number }>(post: S, ctx: Context): Promise<S> {
  const { idx, body, isOpen } = post as S & { body: ByLang; isOpen: boolean }
  const files = await sql.picturesOf(ctx.sql, idx)
  return {
    ...post,
    photos: files.map(({ fileIdx, name }) => ({
      fileIdx,
      url: fileUrl({ fileIdx, name, isPrivate: !isOpen }, ctx),
    })),
    body: isOpen ? body : Object.fromEntries(Object.entries(body).map(([lang, html]) => [lang, signed(html, ctx)])),
  }
}

export const section: Services<typeof contract.section> = {
  ...posts,

  one: async (input, ctx) => {
    const post = await posts.one(input, ctx)
    return 'idx' in post ? edited(post, ctx) : post
  },

  earlier: async (input, ctx) => {
    const found = await posts.earlier(input, ctx)
    return 'post' in found ? { ...found, post: await edited(found.post, ctx) } : found
  },

  list: async (filter, ctx) => {
    const page = await posts.list(filter, ctx)
    if (!('list' in page)) return page
    const rows = page.list as ((typeof page.list)[number] & Said)[]
    return {
      ...page,
      list: rows.map((row) => ({
        ...row,
        missingIn: missingIn(ctx, [row.heading, row.hasBody, row.alt, row.caption]),
      })),
    }
  },

  arrange: async ({ page, idx }, ctx) =>
    write(ctx, async (tx) => {
      const asked = [...new Set(idx)]
      if ((await sql.countOn(tx.sql, page, asked)) < asked.length) return new Malformed('idx')
      const moved = await sql.arrange(tx.sql, page, asked)
      for (const { idx: recordIdx, before, after } of moved)
        await audit(tx, { noun: 'section', recordIdx, before: { orderNo: before }, after: { orderNo: after } })
      return { moved: moved.length }
    }),

  found: async ({ keyword, clubCode, lang }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const words = [...new Set(keyword.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS)
    const asked = { words, lang: spokenBy(ctx, lang), own: ctx.club.lang, most: MOST_FOUND }
    const list = await sql.found(ctx.sql, asked)
    return {
      total: list[0]?.total ?? 0,
      list: list.map(({ idx, page, heading, text }) => ({
        idx,
        page,
        heading,
        excerpt: excerptOf(plainLines(text), words),
      })),
    }
  },

  ofPage: async ({ page, clubCode, lang: asked }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const lang = spokenBy(ctx, asked)
    const said = (texts: ByLang) => texts[lang] ?? texts[ctx.club.lang] ?? ''
    const sections = await sql.open(ctx.sql, page)
    return sections.map(({ heading, body, rows: written, alt, caption, attached, ...rest }) => {
      const files = attached.map((one) => ({ ...one, url: fileUrl(one, ctx) }))
      const pictureOf = (fileIdx: number) => {
        const file = files.find((one) => one.place === 'contents' && one.fileIdx === fileIdx)
        return file && { url: file.url, width: file.width, height: file.height, blur: file.blur }
      }
      return {
        ...rest,
        heading: said(heading),
        body: said(body),
        alt: said(alt),
        caption: said(caption),
        ...shownRows(rest.kind, rowsIn(lang, ctx.club.lang, written), pictureOf),
        image: files.find(({ place }) => place === 'image'),
        files: files.filter(({ place }) => place === 'files'),
      }
    })
  },
}
