import { counted } from '@clubhouse/contract/counted'
import { type PolicyValues, readPolicies } from '@clubhouse/contract/format/policies'
import { TEXT_FORMATS } from '@clubhouse/contract/format/text-formats'
import { createInstance } from 'i18next'
import type { Club } from './context.ts'
import type { Database } from './database.ts'
import type { Events } from './events.ts'

/** English sentences out of the message tables, kept up to date; a message that is missing shows its code. */
export async function createPlainTexts(
  database: Database,
  events: Events,
  club: Club,
): Promise<(msgCode: string, msgVar: Record<string, unknown>) => string> {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  })
  let place = { lang: 'en', currency: club.currency, ...readPolicies({}, club.zone) }
  for (const [name, format] of Object.entries(TEXT_FORMATS))
    i18n.services.formatter?.add(name, (value) => (value == null ? '' : format(place, value as never)))
  const load = async () => {
    const rows = await database<{ key: string; msg: string }[]>`
      select category || '.' || code as key, coalesce(c.msg, m.msg) as msg
      from message m left join club_message c using (lang, category, code) where lang = 'en'`
    const [row] = await database<{ policies: PolicyValues | null }[]>`
      select jsonb_object_agg(key, to_jsonb("values")) as policies from policy`
    place = { ...place, ...readPolicies(row?.policies ?? {}, club.zone) }
    i18n.addResourceBundle('en', 'translation', Object.fromEntries(rows.map((row) => [row.key, row.msg])), false, true)
  }
  await load()
  events.on('changed', (noun) => {
    if (noun === 'message' || noun === 'code') load().catch(() => {})
  })
  return (msgCode, msgVar) => i18n.t(msgCode, counted(msgVar))
}
