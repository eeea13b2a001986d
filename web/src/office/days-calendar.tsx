import { type CalendarDate, parseDate } from '@internationalized/date'
import { useState } from 'react'
import { RangeCalendar } from 'react-aria-components'
import { AriaLocale } from '../ui/aria-locale'
import styles from '../ui/calendar/calendar.module.css'
import { Month } from '../ui/calendar/month'

/** Decision 033. */
export interface Days {
  from?: string
  to?: string
}

interface Props extends Days {
  label: string
  /** The club's day. */
  today: string
  onChange: (days: Days) => void
}

export default function DaysCalendar({ label, today, from, to, onChange }: Props) {
  const [shown, setShown] = useState<CalendarDate>(() => parseDate(to ?? from ?? today))
  const range = from || to ? { start: parseDate(from ?? to!), end: parseDate(to ?? from!) } : null
  return (
    <AriaLocale>
      <RangeCalendar
        aria-label={label}
        className={styles.calendar}
        value={range}
        focusedValue={shown}
        onFocusChange={(day) => setShown(day as CalendarDate)}
        onChange={({ start, end }) => onChange({ from: `${start}`, to: `${end}` })}
        autoFocus
      >
        <Month shown={shown} today={today} onShow={setShown} />
      </RangeCalendar>
    </AriaLocale>
  )
}
