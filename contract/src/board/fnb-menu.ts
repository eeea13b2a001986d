import * as z from 'zod'
import { MAX_FILE_BYTES, PICTURES } from '../file.ts'
import { idx, instant, lang, money, text, version } from '../shape.ts'
import { boardCalls } from './board.ts'
import {
  askedState,
  BOARD,
  BOARD_AGAIN,
  FOR_ALL,
  inOthers,
  orderNo,
  otherIdx,
  others,
  PICTURE_FIELDS,
  PICTURE_HISTORY,
  POST_HISTORY,
  pictureOf,
  postPicture,
  postState,
} from './post.ts'

const dish = z.object({
  idx,
  outletIdx: idx,
  outletName: z.string(),
  // Not in the specification: where and when it is served.
  outlet: z.object({ place: z.string(), hours: z.string(), phoneNo: z.string(), orderNo: z.int() }),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  price: money,
  currency: z.string(),
  allergens: z.array(z.string()),
  isSoldOut: z.boolean(),
  orderNo: z.int(),
  imageUrl: z.string().nullish(),
  lang,
  state: postState,
  version,
  // Not in the specification: a dish may be seasonal, and exists in several languages.
  openAt: instant.nullish(),
  closeAt: instant.nullish(),
  others,
  picture: postPicture.nullish(),
})
export type Dish = z.output<typeof dish>

const description = text(500).optional()
const allergens = z.array(text(40).min(1)).max(20).optional()

export const fnbBoard = boardCalls('/fnb-menu', '930200', {
  words: ['a dish', 'dishes'],
  row: dish,
  whole: dish,
  createAt: '/fnb-menu/{id=outletIdx}',
  fields: {
    outletIdx: idx,
    name: text(100).min(1),
    category: text(40).min(1),
    description,
    price: money.min(0).max(1_000_000_000_000),
    allergens,
    isSoldOut: z.boolean().optional(),
    orderNo,
    lang,
    state: askedState,
    openAt: BOARD.openAt,
    closeAt: BOARD.closeAt,
    otherIdx,
    inOthers: inOthers({ name: text(100), category: text(40), description, allergens, alt: PICTURE_FIELDS.alt }),
    pictureOf,
    ...PICTURE_FIELDS,
  },
  again: { remove: BOARD_AGAIN.remove },
  list: 'all',
  sorts: ['orderNo', 'category', 'name', 'price', 'lang', 'state', 'idx'],
  sort: 'orderNo',
  filters: {
    ...FOR_ALL,
    outletIdx: idx.optional(),
    category: text(40).optional(),
    state: postState.optional(),
  },
  history: {
    ...PICTURE_HISTORY,
    name: 'fnb.NAME',
    category: 'post.CATEGORY',
    description: 'fnb.DESCRIPTION',
    price: { heading: 'fnb.PRICE', as: 'money' },
    isSoldOut: 'fnb.SOLD_OUT',
    orderNo: 'post.ORDER',
  },
  exported: {
    name: 'fnb.NAME',
    outletName: 'fnb.OUTLET',
    category: 'post.CATEGORY',
    price: { heading: 'fnb.PRICE', as: 'money' },
    isSoldOut: 'fnb.SOLD_OUT',
    lang: POST_HISTORY.lang,
    state: POST_HISTORY.state,
  },
  files: { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
})
