import { counted } from '@clubhouse/contract/counted'
import { createTranslator } from '@clubhouse/contract/text/club-translator'
import type { Translator } from '@clubhouse/contract/text/translator'
import type { Club } from './context.ts'
import type { Database } from './database.ts'
import type { Events } from './events.ts'
import { policies } from './policies.ts'

const SOURCES = ['message', 'code']

/** English texts from the message tables, kept up to date; a missing text shows its code. */
export async function createPlainTexts(
  database: Database,
  events: Events,
  club: Club,
): Promise<(msgCode: string, msgVar: Record<string, unknown>) => string> {
  let english = await load(database, club)
  events.on('changed', (noun) => {
    if (!SOURCES.includes(noun)) return
    load(database, club).then(
      (now) => {
        english = now
      },
      // On failure the previous texts stay.
      () => {},
    )
  })
  return (msgCode, msgVar) => english.t(msgCode, counted(msgVar))
}

async function load(database: Database, { zone, currency }: Club): Promise<Translator> {
  const [rows, written] = await Promise.all([
    database<{ key: string; msg: string }[]>`
      select category || '.' || code as key, coalesce(c.msg, m.msg) as msg
      from message m left join club_message c using (lang, category, code) where lang = 'en'`,
    policies(database),
  ])
  const texts = Object.fromEntries(rows.map((row) => [row.key, row.msg]))
  return createTranslator('en', texts, { zone, currency, policies: written.policies })
}
