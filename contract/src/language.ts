import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { clubCode, lang } from './shape.ts'

/** The category that stands for all texts of the product. */
export const SYSTEM_CATEGORY = 'CAXPC'

const messages = z.object({
  list: z.array(z.object({ category: z.string(), code: z.string(), msg: z.string() })),
  ver: z.int(),
})
const version = z.int().min(0).optional()

export const system = call('GET /system/i18n/{lang}', {
  summary: "The product's own texts; an empty list when the version is current.",
  access: anyone,
  input: { lang, ver: version, category: z.string().max(20).default(SYSTEM_CATEGORY) },
  data: messages,
  cache: { shows: ['message'], seconds: 60 },
  evenWhenClosed: true,
})

export const club = call('GET /common/i18n/{lang}/{club}', {
  summary: "The club's changes and additions to the texts.",
  access: anyone,
  input: { lang, club: clubCode, ver: version },
  data: messages,
  cache: { shows: ['message', 'menu'], seconds: 60 },
  evenWhenClosed: true,
})
