import type { contract } from '@clubhouse/contract'
import { list } from '@clubhouse/contract/board/lost-item'
import { wordsOf } from '../../mail/words.ts'
import { isOtherClub, NOT_FOUND, type Services } from '../../platform/context.ts'
import { spokenBy } from '../../platform/said-in.ts'
import { itemIn } from './rows.ts'
import * as sql from './sql.ts'

export const lostItem: Services<typeof contract.lostItem> = {
  list: async ({ clubCode, lang, ...filter }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const page = await sql.found(ctx.sql, list, filter)
    return { ...page, list: page.list.map((item) => itemIn(item, spokenBy(ctx, lang))) }
  },

  one: async ({ idx, lang }, ctx) => {
    const item = await sql.one(ctx.sql, idx)
    if (!item) return NOT_FOUND
    const reader = spokenBy(ctx, lang ?? ctx.lang)
    const { isKept, phoneNo, ...row } = item
    const words = await wordsOf(ctx, reader, 'lost-item')
    const howToClaim = words.say(isKept ? 'HOW_TO_CLAIM' : 'NOT_KEPT', { phoneNo }) ?? ''
    return { ...itemIn(row, reader), claimable: isKept, howToClaim }
  },
}
