import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useServerNow } from '../../../api/clock'
import { useWaiting } from '../../../attention/use-waiting'
import { WaitingTiles } from '../../../attention/waiting-tiles'
import { useFormat, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { Unread } from '../../../ui/unread'
import { WaiverProposals } from '../../sheet/waiver/manage/proposals'
import { DayDesk } from './day-desk'
import { DaySwitch } from './day-switch'
import { useManagerDay } from './manager-day'
import { NoDay } from './no-day'
import styles from './today-page.module.css'
import { useDayQuery } from './use-day-query'
import { useDeskTools } from './use-desk-tools'

export const handle = {
  messages: ['manager', 'reservation', 'tee-times', 'course-state', 'desk', 'outbox', 'frontdesk'],
}

export default function TodayPage() {
  const t = useText()
  const format = useFormat()
  const query = useDayQuery()
  const now = useServerNow(1000)
  const today = now === null ? undefined : format.dayOf(now)
  const date = query.date ?? today
  const mayRead = useMay()(forManager)
  const { data: sheet, error, refetch, live } = useManagerDay(date, mayRead)
  const isNothing = useWaiting().length === 0
  const look = useDeskTools(query.onlyFree ? 'free' : 'all')
  const choose = (chosen: string) => query.set({ date: chosen === today ? undefined : chosen, slot: undefined })
  const time = now === null ? undefined : format.clock(now)
  const isAhead = time !== undefined && date === today && !!sheet?.slots.some((slot) => slot.time >= time)
  const isMissing = error?.status === 404
  return (
    <div className={styles.page} data-large={look.isLarge || undefined}>
      <PageHead title={t('manager.TODAY')} />
      <WaitingTiles />
      <WaiverProposals />
      {!mayRead && isNothing && now !== null && (
        <Empty title={t('manager.NO_RIGHT')}>{t('manager.NO_RIGHT_HINT')}</Empty>
      )}
      {mayRead && date && (
        <>
          <DaySwitch date={date} today={today} live={live} now={isAhead ? time : undefined} onChoose={choose} />
          {sheet && now !== null && (
            <DayDesk sheet={sheet} now={now} isToday={date === today} query={query} look={look} refetch={refetch} />
          )}
          {isMissing && <NoDay date={date} now={now} onDay={choose} />}
          {!sheet && !isMissing && <Unread error={error} retry={refetch} lines={12} />}
        </>
      )}
    </div>
  )
}
