import type { contract } from '@clubhouse/contract'
import { SYSTEM_CATEGORY } from '@clubhouse/contract/language/messages'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { managerCalls } from './manager.ts'
import { knownMessages } from './manager-sql.ts'
import * as sql from './sql.ts'

export const language: Services<typeof contract.language> = {
  ...managerCalls,

  system: async ({ lang, ver, category, part }, { sql: db }) => {
    if (!(await sql.spokenLanguages(db)).includes(lang)) return NOT_FOUND
    const current = await sql.version(db, 'system')
    if (ver === current) return { list: [], ver: current }
    const wanted = { category: category === SYSTEM_CATEGORY ? undefined : category, part }
    return { list: await sql.systemMessages(db, lang, wanted), ver: current }
  },

  club: async ({ lang, club: clubCode, ver }, { sql: db, club }) => {
    if (clubCode !== club.clubCode || !(await sql.spokenLanguages(db)).includes(lang)) return NOT_FOUND
    const current = await sql.version(db, 'club')
    return { list: ver === current ? [] : await sql.clubMessages(db, lang), ver: current }
  },

  // Only keys that are really missing are noted, so that callers cannot flood the log.
  reportMissing: async ({ lang, keys }, { sql: db, log }) => {
    if (!(await sql.spokenLanguages(db)).includes(lang)) return NOT_FOUND
    const missing = (await knownMessages(db, lang, keys)).filter(({ msg }) => msg === null).map(({ key }) => key)
    if (missing.length > 0) log.warn({ lang, keys: missing.sort() }, 'texts without a translation')
    return { noted: missing.length }
  },
}
