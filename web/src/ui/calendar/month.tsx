import { type CalendarDate, parseDate } from '@internationalized/date'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components'
import { useFormat, useText } from '../../language/use-text'
import styles from './calendar.module.css'

/** Years that can be chosen, counted from today. */
const YEARS = { before: 20, after: 2 }

interface Props {
  shown: CalendarDate
  today: string
  onShow: (day: CalendarDate) => void
}

/** The month that a calendar shows, with its days; a year is chosen from a list. */
export function Month({ shown, today, onShow }: Props) {
  const t = useText()
  const { month } = useFormat()
  const { year } = parseDate(today)
  const years = Array.from({ length: YEARS.before + YEARS.after + 1 }, (_, i) => year - YEARS.before + i)
  return (
    <>
      <header>
        <Button slot="previous" className={styles.step}>
          <span aria-hidden>←</span>
        </Button>
        <span className={styles.month}>{month(`${shown}`.slice(0, 7))}</span>
        <select
          aria-label={t('form.YEAR')}
          value={shown.year}
          onChange={({ currentTarget }) => onShow(shown.set({ year: Number(currentTarget.value) }))}
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
    </>
  )
}
