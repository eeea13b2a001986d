import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { idx } from './shape.ts'

export const menu = z.object({
  idx,
  code: z.string(),
  name: z.string(),
  seoSlug: z.string(),
  seoTag: z.string(),
  seoMeta: z.string(),
  seoKeyword: z.string(),
  snsTitle: z.string(),
  snsDesc: z.string(),
  snsImageUrl: z.string(),
  /** '2' needs a login. */
  permit: z.enum(['1', '2']),
  isVisible: z.boolean(),
  isExistBanner: z.boolean(),
  isMainPage: z.boolean(),
  get children() {
    return z.array(menu)
  },
})
export type Menu = z.output<typeof menu>

export const tree = call('GET /menus/club/{siteCode}', {
  summary: 'The visible menus of the site, as a tree.',
  access: anyone,
  input: { siteCode: z.string().regex(/^[A-Za-z0-9]{1,10}$/) },
  data: z.array(menu),
  cache: { shows: ['menu'], seconds: 60 },
  evenWhenClosed: true,
})
