import * as z from 'zod'
import { anyone, signedIn } from './access.ts'
import { call } from './call.ts'
import { idx, instant, lang } from './shape.ts'

/** The boards of the community page, in the order of its tabs. */
export const COMMUNITY_BOARDS = ['notice', 'event', 'reference', 'faq', 'lost-item', 'hof', 'fnb'] as const
const communityBoard = z.enum(COMMUNITY_BOARDS)
export type CommunityBoard = z.output<typeof communityBoard>

/** The nouns without which a menu is empty. */
const SHOWN_IN_MENUS = [
  'notice',
  'event',
  'reference',
  'faq',
  'lost_item',
  'hof',
  'fnb_menu',
  'section',
  'course',
  'weather',
]

export const menu = z
  .object({
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
    needPassword: z.boolean(),
    /** Its page, and those below it, have nothing to show yet: the site does not list it. */
    isEmpty: z.boolean(),
    /** Of the community: its boards without a post that visitors see now. */
    emptyBoards: z.array(communityBoard),
    get children() {
      return z.array(menu)
    },
  })
  .meta({ id: 'Menu' })
export type Menu = z.output<typeof menu>

export const tree = call('GET /menus/club/{siteCode}', {
  summary: 'List the site’s menus as a tree with hidden ones marked, in the given language where available.',
  access: anyone,
  input: { siteCode: z.string().regex(/^[A-Za-z0-9]{1,10}$/), lang: lang.optional() },
  data: z.array(menu),
  cache: { shows: ['menu', ...SHOWN_IN_MENUS], seconds: 60 },
  evenWhenClosed: true,
})

export const password = call('GET /menus/{id=idx}/password', {
  summary: 'Check whether a menu requires the password, and until when it was last confirmed.',
  access: signedIn,
  input: { idx },
  data: z.object({ required: z.boolean(), until: instant.optional() }),
})
