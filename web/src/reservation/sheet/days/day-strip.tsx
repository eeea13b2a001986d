import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text'
import styles from './day-picker.module.css'
import { DayTile } from './day-tile'
import { daysAfter, turnAt, twoWeeks } from './day-view'

interface DayStripProps {
  days: readonly CalendarDay[]
  date: string
  now: number
  onChoose: (date: string) => void
}

/** Two weeks of days. One tab stop with arrow keys. */
export function DayStrip({ days, date, now, onChoose }: DayStripProps) {
  const t = useText()
  const strip = useRef<HTMLDivElement>(null)
  const first = days[0]!.date
  const shown = twoWeeks(first, date)
  const known = new Map(days.map((day) => [day.date, day]))
  const jump = (by: number) => {
    const target = daysAfter(shown[0]!, by)
    onChoose(target < first ? first : known.has(target) ? target : days.at(-1)!.date)
  }
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (chosen && strip.current)
      strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 2 + chosen.clientWidth / 2
  }, [])
  // The chosen day returns through the URL, after the key; the focus then follows it.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)
    if (strip.current?.contains(document.activeElement)) chosen?.focus()
  }, [date])
  const walk = (event: React.KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    if (!step) return
    event.preventDefault()
    const target = daysAfter(date, step)
    if (known.has(target)) onChoose(target)
  }
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.jump}
        aria-label={t('tee-times.DAYS_EARLIER')}
        disabled={shown[0]! <= first}
        onClick={() => jump(-14)}
      >
        ‹
      </button>
      <div ref={strip} className={styles.strip} role="radiogroup" aria-label={t('tee-times.DAYS')} onKeyDown={walk}>
        {shown.map((day, at) => (
          <DayTile
            key={day}
            date={day}
            day={known.get(day)}
            now={now}
            isChosen={day === date}
            turn={turnAt(day, at)}
            onChoose={onChoose}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.jump}
        aria-label={t('tee-times.DAYS_LATER')}
        disabled={!known.has(daysAfter(shown[0]!, 14))}
        onClick={() => jump(14)}
      >
        ›
      </button>
    </div>
  )
}
