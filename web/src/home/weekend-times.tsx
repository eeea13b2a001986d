import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import { useText } from '../language/use-text'
import { FreeDayTimes } from '../reservation/sheet/find/free-day'
import styles from './day-strip.module.css'
import { HomeSection } from './home-section'

/** Saturdays and Sundays with their first free times. @param isOwn by the rules of the member who reads */
export function WeekendTimes({ days, isOwn }: { days: FreeDay[]; isOwn: boolean }) {
  const t = useText()
  if (days.length === 0) return null
  return (
    <HomeSection
      id="weekends"
      title={t('free-time.NEXT_TIMES')}
      to="/reservation?find=weekends"
      all={t('free-time.NEXT_TIMES_ALL')}
    >
      <div className={styles.weekends}>
        {days.map((day) => (
          <FreeDayTimes key={day.date} day={day} opens={isOwn ? 'free-time.OPENS' : 'free-time.OPENS_ALL'} />
        ))}
      </div>
    </HomeSection>
  )
}
