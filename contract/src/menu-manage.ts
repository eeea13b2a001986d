import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from './fail.ts'
import { PICTURE_UNREADABLE, PICTURES } from './file.ts'
import { type Menu, menu } from './menu.ts'
import { historyCall } from './office/history.ts'
import { idx, lang, missingIn, text, version } from './shape.ts'

/** The start page; it cannot be hidden, nor put under another menu. */
export const HOME = '010000'

/** Without the name, which the club's own language needs. */
const texts = {
  /** The title of the page, also in search results. */
  seoTag: text(120).optional(),
  seoMeta: text(300).optional(),
  seoKeyword: text(200).optional(),
  snsTitle: text(120).optional(),
  snsDesc: text(300).optional(),
}
/** The texts in the club's other languages; one left empty falls back to the club's own. */
const translated = z.record(lang, z.object({ name: text(60).optional(), ...texts }))

const menuEdit = z.object({
  ...menu.omit({ children: true, isEmpty: true, emptyBoards: true }).shape,
  translated,
  parentCode: z.string().nullish(),
  orderNo: z.int(),
  version,
})
export type MenuEdit = z.output<typeof menuEdit>

export type MenuOfManager = Omit<Menu, 'children'> & {
  version: number
  missingIn: string[]
  children: MenuOfManager[]
}
const menuOfManager: z.ZodType<MenuOfManager, MenuOfManager> = z
  .object({
    ...menu.omit({ children: true }).shape,
    version,
    missingIn,
    get children() {
      return z.array(menuOfManager)
    },
  })
  .meta({ id: 'MenuOfManager' })

export const simple = call('GET /menus/simple', {
  summary: 'List the menus with their depth, for choosing one.',
  access: manager(),
  input: {},
  data: z.array(z.object({ idx, code: z.string(), name: z.string(), depth: z.int() })),
})

export const all = call('GET /menus', {
  summary: 'List the menus as a tree with the hidden ones. Below a hidden menu, `isVisible` is the menu’s own.',
  access: manager('920200', 'R'),
  input: {},
  data: z.array(menuOfManager),
})

export const one = call('GET /menus/{id=idx}', {
  summary: 'Read a menu with its texts in every language.',
  access: manager('920200', 'R'),
  input: { idx },
  data: menuEdit,
})

export const change = call('PUT /menus', {
  summary:
    'Change one menu, or with `order` the positions of several. Omitted fields stay unchanged; path and code are fixed.',
  access: manager('920200', 'U'),
  input: {
    idx: idx.optional(),
    version: version.optional(),
    name: text(60).min(1).optional(),
    ...texts,
    translated: translated.optional(),
    permit: z.enum(['1', '2']).optional(),
    isVisible: z.boolean().optional(),
    isExistBanner: z.boolean().optional(),
    needPassword: z.boolean().optional(),
    /** Removes the uploaded picture. */
    removeImage: z.boolean().optional(),
    order: z
      .array(z.object({ idx, parentCode: z.string().max(10).nullish(), orderNo: z.int().min(0).max(10_000) }))
      .min(1)
      .max(100)
      .optional(),
  },
  data: z.union([z.object({ idx, version }), z.array(menuOfManager)]),
  fails: [CHANGED_MEANWHILE, WRONG_STATE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: { part: 'file', most: 1, maxBytes: 5_000_000, accept: PICTURES },
})

/** Keys of what the texts of a menu are called. */
export const TEXT_NAMES = {
  name: 'menu-edit.NAME',
  seoTag: 'menu-edit.SEO_TAG',
  seoMeta: 'menu-edit.SEO_META',
  seoKeyword: 'menu-edit.SEO_KEYWORD',
  snsTitle: 'menu-edit.SNS_TITLE',
  snsDesc: 'menu-edit.SNS_DESC',
} as const

export const history = historyCall('menu', '920200', {
  ...TEXT_NAMES,
  snsImageUrl: 'menu-edit.SNS_IMAGE',
  permit: { heading: 'menu-edit.PERMIT', as: { texts: 'menu-edit.PERMIT_' } },
  isVisible: 'menu-edit.VISIBLE',
  isExistBanner: 'menu-edit.BANNER',
  needPassword: 'menu-edit.PASSWORD',
  parentCode: 'menu-edit.PARENT',
  orderNo: 'menu-edit.ORDER',
})
