import type { contract } from '@clubhouse/contract'
import { isOtherClub, NOT_FOUND, type Services } from '../../platform/context.ts'
import { countView } from '../view.ts'
import * as sql from './sql.ts'

export const notice: Services<typeof contract.notice> = {
  top: async ({ clubCode, lang, size }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const rows = await sql.top(ctx.sql, { lang, size })
    return rows.map((row) => ({ ...row, clubCode: ctx.club.clubCode }))
  },

  normal: async ({ clubCode, ...filter }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const page = await sql.list(ctx.sql, filter)
    return { ...page, list: page.list.map((row) => ({ ...row, clubCode: ctx.club.clubCode })) }
  },

  one: async ({ idx }, ctx) => {
    const found = await sql.one(ctx.sql, idx)
    if (!found) return NOT_FOUND
    await countView(ctx, 'notice', idx)
    return { ...found, clubCode: ctx.club.clubCode, files: [] }
  },
}
