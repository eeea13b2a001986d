import type { contract } from '@clubhouse/contract'
import { audit } from '../platform/audit.ts'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import * as sql from './sql.ts'

export const site: Services<typeof contract.site> = {
  state: async ({ clubCode }, { sql: db, club }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    const { state, message } = await sql.state(db)
    return { state, message, title: club.clubName, favicon_url: '/favicon.svg' }
  },

  changeState: async ({ state, message, reason }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.state(tx.sql)
      await sql.changeState(tx.sql, state, message ?? null)
      await audit(tx, { noun: 'site-state', recordIdx: 1, before, after: { state, message }, reason })
      return { state }
    }),

  info: async ({ clubCode }, { sql: db }) => (await sql.info(db, clubCode)) ?? NOT_FOUND,

  addition: async ({ clubCode }, { sql: db }) => (await sql.addition(db, clubCode)) ?? NOT_FOUND,

  holidays: async ({ clubCode, year }, { sql: db, clock, club }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    const thisYear = clock.now().toZonedDateTimeISO(club.zone).year
    return sql.holidays(db, club.lang, year ?? thisYear - 1, year ?? thisYear + 1)
  },
}
