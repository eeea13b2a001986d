import { list } from '@clubhouse/contract/reservation/sheet/delay'
import { useSearchParams } from 'react-router'
import { serverNow, useServerNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { useFormat, useText } from '../../../../language/use-text'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { ButtonLink } from '../../../../ui/button'
import { DayChooser } from '../../../../ui/calendar/day-chooser'
import { Empty } from '../../../../ui/empty'
import { Unread } from '../../../../ui/unread'
import { isDate } from '../../days/position'
import { CourseStateForm } from './course-state-form'
import styles from './delay.module.css'
import { DelayDesk } from './delay-desk'
import { DelayList } from './delay-list'
import { UndoBar } from './undo-bar'

export const handle = { messages: ['delay', 'course-state', 'form'] }

const MINUTE_MS = 60_000
/** Another manager may have delayed the day. */
const EVERY_MS = 10_000

/** Delays of a day, and the state of the course. */
export default function DelayPage() {
  const t = useText()
  const { day, dayOf } = useFormat()
  const [query, setQuery] = useSearchParams()
  const now = useServerNow(MINUTE_MS)
  const named = query.get('date')
  const date = isDate(named) ? named : now === null ? undefined : dayOf(now)
  const mayRead = useMay()(list)
  const { data, error, refetch } = useCall(
    list,
    { date: date ?? '' },
    { enabled: mayRead && date !== undefined, refetchInterval: EVERY_MS, _nop_: true },
  )
  return (
    <div className={styles.page}>
      <PageHead title={t('delay.TITLE')} />
      <header className={styles.head}>
        <h1>{t('delay.TITLE')}</h1>
        {date && <p>{day(date, 'long')}</p>}
        {date && (
          <div className={styles.date}>
            <DayChooser
              label={t('delay.DATE')}
              day={date}
              today={dayOf(serverNow())}
              onChange={(date) => setQuery({ date })}
            >
              <span data-only-spoken>{t('delay.DATE')} </span>
              {day(date, 'date')}
            </DayChooser>
          </div>
        )}
        <ButtonLink to="/ishm/reservation/frontdesk" look="plain" size="small">
          {t('delay.TO_ARRIVALS')}
        </ButtonLink>
      </header>
      {!mayRead && now !== null && <Empty title={t('delay.NO_RIGHT')}>{t('delay.NO_RIGHT_HINT')}</Empty>}
      {mayRead && (
        <CourseStateForm delays={data?.map(({ delayIdx, undoneAt }) => `${delayIdx}${undoneAt ?? ''}`).join()} />
      )}
      {mayRead && date && data && (
        <>
          <DelayDesk key={date} date={date} onMade={refetch} />
          <DelayList delays={data} />
          <UndoBar delays={data} onUndone={refetch} />
        </>
      )}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={10} />}
    </div>
  )
}
