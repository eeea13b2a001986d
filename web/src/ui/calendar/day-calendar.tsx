import { type CalendarDate, parseDate } from '@internationalized/date'
import { useState } from 'react'
import { Calendar } from 'react-aria-components'
import { AriaLocale } from '../aria-locale'
import styles from './calendar.module.css'
import { Month } from './month'

interface Props {
  label: string
  /** yyyy-MM-dd; empty where none is chosen. */
  day: string
  today: string
  onChange: (day: string) => void
}

export default function DayCalendar({ label, day, today, onChange }: Props) {
  const [shown, setShown] = useState<CalendarDate>(() => parseDate(day || today))
  return (
    <AriaLocale>
      <Calendar
        aria-label={label}
        className={styles.calendar}
        value={day ? parseDate(day) : null}
        focusedValue={shown}
        onFocusChange={(focused) => setShown(focused as CalendarDate)}
        onChange={(chosen) => onChange(`${chosen}`)}
        autoFocus
      >
        <Month shown={shown} today={today} onShow={setShown} />
      </Calendar>
    </AriaLocale>
  )
}
