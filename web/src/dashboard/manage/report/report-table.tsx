import type { ExportColumn } from '@clubhouse/contract/list'
import { REPORT_COLUMNS, type Report, type ReportTable } from '@clubhouse/contract/report'
import { useId } from 'react'
import { Link } from 'react-router'
import { useCodes } from '../../../code/use-codes'
import type { TextKey } from '../../../language/text-key'
import { type Say, useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { ScrollFrame } from '../../../ui/scroll-frame'
import styles from './report.module.css'

type Row = Readonly<Record<string, unknown>>

/** A table of the report, with the columns that its sheet in Excel has. */
export function ReportTableView({ table, report }: { table: ReportTable; report: Report }) {
  const t = useText()
  const id = useId()
  const rows = report[table] as readonly Row[] | null | undefined
  const columns = Object.entries(REPORT_COLUMNS[table])
  if (!rows) return null
  return (
    <div className={styles.table}>
      <h2 id={id}>{t(`report.SHEET_${table}`)}</h2>
      <p className={base.quiet}>
        {table === 'overrides' ? overridesText(report, t) : t(`report.ABOUT_${table}` as 'report.ABOUT_use')}
      </p>
      {rows.length === 0 ? (
        <p>{t('report.NOTHING')}</p>
      ) : (
        <ScrollFrame className={styles.frame} labelledBy={id}>
          <table>
            <thead>
              <tr>
                {columns.map(([field, column]) => (
                  <th key={field} scope="col" data-number={isNumber(rows, field, column) || undefined}>
                    {t(headingOf(column))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, nth) => (
                <tr key={nth}>
                  {columns.map(([field, column], i) => {
                    const Cell = i === 0 ? 'th' : 'td'
                    return (
                      <Cell
                        key={field}
                        scope={i === 0 ? 'row' : undefined}
                        data-number={isNumber(rows, field, column) || undefined}
                      >
                        {field === 'date' && typeof row.bookingIdx === 'number' ? (
                          <Link to={`/ishm/reservation/bookings/${row.bookingIdx}`}>
                            <Value value={row[field]} column={column} />
                          </Link>
                        ) : (
                          <Value value={row[field]} column={column} />
                        )}
                      </Cell>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </div>
  )
}

function overridesText({ overrideCount, overrides }: Report, t: Say): string {
  const now = overrideCount?.now ?? 0
  const before = overrideCount?.before
  const count = before == null ? t('report.OVERRIDES_NOW', { now }) : t('report.ABOUT_overrides', { now, before })
  const listed = overrides?.length ?? 0
  return now > listed ? `${count} ${t('report.OVERRIDES_CUT', { listed })}` : count
}

const headingOf = (column: ExportColumn) => (typeof column === 'string' ? column : column.heading) as TextKey
/** A column of numbers, also where each of them is missing. */
const isNumber = (rows: readonly Row[], field: string, column: ExportColumn) =>
  typeof column === 'string' && rows.every((row) => row[field] == null || typeof row[field] === 'number')

function Value({ value, column }: { value: unknown; column: ExportColumn }) {
  const t = useText()
  const { number, day } = useFormat()
  const { as, none } = typeof column === 'string' ? {} : column
  const codes = useCodes(typeof as === 'object' && 'code' in as ? as.code : undefined)
  if (value === null || value === undefined) return none ? t(none as TextKey) : '–'
  if (typeof value === 'number') return number(value)
  if (as === 'day') return day(String(value), 'date')
  if (typeof as !== 'object') return String(value)
  const said = (one: unknown) => ('code' in as ? codes.label(String(one)) : t(`${as.texts}${one}` as TextKey))
  return Array.isArray(value) ? value.map(said).join(', ') : said(value)
}
