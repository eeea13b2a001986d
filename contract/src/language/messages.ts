import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { clubCode, lang } from '../shape.ts'

export const SYSTEM_CATEGORY = 'CAXPC'
export const MENU_CATEGORY = 'site-menu'

export const category = z.string().max(20)

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
  input: {
    lang,
    ver: version,
    category: category.default(SYSTEM_CATEGORY),
    /** What pages of visitors and members show, or the rest; everything without it. */
    part: z.enum(['SITE', 'OFFICE']).optional(),
  },
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
