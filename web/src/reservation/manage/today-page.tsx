import { forManager } from '@clubhouse/contract/reservation/sheet'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useServerNow } from '../../api/clock'
import { useFormat, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { Empty } from '../../ui/empty'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { DayCounts } from './day-counts'
import { dayNow, heldNow } from './day-now'
import { DaySwitch } from './day-switch'
import type { DeskFilter } from './desk-cell'
import { DeskSheet } from './desk-sheet'
import { useDeskSize } from './desk-size'
import { DeskTools } from './desk-tools'
import { useManagerDay } from './manager-day'
import styles from './today-page.module.css'

export const handle = { messages: ['manager', 'reservation'] }

export default function TodayPage() {
  const t = useText()
  const format = useFormat()
  const [query, setQuery] = useSearchParams()
  const now = useServerNow(1000)
  const today = now === null ? undefined : format.dayOf(now)
  const date = query.get('date') ?? today
  const mayRead = useMay()(forManager)
  const { data: sheet, error, refetch, live } = useManagerDay(date, mayRead)
  const [filter, setFilter] = useState<DeskFilter>('all')
  const [typed, setTyped] = useState('')
  const { isLarge, setLarge } = useDeskSize()
  const choose = (chosen: string) => setQuery(chosen === today ? {} : { date: chosen }, { replace: true })
  const isToday = date === today
  const isMissing = error?.status === 404
  return (
    <div className={styles.page} data-large={isLarge || undefined}>
      <PageHead title={t('manager.TODAY')} />
      {!mayRead && now !== null && <Empty title={t('manager.NO_RIGHT')}>{t('manager.NO_RIGHT_HINT')}</Empty>}
      {mayRead && date && (
        <>
          <DaySwitch date={date} today={today} live={live} onChoose={choose} />
          {sheet && (
            <DayCounts
              ledger={sheet.ledger}
              held={heldNow(sheet)}
              now={isToday && now !== null ? dayNow(sheet, format.clock(now)) : undefined}
              courseName={(courseIdx) => sheet.courses.find((one) => one.courseIdx === courseIdx)?.name ?? ''}
            />
          )}
          {sheet && sheet.state !== 'PUBLISHED' && (
            <p className={styles.shut} data-state={sheet.state} role="status">
              {[
                isToday && sheet.state === 'CLOSED' ? t('manager.DAY_STARTED') : t(`manager.DAY_${sheet.state}`),
                sheet.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {sheet && (
            <DeskTools
              filter={filter}
              typed={typed}
              isLarge={isLarge}
              onFilter={setFilter}
              onType={setTyped}
              onLarge={setLarge}
            />
          )}
          {sheet && now !== null && (
            <DeskSheet sheet={sheet} now={now} isToday={isToday} filter={filter} typed={typed} />
          )}
          {isMissing && <Empty title={t('manager.NO_DAY')}>{t('manager.NO_DAY_HINT')}</Empty>}
          {error && !isMissing && !sheet && <Wrong requestId={error.requestId} retry={() => refetch()} />}
          {!sheet && !error && <Loading lines={12} />}
        </>
      )}
    </div>
  )
}
