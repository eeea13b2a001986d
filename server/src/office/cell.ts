import { decimalsOf, majorOf } from '@clubhouse/contract/format/format'
import type { ExportColumn } from '@clubhouse/contract/list'
import type { CellValue, ColumnDef } from 'hucre/xlsx'
import { beginning } from '../platform/beginning.ts'
import type { Club } from '../platform/context.ts'
import { plainLines } from '../platform/plain-lines.ts'
import type { Columns, Labels } from './label.ts'

const FORMATS = { day: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm' }
const WIDTHS = { day: 12, instant: 17, money: 14 }
const TEXT_WIDTH = 24
/** A cell of Excel holds 32,767 characters. */
const MOST_TEXT = 32_000

/** Such as #,##0.00, with the decimals that the currency has. */
const moneyFormat = (currency: string) => `#,##0${decimalsOf(currency) ? `.${'0'.repeat(decimalsOf(currency))}` : ''}`

type Place = Pick<Club, 'zone' | 'currency'>

/** Heads and values of an exported list. Every text is a text: what looks like a formula is none. */
export function cellsOf(columns: Columns, labels: Labels, club: Place) {
  const formats = { ...FORMATS, money: moneyFormat(club.currency) }
  const named = columns.map(([field, column]) => ({ field, ...parts(column) }))
  return {
    heads: named.map(({ heading, as }): ColumnDef => {
      const kind = as === 'day' || as === 'instant' || as === 'money' ? as : undefined
      return {
        header: labels.text(heading) ?? heading,
        width: kind ? WIDTHS[kind] : TEXT_WIDTH,
        numFmt: kind && formats[kind],
      }
    }),
    values: (row: Record<string, unknown>) =>
      named.map(({ field, as, none }) => cell(row[field], as, labels, club) ?? (none && labels.text(none)) ?? null),
  }
}

const parts = (column: ExportColumn) =>
  typeof column === 'string'
    ? { heading: column, as: undefined, none: undefined }
    : { as: undefined, none: undefined, ...column }

function cell(value: unknown, as: ReturnType<typeof parts>['as'], labels: Labels, club: Place): CellValue {
  if (value === null || value === undefined || value === '') return null
  if (as === 'day') return new Date(`${value}T00:00:00Z`)
  if (as === 'instant') {
    // Excel knows no zones: the club's wall time is what people read.
    const wall = Temporal.Instant.from(String(value)).toZonedDateTimeISO(club.zone).toPlainDateTime()
    return new Date(`${wall.round('second')}Z`)
  }
  if (as === 'money') return majorOf(Number(value), club.currency)
  if (as === 'html') return plainLines(String(value))
  if (as === 'count') return Array.isArray(value) ? value.length : null
  if (Array.isArray(value)) return value.map((one) => cell(one, as, labels, club)).join(', ') || null
  if (typeof as === 'object')
    return ('code' in as ? labels.code(as.code, String(value)) : labels.text(as.texts + value)) ?? String(value)
  // Days of a season.
  if (typeof value === 'object' && 'from' in value && 'to' in value) return `${value.from} – ${value.to}`
  // A person.
  if (typeof value === 'object' && 'name' in value) return String(value.name)
  if (typeof value === 'object') return beginning(JSON.stringify(value), MOST_TEXT)
  if (typeof value === 'boolean') return labels.text(value ? 'common.YES' : 'common.NO') ?? value
  return typeof value === 'number' ? value : String(value)
}
