import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { MAX_FILE_BYTES, PICTURES } from '../file.ts'
import { date, idx, instant, lang, missingIn, ofClub, text, version } from '../shape.ts'
import { boardCalls } from './board.ts'
import { link } from './link.ts'
import { askedState, orderNo, PICTURE_FIELDS, PICTURE_HISTORY, POST_HISTORY, postPicture, postState } from './post.ts'

const banner = z.object({
  idx,
  bannerName: z.string(),
  layerFile: z.string(),
  /** The image with what a page needs beside it. Not in the specification. */
  picture: postPicture.nullish(),
  link: z.string().nullish(),
  seeDetail: z.boolean(),
  todayClose: z.boolean(),
  windowOpen: z.boolean(),
  progress: z.boolean(),
  devicePc: z.boolean(),
  deviceMobile: z.boolean(),
})
export type Banner = z.output<typeof banner>

const termsNotice = z.object({
  termsIdx: idx,
  title: z.string(),
  clubName: z.string(),
  effectiveDate: date,
  telNo: z.string(),
})
export type TermsNotice = z.output<typeof termsNotice>

export const page = call('GET /banner/page/{id=bannerDataIdx}', {
  summary: 'List what a menu’s popup shows: on main pages, terms about to change, and current banners.',
  access: anyone,
  input: { bannerDataIdx: idx, clubCode: ofClub, lang: lang.optional() },
  data: z.object({ terms: z.array(termsNotice), banner: z.array(banner) }),
  // Banners begin and end by the clock, so a cached response is at most a second old.
  cache: { shows: ['banner', 'terms', 'menu', 'site'], seconds: 1 },
})

const words = { bannerName: text(100), alt: text(300) }
const translated = z.record(lang, z.object(words).partial())

const bannerRow = banner.extend({
  menuIdx: z.array(idx),
  startAt: instant.nullish(),
  endAt: instant.nullish(),
  orderNo: z.int(),
  state: postState,
  version,
})
export type BannerRow = z.output<typeof bannerRow>

/** `bannerName` and the picture's `alt` in the club's own language; `translated` has the others. */
const bannerEdit = bannerRow.extend({ translated })
export type BannerEdit = z.output<typeof bannerEdit>

export const bannerBoard = boardCalls('/banner', '930500', {
  words: ['a banner', 'banners'],
  row: bannerRow.extend({ missingIn }),
  whole: bannerEdit,
  fields: {
    bannerName: words.bannerName.min(1),
    translated: translated.optional(),
    menuIdx: z.array(idx).max(100),
    link: link.nullish(),
    seeDetail: z.boolean(),
    todayClose: z.boolean(),
    windowOpen: z.boolean(),
    devicePc: z.boolean(),
    deviceMobile: z.boolean(),
    startAt: instant,
    endAt: instant,
    orderNo,
    state: askedState,
    ...PICTURE_FIELDS,
  },
  list: '',
  isHidden: true,
  isCopied: true,
  sorts: ['orderNo', 'bannerName', 'startAt', 'endAt', 'idx'],
  sort: '-idx',
  filters: { state: postState.optional(), menuIdx: idx.optional(), progress: z.boolean().optional() },
  history: {
    ...PICTURE_HISTORY,
    bannerName: 'banner.NAME',
    link: 'post.LINK',
    seeDetail: 'banner.SEE_DETAIL',
    todayClose: 'banner.TODAY_CLOSE',
    windowOpen: 'banner.WINDOW_OPEN',
    devicePc: 'banner.DEVICE_PC',
    deviceMobile: 'banner.DEVICE_MOBILE',
    orderNo: 'post.ORDER',
  },
  exported: {
    bannerName: 'banner.NAME',
    state: POST_HISTORY.state,
    progress: 'banner.PROGRESS',
    startAt: { heading: 'banner.START_AT', as: 'instant' },
    endAt: { heading: 'banner.END_AT', as: 'instant' },
    orderNo: 'post.ORDER',
    link: 'post.LINK',
    devicePc: 'banner.DEVICE_PC',
    deviceMobile: 'banner.DEVICE_MOBILE',
  },
  files: { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
})
