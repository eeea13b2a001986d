import { forManager } from '@clubhouse/contract/reservation/sheet'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useServerNow } from '../../api/clock'
import { WaitingTiles } from '../../attention/waiting-tiles'
import { useFormat, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { Empty } from '../../ui/empty'
import { Loading } from '../../ui/loading'
import { part } from '../../ui/part'
import { Wrong } from '../../ui/wrong'
import { DayCounts } from './day-counts'
import { dayNow, heldNow } from './day-now'
import { DaySwitch } from './day-switch'
import type { DeskFilter } from './desk-cell'
import { DeskSheet } from './desk-sheet'
import { useDeskSize } from './desk-size'
import { DeskTools } from './desk-tools'
import { ForMember } from './for-member'
import { useManagerDay } from './manager-day'
import styles from './today-page.module.css'

export const handle = { messages: ['manager', 'reservation', 'desk', 'outbox'] }

const SlotPanel = part(() => import('./slot-panel'))

export default function TodayPage() {
  const t = useText()
  const format = useFormat()
  const [query, setQuery] = useSearchParams()
  const now = useServerNow(1000)
  const today = now === null ? undefined : format.dayOf(now)
  const date = query.get('date') ?? today
  const mayRead = useMay()(forManager)
  const { data: sheet, error, refetch, live } = useManagerDay(date, mayRead)
  const [filter, setFilter] = useState<DeskFilter>(query.get('show') === 'free' ? 'free' : 'all')
  const [typed, setTyped] = useState('')
  const { isLarge, setLarge } = useDeskSize()
  const open = Number(query.get('slot')) || undefined
  const memberIdx = Number(query.get('for')) || undefined
  const set = (changes: Record<string, string | undefined>) =>
    setQuery(
      (old) => {
        const next = { ...Object.fromEntries(old), ...changes }
        return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => !!entry[1]))
      },
      { replace: true },
    )
  const choose = (chosen: string) => set({ date: chosen === today ? undefined : chosen, slot: undefined })
  const isToday = date === today
  const isMissing = error?.status === 404
  return (
    <div className={styles.page} data-large={isLarge || undefined}>
      <PageHead title={t('manager.TODAY')} />
      <WaitingTiles />
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
              filter={filter}
              onFilter={setFilter}
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
          {sheet && <DeskTools typed={typed} isLarge={isLarge} onType={setTyped} onLarge={setLarge} />}
          {memberIdx && <ForMember memberIdx={memberIdx} onEnd={() => set({ for: undefined })} />}
          {sheet && now !== null && (
            <DeskSheet
              sheet={sheet}
              now={now}
              isToday={isToday}
              filter={filter}
              typed={typed}
              onOpen={(slotIdx) => set({ slot: String(slotIdx) })}
            />
          )}
          {sheet && now !== null && open && (
            <Suspense fallback={null}>
              <SlotPanel
                key={open}
                sheet={sheet}
                slotIdx={open}
                now={now}
                memberIdx={memberIdx}
                onClose={() => set({ slot: undefined })}
                onChanged={() => {
                  set({ for: undefined })
                  void refetch()
                }}
              />
            </Suspense>
          )}
          {isMissing && <Empty title={t('manager.NO_DAY')}>{t('manager.NO_DAY_HINT')}</Empty>}
          {error && !isMissing && !sheet && <Wrong requestId={error.requestId} retry={() => refetch()} />}
          {!sheet && !error && <Loading lines={12} />}
        </>
      )}
    </div>
  )
}
