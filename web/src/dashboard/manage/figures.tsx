import { periods, read, THIS_MONTH } from '@clubhouse/contract/dashboard'
import { weekday } from '@clubhouse/contract/format/format'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/use-call'
import { WaitingTiles } from '../../attention/waiting-tiles'
import { useFormat, useText } from '../../language/use-text'
import { WaiverProposals } from '../../reservation/sheet/waiver/manage/proposals'
import base from '../../ui/base.module.css'
import { ButtonLink } from '../../ui/button'
import { ToolRow } from '../../ui/tool-row'
import { Unread } from '../../ui/unread'
import { Views } from '../../ui/views'
import type { FillOfDay } from './buckets'
import { Charts } from './charts'
import { Draws } from './draws'
import styles from './figures.module.css'
import { daysAt } from './list-links'
import { standsOut } from './stands-out'
import { Tiles } from './tiles'

const REFETCH_MS = 60_000

/** The numbers of a period, which the URL names. */
export default function FiguresView() {
  const t = useText()
  const { day } = useFormat()
  const [query, setQuery] = useSearchParams()
  const known = useCall(periods, {}, { toasts: 'faults' })
  // A day or a week is too short to compare.
  const asked = Number(query.get('period') ?? THIS_MONTH)
  const period = known.data?.some((one) => one.period === asked) ? asked : THIS_MONTH
  const { data, error, refetch } = useCall(
    read,
    { period },
    { toasts: 'faults', enabled: known.data !== undefined, refetchInterval: REFETCH_MS },
  )
  const choose = (chosen: string) => {
    const next = new URLSearchParams(query)
    next.set('period', chosen)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const said = ({ from, to }: { from: string; to: string }) =>
    from === to ? day(from, 'date') : `${day(from, 'date')} – ${day(to, 'date')}`
  const failed = known.error ?? error
  return (
    <>
      <header className={styles.head}>
        <h1>{t('dashboard.TITLE')}</h1>
        {data && <p>{said(data)}</p>}
      </header>
      {known.data && (
        <ToolRow>
          <Views
            label={t('dashboard.PERIOD')}
            views={known.data.map((one) => ({ value: String(one.period), label: one.name }))}
            value={String(period)}
            onChange={choose}
          />
        </ToolRow>
      )}
      {!data && <Unread error={failed} retry={known.error ? known.refetch : refetch} lines={12} />}
      {data && (
        <>
          <WaitingTiles />
          <WaiverProposals />
          <StandsOut now={data.occupancy ?? []} yearBefore={data.occupancyYearBefore ?? []} />
          <Tiles numbers={data} />
          <div className={styles.lead}>
            <p>
              {t('dashboard.COMPARED', { before: said(data.before), year: said(data.yearBefore) })}
              <br />
              {t('dashboard.SMALL_LINES', { period: said(data.trend) })}
            </p>
            <span className={base.buttons}>
              <ButtonLink look="plain" size="small" to={daysAt({ from: data.from, to: data.to })}>
                {t('dashboard.BY_DAY')}
              </ButtonLink>
              <ButtonLink look="plain" size="small" to="/ishm/report">
                {t('menu.REPORT')}
              </ButtonLink>
            </span>
          </div>
          {data.draws && data.draws.length > 0 && <Draws draws={data.draws} />}
          <Charts numbers={data} />
        </>
      )}
    </>
  )
}

/** What a committee would notice first, in one sentence. */
function StandsOut({ now, yearBefore }: { now: readonly FillOfDay[]; yearBefore: readonly FillOfDay[] }) {
  const t = useText()
  const { locale } = useFormat()
  const found = standsOut(now, yearBefore)
  if (!found) return null
  const { date, rate, change } = found
  const said = { weekday: weekday(locale.lang, date, 'long'), rate, count: Math.abs(change) }
  return (
    <p className={styles.standsOut}>{t(change < 0 ? 'dashboard.WEEKDAY_FALLS' : 'dashboard.WEEKDAY_RISES', said)}</p>
  )
}
