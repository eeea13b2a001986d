import type { contract } from '@clubhouse/contract'
import { normal } from '@clubhouse/contract/board/hof'
import { isOtherClub, NOT_FOUND, type Services } from '../../platform/context.ts'
import { spokenBy } from '../../platform/said-in.ts'
import { shown } from './shown.ts'
import * as sql from './sql.ts'

export const hof: Services<typeof contract.hof> = {
  normal: async ({ clubCode, lang, ...filter }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const reader = spokenBy(ctx, lang)
    const page = await sql.feats(ctx.sql, normal, filter)
    return { ...page, list: page.list.map((feat) => shown(feat, ctx, { lang: reader, isPrivate: false })) }
  },
}
