import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useState } from 'react'
import { useFormat, useLanguage, useText } from '../../../language/use-text'
import { redOrBlue, useDayWord } from './day-tile'
import { daysAfter, dayView, weeksOf } from './day-view'
import styles from './month-panel.module.css'
import { OwnMark, ownWords } from './own-mark'

interface MonthPanelProps {
  days: readonly CalendarDay[]
  date: string
  now: number
  onChoose: (date: string) => void
}

/** The month behind the strip. Unpublished days cannot be chosen. */
export default function MonthPanel({ days, date, now, onChoose }: MonthPanelProps) {
  const t = useText()
  const { month: formatMonth } = useFormat()
  const { lang } = useLanguage()
  const [month, setMonth] = useState(date.slice(0, 7))
  const [first, last] = [days[0]!.date.slice(0, 7), days.at(-1)!.date.slice(0, 7)]
  const known = new Map(days.map((day) => [day.date, day]))
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  const turn = (days: number) => setMonth(daysAfter(`${month}-15`, days).slice(0, 7))
  return (
    <section className={styles.panel} aria-label={t('tee-times.MONTH')}>
      <div className={styles.head}>
        <button
          type="button"
          aria-label={t('tee-times.MONTH_PREVIOUS')}
          disabled={month <= first}
          onClick={() => turn(-30)}
        >
          ‹
        </button>
        <h2 aria-live="polite">{formatMonth(month)}</h2>
        <button type="button" aria-label={t('tee-times.MONTH_NEXT')} disabled={month >= last} onClick={() => turn(30)}>
          ›
        </button>
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => daysAfter('2024-01-01', i)).map((one) => (
              <th key={one} scope="col" data-day={redOrBlue(one)}>
                {weekday.format(Date.parse(`${one}T00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month)
            .filter((week) => week.some((cell) => cell && cell >= days[0]!.date))
            .map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((cell, i) => (
                  <td key={i}>
                    {cell && (
                      <Day date={cell} day={known.get(cell)} now={now} isChosen={cell === date} onChoose={onChoose} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  date: string
  day?: CalendarDay
  now: number
  isChosen: boolean
  onChoose: (date: string) => void
}

function Day({ date, day, now, isChosen, onChoose }: DayProps) {
  const t = useText()
  const { day: formatDay } = useFormat()
  const word = useDayWord()
  const number = Number(date.slice(8))
  if (!day) return <span className={styles.unknown}>{number}</span>
  const view = dayView(day, now)
  const said = view.isCounted ? t('tee-times.FREE_COUNT', { count: view.free }) : word(day, now)
  return (
    <button
      type="button"
      className={styles.day}
      data-look={view.look}
      data-day={redOrBlue(date, day)}
      aria-pressed={isChosen}
      aria-label={[formatDay(date, 'long'), day.holidayName, said, ...ownWords(t, day)].filter(Boolean).join(', ')}
      onClick={() => onChoose(date)}
    >
      <b>{number}</b>
      <span className={styles.said}>{said}</span>
      {view.look === 'free' && <span className={styles.count}>{view.free}</span>}
      <OwnMark {...day} />
    </button>
  )
}
