import * as z from 'zod'
import { anyone, manager } from './access.ts'
import { call } from './call.ts'
import { listCall } from './list.ts'
import { clubCode, lang, text } from './shape.ts'

export const SYSTEM_CATEGORY = 'CAXPC'
export const MENU_CATEGORY = 'site-menu'

const category = z.string().max(20)
const code = z.string().max(60)

const messages = z.object({
  list: z.array(
    z.object({
      category: z.string(),
      code: z.string(),
      msg: z.string(),
      /** Set only when the text is in another language for want of a translation. */
      lang: lang.optional(),
    }),
  ),
  ver: z.int(),
})
const version = z.int().min(0).optional()

export const system = call('GET /system/i18n/{lang}', {
  summary: 'List the product’s own texts, in English where not translated; empty when the version is current.',
  access: anyone,
  input: { lang, ver: version, category: category.default(SYSTEM_CATEGORY) },
  data: messages,
  cache: { shows: ['message', 'site'], seconds: 60 },
  evenWhenClosed: true,
})

export const club = call('GET /common/i18n/{lang}/{club}', {
  summary: 'List the club’s changes and additions to the texts.',
  access: anyone,
  input: { lang, club: clubCode, ver: version },
  data: messages,
  cache: { shows: ['message', 'menu', 'site'], seconds: 60 },
  evenWhenClosed: true,
})

export const reportMissing = call('POST /system/i18n/{lang}/missing', {
  summary: 'Report texts that a page showed in English for want of a translation; they are logged.',
  access: anyone,
  input: { lang, keys: z.array(z.string().max(81)).min(1).max(50) },
  data: z.object({ noted: z.int() }),
  evenWhenClosed: true,
  evenWhenLimited: true,
})

export const forManager = listCall('GET /manage/i18n', {
  summary: 'List every text beside its English original, untranslated ones first.',
  access: manager('960300', 'R'),
  row: z.object({
    category: z.string(),
    code: z.string(),
    lang,
    original: z.string(),
    /** The shown text; null: the original, for want of a translation. */
    msg: z.string().nullable(),
    isOwn: z.boolean(),
  }),
  sorts: ['isTranslated', 'category', 'code', 'original', 'msg'],
  sort: 'isTranslated',
  keyword: true,
  filters: { lang, category: category.optional(), missing: z.boolean().optional() },
  exported: {
    category: 'message.CATEGORY',
    code: 'message.KEY',
    original: 'message.ORIGINAL',
    msg: 'message.TRANSLATION',
    isOwn: 'message.OWN',
  },
  also: {
    /** Counts over the whole language, ignoring the filter. */
    categories: z.array(z.object({ category: z.string(), total: z.int(), missing: z.int() })),
    isSpoken: z.boolean(),
  },
})

export const change = call('PUT /manage/i18n', {
  summary: 'Save texts in a language; the first ones add it to the site, unless isSpoken is false.',
  access: manager('960300', 'U'),
  input: {
    lang,
    list: z.array(z.object({ category, code, msg: text(2000).min(1).nullable() })).max(500),
    /** Whether visitors can choose the language; omitted: unchanged, and true for a new one. */
    isSpoken: z.boolean().optional(),
  },
  data: z.object({ ver: z.int() }),
})
