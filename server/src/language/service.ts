import type { contract } from '@clubhouse/contract'
import { SYSTEM_CATEGORY } from '@clubhouse/contract/language'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import * as sql from './sql.ts'

export const language: Services<typeof contract.language> = {
  system: async ({ lang, ver, category }, { sql: db, club }) => {
    if (!club.langs.includes(lang)) return NOT_FOUND
    const current = await sql.version(db, 'system')
    const list =
      ver === current ? [] : await sql.systemMessages(db, lang, category === SYSTEM_CATEGORY ? null : category)
    return { list, ver: current }
  },

  club: async ({ lang, club: clubCode, ver }, { sql: db, club }) => {
    if (!club.langs.includes(lang) || clubCode !== club.clubCode) return NOT_FOUND
    const current = await sql.version(db, 'club')
    return { list: ver === current ? [] : await sql.clubMessages(db, lang), ver: current }
  },
}
