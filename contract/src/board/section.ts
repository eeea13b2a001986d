import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call, type DataOf } from '../call.ts'
import { file, idx, instant, lang, missingIn, ofClub, picture, text, version } from '../shape.ts'
import { boardCalls } from './board.ts'
import { link } from './link.ts'
import {
  askedState,
  BOARD,
  BOARD_AGAIN,
  orderNo,
  POST_FILES,
  POST_HISTORY,
  postPicture,
  postState,
  someIdx,
} from './post.ts'

/** The pages that consist of sections. */
export const SECTION_PAGES = ['club', 'gift', 'pft', 'guide'] as const
export const sectionPage = /* @__PURE__ */ z.enum(SECTION_PAGES)
export type SectionPage = (typeof SECTION_PAGES)[number]

/**
 * What a section shows. HOURS: place, hours, note. PEOPLE: name, task, contact. ITEMS: category,
 * item, price in minor units, stock (empty: unlimited). Both have a photo in their rows as editors write them. MAP: place, compass direction, how to come.
 */
export const SECTION_KINDS = ['TEXT', 'IMAGE', 'TABLE', 'HOURS', 'PEOPLE', 'ITEMS', 'MAP', 'FILES', 'ACTION'] as const
export const sectionKind = /* @__PURE__ */ z.enum(SECTION_KINDS)
export type SectionKind = (typeof SECTION_KINDS)[number]

const shown = z.object({
  idx,
  kind: sectionKind,
  heading: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  rows: z.array(z.array(z.string())),
  /** Of PEOPLE and ITEMS, for each row; null where a row has none. */
  photos: z.array(postPicture.nullable()),
  link: z.string().nullish(),
  image: picture.nullish(),
  alt: z.string(),
  /** Below the picture; empty for none. */
  caption: z.string(),
  focusX: z.int(),
  focusY: z.int(),
  files: z.array(file),
})
export type Section = z.output<typeof shown>

export const ofPage = call('GET /section/page/{page}', {
  summary: 'List the sections of a page in their order, in one language.',
  access: anyone,
  input: { page: sectionPage, clubCode: ofClub, lang: lang.optional() },
  data: z.array(shown),
  // Sections open and close by the clock.
  cache: { shows: ['section', 'site'], seconds: 1 },
})

/** Of a search, at most; the rest is counted. */
export const MOST_FOUND = 20

export const found = call('GET /section/found', {
  summary: 'Find sections of pages that visitors may open by words in what they read, in one language: those with all.',
  access: anyone,
  input: { keyword: text(100).min(1), clubCode: ofClub, lang: lang.optional() },
  data: z.object({
    total: z.int(),
    /** Those with the words in their heading first. */
    list: z.array(z.object({ idx, page: sectionPage, heading: z.string(), excerpt: z.string() })).max(MOST_FOUND),
  }),
  cache: { shows: ['section', 'menu', 'site'], seconds: 1 },
})
export type FoundSection = DataOf<typeof found>['list'][number]

export const arrange = call('PUT /manage/section/order', {
  summary: 'Set the order of sections on a page. Omitted sections keep their place.',
  access: manager('930900', 'U'),
  /** Sections of one page, the uppermost first. */
  input: { page: sectionPage, idx: someIdx },
  data: z.object({ moved: z.int() }),
})

const byLang = (max: number) => z.record(lang, text(max))
/** Cells of rows by language; one that lacks a language is in the club's own there. */
const rows = z.array(z.array(byLang(2_000)).max(8)).max(200)

const edited = z.object({
  idx,
  page: sectionPage,
  kind: sectionKind,
  heading: byLang(200),
  body: byLang(100_000),
  rows,
  /** Addresses of the photos in the rows, by file. */
  photos: z.array(z.object({ fileIdx: idx, url: z.string() })).default([]),
  alt: byLang(300),
  caption: byLang(300),
  focusX: z.int(),
  focusY: z.int(),
  link: z.string().nullish(),
  imageUrl: z.string().nullish(),
  files: z.array(file).default([]),
  orderNo: z.int(),
  state: postState,
  openAt: instant.nullish(),
  closeAt: instant.nullish(),
  version,
})
export type EditedSection = z.output<typeof edited>

const { openAt, closeAt, fileFor } = BOARD
const percent = z.int().min(0).max(100).default(50)

export const sectionBoard = boardCalls('/section', '930900', {
  words: ['a section', 'sections of pages'],
  row: edited.omit({ files: true, body: true, heading: true, rows: true, photos: true }).extend({
    /** The heading in all languages. */
    title: z.string(),
    missingIn,
  }),
  whole: edited,
  fields: {
    page: sectionPage,
    kind: sectionKind,
    /** In every language of the club, unless it is a draft. */
    heading: byLang(200),
    body: byLang(100_000).default({}),
    rows: rows.default([]),
    /** What the picture shows, in every language of the club. */
    alt: byLang(300).default({}),
    /** What visitors read below the picture, if anything. */
    caption: byLang(300).default({}),
    focusX: percent,
    focusY: percent,
    link: link.nullish(),
    orderNo,
    state: askedState,
    ...{ openAt, closeAt, fileFor },
  },
  again: BOARD_AGAIN,
  list: '',
  isHidden: true,
  sorts: ['place', 'kind', 'orderNo', 'idx'],
  sort: 'place',
  // `page` is the number of the list's own page.
  filters: { of: sectionPage.optional(), state: postState.optional() },
  history: {
    page: { heading: 'section.PAGE', as: { texts: 'section.PAGE_' } },
    kind: { heading: 'section.KIND', as: { texts: 'section.KIND_' } },
    heading: 'post.TITLE',
    rows: 'section.ROWS',
    alt: 'board.ALT',
    caption: 'section.CAPTION',
    link: 'post.LINK',
    orderNo: 'post.ORDER',
  },
  exported: {
    title: 'post.TITLE',
    page: { heading: 'section.PAGE', as: { texts: 'section.PAGE_' } },
    kind: { heading: 'section.KIND', as: { texts: 'section.KIND_' } },
    orderNo: 'post.ORDER',
    state: POST_HISTORY.state,
  },
  files: POST_FILES,
})
