import { formatDay, formatInstant, formatMoney, formatSpan, type Locale } from '@clubhouse/contract/format/format'
import { readPolicies } from '@clubhouse/contract/format/policies'
import type { ExportColumn } from '@clubhouse/contract/list'
import { ERASED, type HistoryEntry } from '@clubhouse/contract/office/history'
import { historyOf } from '../../office/history.ts'
import { isLabels, type Labels, labelsFor } from '../../office/label.ts'
import type { Context } from '../../platform/context.ts'
import { policies } from '../../platform/policies.ts'
import { HISTORIES } from './histories.ts'

type Value = HistoryEntry['changes'][number]['before']

/** The values of an entry as the history of its record shows them; null where the noun has no history, or the entry no place in it. */
export async function changesOf(
  ctx: Context,
  { auditIdx, noun, recordIdx }: { auditIdx: number; noun: string; recordIdx: number },
) {
  const call = HISTORIES.get(noun)
  if (!call || recordIdx < 1) return null
  const { fields } = call.history
  const columns = Object.entries(fields)
  const [{ list }, labels, written] = await Promise.all([
    historyOf(call)({ recordIdx, before: auditIdx + 1, size: 1 }, ctx),
    labelsFor(columns, ctx.lang, ctx),
    policies(ctx.sql),
  ])
  const entry = list.find((one) => one.auditIdx === auditIdx)
  if (!entry || !isLabels(labels)) return null
  const { zone, currency } = ctx.club
  const locale: Locale = { lang: ctx.lang, currency, ...readPolicies(written.policies, zone) }
  return entry.changes.map(({ field, before, after, isKept }) => {
    const column = fields[field]!
    const { heading, as } = typeof column === 'object' ? column : { heading: column, as: undefined }
    const shown = (value: Value) => textOf(value, as, labels, locale)
    return { label: labels.text(heading) ?? field, before: shown(before), after: shown(after), isKept }
  })
}

function textOf(value: Value, as: Exclude<ExportColumn, string>['as'] | undefined, labels: Labels, locale: Locale) {
  if (value === null || value === ERASED) return value
  if (typeof value === 'boolean') return labels.text(value ? 'common.YES' : 'common.NO') ?? String(value)
  const text = String(value)
  if (as === 'day') return formatDay(locale, text, 'date')
  if (as === 'instant') return formatInstant(locale, text)
  if (as === 'money') return formatMoney(locale, Number(text))
  if (as === 'span') return formatSpan(Number(text))
  if (as === 'rights') return [...text].map((letter) => labels.text(`right.CAN_${letter}`) ?? letter).join(', ')
  if (typeof as === 'object') return ('code' in as ? labels.code(as.code, text) : labels.text(as.texts + text)) ?? text
  return text
}
