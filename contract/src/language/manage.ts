import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { lang, text } from '../shape.ts'
import { category } from './messages.ts'

const code = z.string().max(60)

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
