import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE } from '../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { listCall } from '../list.ts'
import { date, idx, instant, lang, ofClub, text } from '../shape.ts'
import { isSafeLink } from './link.ts'

const bannerState = z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'])

/** A banner as everybody sees it. */
const banner = z.object({
  idx,
  /** What the picture says, for whoever cannot see it. */
  bannerName: z.string(),
  /** Address of the picture. */
  layerFile: z.string(),
  link: z.string().nullish(),
  seeDetail: z.boolean(),
  todayClose: z.boolean(),
  /** The link opens a window of its own. */
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
  // Banners begin and end by the clock, so a kept answer is never older than a second.
  cache: { shows: ['banner', 'terms', 'menu', 'site'], seconds: 1 },
})

const bannerEdit = banner.extend({
  menuIdx: z.array(idx),
  /** A copy has no dates yet. */
  startAt: instant.nullish(),
  endAt: instant.nullish(),
  orderNo: z.int(),
  state: z.enum([...bannerState.options, 'ARCHIVED']),
  version: z.int(),
})
export type BannerEdit = z.output<typeof bannerEdit>

export const list = listCall('GET /banner', {
  summary: 'List banners; archived ones only when their status is requested.',
  access: manager('930500', 'R'),
  row: bannerEdit,
  sorts: ['orderNo', 'bannerName', 'startAt', 'endAt', 'idx'],
  sort: '-idx',
  keyword: true,
  filters: {
    state: z.enum([...bannerState.options, 'ARCHIVED']).optional(),
    menuIdx: idx.optional(),
    progress: z.boolean().optional(),
  },
})

export const one = call('GET /banner/{id=idx}', {
  summary: 'Read one banner with every editable field.',
  access: manager('930500', 'R'),
  input: { idx },
  data: bannerEdit,
})

const fields = {
  bannerName: text(100).min(1),
  menuIdx: z.array(idx).max(100),
  link: text(500)
    .refine((v) => v === '' || isSafeLink(v), { message: 'must be https or a path of the site' })
    .nullish(),
  seeDetail: z.boolean(),
  todayClose: z.boolean(),
  windowOpen: z.boolean(),
  devicePc: z.boolean(),
  deviceMobile: z.boolean(),
  startAt: instant,
  endAt: instant,
  orderNo: z.int().min(0).max(10_000).default(0),
  state: bannerState,
}
const saved = z.object({ idx, version: z.int() })
const picture = { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES } as const

export const create = call('POST /banner', {
  summary: 'Create a banner with its image.',
  access: manager('930500', 'C'),
  input: fields,
  data: saved,
  fails: [PICTURE_UNREADABLE],
  kind: 'upload',
  files: picture,
})

export const update = call('PUT /banner', {
  summary: 'Change a banner; without a file the image stays.',
  access: manager('930500', 'U'),
  input: { idx, version: z.int(), ...fields },
  data: saved,
  fails: [PICTURE_UNREADABLE, CHANGED_MEANWHILE],
  kind: 'upload',
  files: picture,
})

export const remove = call('DELETE /banner', {
  summary: 'Archive banners.',
  access: manager('930500', 'D'),
  input: { idx: z.array(idx).min(1).max(100) },
  data: z.object({ deleted: z.int() }),
})

export const clone = call('POST /banner/clone', {
  summary: 'Copy a banner to a draft without dates.',
  access: manager('930500', 'C'),
  input: { idx },
  data: saved,
})
