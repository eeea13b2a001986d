import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../../platform/context.ts'
import { countView } from '../view.ts'
import * as sql from './sql.ts'

export const notice: Services<typeof contract.notice> = {
  top: async ({ clubCode, lang, size }, { sql: db, club }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    const rows = await sql.top(db, { lang, size })
    return rows.map((row) => ({ ...row, clubCode }))
  },

  normal: async ({ clubCode, ...filter }, { sql: db, club }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    const page = await sql.list(db, filter)
    return { ...page, list: page.list.map((row) => ({ ...row, clubCode })) }
  },

  one: async ({ idx }, ctx) => {
    const found = await sql.one(ctx.sql, idx)
    if (!found) return NOT_FOUND
    await countView(ctx, 'notice', idx)
    return { ...found, clubCode: ctx.club.clubCode, files: [] }
  },
}
