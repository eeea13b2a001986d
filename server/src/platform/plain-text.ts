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
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: club.zone, ...options })
    return (value: unknown) => (value ? formatter.format(new Date(String(value))) : '')
  }
  const formats = {
    instant: format({
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
    clock: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    clockSeconds: format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
    day: format({ day: 'numeric', month: 'long', timeZone: 'UTC' }),
    money: money(club.currency),
  }
  for (const [name, formatter] of Object.entries(formats)) i18n.services.formatter?.add(name, formatter)
  const load = async () => {
    const rows = await database<{ key: string; msg: string }[]>`
      select category || '.' || code as key, coalesce(c.msg, m.msg) as msg
      from message m left join club_message c using (lang, category, code) where lang = 'en'`
    i18n.addResourceBundle('en', 'translation', Object.fromEntries(rows.map((row) => [row.key, row.msg])), false, true)
  }
  await load()
  events.on('changed', (noun) => {
    if (noun === 'message') load().catch(() => {})
  })
  return (msgCode, msgVar) => i18n.t(msgCode, msgVar)
}

function money(currency: string) {
  const formatter = new Intl.NumberFormat('en', { style: 'currency', currency })
  const decimals = formatter.resolvedOptions().maximumFractionDigits ?? 0
  return (value: unknown) => formatter.format(Number(value) / 10 ** decimals)
}
