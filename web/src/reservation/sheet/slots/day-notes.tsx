import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text'
import { optionalPart } from '../../../ui/part'
import styles from './sheet-grid.module.css'

const DaySky = optionalPart(() => import('./day-sky'))
/** The tee times come first. */
const SKY_AFTER_MS = 2000

/** An event of the club on the day, and its forecast. */
export function DayNotes({ day: { weather, eventIdx, eventTitle } }: { day: CalendarDay }) {
  const t = useText()
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => setLater(true), SKY_AFTER_MS)
    return () => clearTimeout(later)
  }, [])
  if (!weather && !eventIdx) return null
  return (
    <p className={styles.notes}>
      {eventIdx && <Link to={`/community/event/${eventIdx}`}>{t('tee-times.EVENT_HERE', { title: eventTitle })}</Link>}
      {weather && isLater && (
        <Suspense>
          <DaySky code={weather} />
        </Suspense>
      )}
    </p>
  )
}
