import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { businessNo, mailOrderNo } from '@clubhouse/contract/tax-no'
import { isOtherClub, NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { changeInfo, settingsOf } from './change-info.ts'
import { changeLogos, iconUrl, shownLogos } from './logos.ts'
import { sitePlans, turnState, unspoken } from './plan.ts'
import * as sql from './sql.ts'

export const site: Services<typeof contract.site> = {
  state: async ({ clubCode }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    const [now, favicon_url] = await Promise.all([sql.state(ctx.sql), iconUrl(ctx)])
    const wasOpened = now.state === 1 || (await sql.wasOpened(ctx.sql))
    return { ...now, title: ctx.club.clubName, favicon_url, wasOpened }
  },

  ...sitePlans,

  changeState: async ({ state, message = null, translated = {}, reason }, ctx) => {
    const unknown = unspoken(ctx, translated)
    if (unknown) return unknown
    return write(ctx, async (tx) => {
      await turnState(tx, { state, message, translated, reason })
      return { state }
    })
  },

  info: async ({ clubCode }, ctx) => {
    const info = await sql.info(ctx.sql, clubCode ?? ctx.club.clubCode)
    if (!info) return NOT_FOUND
    return hasRight(ctx.who, '910200', 'R') ? { ...info, settings: await settingsOf(ctx) } : info
  },

  changeInfo,

  taxNo: async ({ type, keyword }, { clock, club }) => {
    const { year } = clock.now().toZonedDateTimeISO(club.zone)
    return type === 'business' ? businessNo(keyword) : mailOrderNo(keyword, year)
  },

  addition: async ({ clubCode }, ctx) => (isOtherClub(clubCode, ctx) ? NOT_FOUND : shownLogos(ctx)),

  changeAddition: changeLogos,

  holidays: async ({ clubCode, year, lang }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const { sql: db, clock, club } = ctx
    const thisYear = clock.now().toZonedDateTimeISO(club.zone).year
    return sql.holidays(db, lang ?? club.lang, year ?? thisYear - 1, year ?? thisYear + 1)
  },
}
