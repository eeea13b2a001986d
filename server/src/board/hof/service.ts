import type { contract } from '@clubhouse/contract'
import { normal } from '@clubhouse/contract/board/hof'
import { isOtherClub, NOT_FOUND, type Services } from '../../platform/context.ts'
import { type InLanguages, saidIn } from '../../platform/said-in.ts'
import * as sql from './sql.ts'

export const hof: Services<typeof contract.hof> = {
  normal: async ({ clubCode, lang, ...filter }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const { langs } = ctx.club
    const reader = lang && langs.includes(lang) ? lang : ctx.club.lang
    const said = (words: InLanguages) => saidIn(words, reader) ?? ''
    const page = await sql.feats(ctx.sql, normal, filter)
    return {
      ...page,
      list: page.list.map(({ courseName, playerName, witnessNames, ...feat }) => ({
        ...feat,
        courseName: said(courseName),
        playerName: said(playerName),
        witnessNames: witnessNames.map(said),
      })),
    }
  },
}
