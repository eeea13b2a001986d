import { download, REPORT_TABLES, read } from '@clubhouse/contract/report'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useServerNow } from '../../../api/clock'
import { fetchFile } from '../../../api/fetch-file'
import { useCall } from '../../../api/use-call'
import { useFormat, useLanguage, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { ToolRow } from '../../../ui/tool-row'
import { Unread } from '../../../ui/unread'
import { Views } from '../../../ui/views'
import styles from './report.module.css'
import { ReportTableView } from './report-table'

export const handle = { messages: ['report', 'desk'] }

/** Seasons that can be chosen: the one that runs, and those before. */
const SEASONS = 4

/** The committee report of a season beside the one before, on the screen, on paper and as Excel. */
export default function ReportPage() {
  const t = useText()
  const { day, dayOf } = useFormat()
  const mayRead = useMay()(read)
  const now = useServerNow(60_000)
  const [query, setQuery] = useSearchParams()
  const thisYear = now === null ? undefined : Number(dayOf(now).slice(0, 4))
  const asked = Number(query.get('year'))
  const years = thisYear === undefined ? [] : Array.from({ length: SEASONS }, (_, i) => thisYear - i)
  const year = years.includes(asked) ? asked : thisYear
  const { data, error, refetch } = useCall(read, { year }, { toasts: 'faults', enabled: mayRead && year !== undefined })
  const tables = data ? REPORT_TABLES.filter((table) => data[table]) : []
  const said = (date: string) => day(date, 'date')
  return (
    <div className={styles.page}>
      <PageHead title={t('report.TITLE')} />
      <header className={styles.head}>
        <h1>{t('report.TITLE')}</h1>
        {data && (
          <p>
            {t('report.DAYS', {
              ...{ from: said(data.now.from), to: said(data.now.to) },
              ...{ beforeFrom: said(data.before.from), beforeTo: said(data.before.to) },
            })}
          </p>
        )}
        {data?.firstDate && <p>{t('report.FIRST_DAY', { date: data.firstDate })}</p>}
      </header>
      {!mayRead && now !== null && <Empty title={t('report.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && year !== undefined && (
        <ToolRow>
          <Views
            label={t('report.SEASON')}
            views={years.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(year)}
            onChange={(chosen) => setQuery({ year: chosen }, { replace: true, preventScrollReset: true })}
          />
          <Button look="plain" size="small" onClick={() => window.print()}>
            {t('common.PRINT')}
          </Button>
          {tables.length > 0 && <ReportFile year={year} />}
        </ToolRow>
      )}
      {data && tables.length === 0 && <Empty title={t('report.NO_TABLES')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && tables.map((table) => <ReportTableView key={table} table={table} report={data} />)}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={12} />}
    </div>
  )
}

function ReportFile({ year }: { year: number }) {
  const t = useText()
  const { lang } = useLanguage()
  const [pending, setPending] = useState(false)
  async function save() {
    setPending(true)
    await fetchFile(download, { year, textLang: lang }, `${t('report.TITLE')} ${year}.xlsx`)
    setPending(false)
  }
  return (
    <Button look="plain" size="small" pending={pending} onClick={save}>
      {t('report.EXCEL')}
    </Button>
  )
}
