import { type CalendarDate, parseDate } from '@internationalized/date'
import { useState } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components'
import { useFormat, useText } from '../language/use-text'
import styles from './days-tool.module.css'

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

/** Years that can be chosen, counted from today. */
const YEARS = { before: 20, after: 2 }
const LOCALES: Record<string, string> = { en: 'en-GB', ko: 'ko-KR' }

/** A month in which the first and the last day of a range are chosen. */
export default function DaysCalendar({ label, today, from, to, onChange }: Props) {
  const t = useText()
  const { month, locale } = useFormat()
  const [shown, setShown] = useState<CalendarDate>(() => parseDate(to ?? from ?? today))
  const { year } = parseDate(today)
  const years = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, i) => year - YEARS.before + i)
  const range = from || to ? { start: parseDate(from ?? to!), end: parseDate(to ?? from!) } : null
  return (
    <I18nProvider locale={LOCALES[locale.lang] ?? locale.lang}>
      <RangeCalendar
        aria-label={label}
        className={styles.calendar}
        value={range}
        focusedValue={shown}
        onFocusChange={(day) => setShown(day as CalendarDate)}
        onChange={({ start, end }) => onChange({ from: `${start}`, to: `${end}` })}
        autoFocus
      >
        <header>
          <Button slot="previous" className={styles.step}>
            <span aria-hidden>←</span>
          </Button>
          <span className={styles.month}>{month(`${shown}`.slice(0, 7))}</span>
          <select
            aria-label={t('office.YEAR')}
            value={shown.year}
            onChange={({ currentTarget }) => setShown(shown.set({ year: Number(currentTarget.value) }))}
          >
            {!years.includes(shown.year) && <option value={shown.year}>{shown.year}</option>}
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <Button slot="next" className={styles.step}>
            <span aria-hidden>→</span>
          </Button>
        </header>
        <CalendarGrid className={styles.grid}>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
    </I18nProvider>
  )
}
