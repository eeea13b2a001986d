import { monthNames } from '@clubhouse/contract/format/format'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useFormat, useLanguage, useText } from '../../../language/use-text'
import styles from './day-tile.module.css'
import { dayView, type Turn, takenOf } from './day-view'
import { OwnMark, ownWords } from './own-mark'
import { useShortWhen } from './short-when'

interface DayTileProps {
  date: string
  day?: CalendarDay
  now: number
  isChosen: boolean
  turn: Turn
  onChoose: (date: string) => void
}

export function DayTile({ date, day, now, isChosen, turn, onChoose }: DayTileProps) {
  const t = useText()
  const { day: formatDay, dayOf, weekday } = useFormat()
  const { lang } = useLanguage()
  const word = useDayWord()
  const view = day && dayView(day, now)
  const taken = view?.look === 'free' ? takenOf(day!) : undefined
  const state = day ? word(day, now) : t(date < dayOf(now) ? 'tee-times.DAY_PAST' : 'tee-times.DAY_NOT_OPEN')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile of four lines, walked with the arrow keys of its strip
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      disabled={!day}
      className={styles.tile}
      data-date={date}
      data-look={view?.look ?? 'shut'}
      data-week={turn.week || undefined}
      data-day={redOrBlue(date, day)}
      aria-label={[
        formatDay(date, 'long'),
        day?.holidayName,
        state,
        view?.look === 'free' && t('tee-times.FREE_COUNT', { count: view.free }),
        ...(day ? ownWords(t, day) : []),
      ]
        .filter(Boolean)
        .join(', ')}
      onClick={() => onChoose(date)}
    >
      <span className={styles.weekday}>{weekday(date)}</span>
      <span className={styles.number}>
        {turn.month && <span className={styles.month}>{monthNames(lang).short(Number(date.slice(5, 7)))} </span>}
        {Number(date.slice(8))}
      </span>
      <span className={styles.word}>{view?.isCounted ? t('tee-times.FREE_COUNT', { count: view.free }) : state}</span>
      {/* The word beside it has the number. */}
      {taken !== undefined && <span className={styles.fill} style={{ backgroundSize: `${taken}%` }} aria-hidden />}
      {day && <OwnMark {...day} />}
    </button>
  )
}

/** Sundays and holidays, and Saturdays, also where no sheet is published. */
export function redOrBlue(date: string, day?: CalendarDay): 'holiday' | 'SU' | 'SA' | undefined {
  if (day?.holidayName) return 'holiday'
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  return weekday === 0 ? 'SU' : weekday === 6 ? 'SA' : undefined
}

export function useDayWord(): (day: CalendarDay, now: number) => string {
  const t = useText()
  const when = useShortWhen()
  return (day, now) => {
    const { word } = dayView(day, now)
    const opensAt = word.vars?.opensAt as string | undefined
    return opensAt ? t('tee-times.DAY_OPENS_SHORT', { when: when(opensAt, now) }) : t(word.code, word.vars)
  }
}
