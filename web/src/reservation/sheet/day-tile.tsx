import type { CalendarDay } from '@clubhouse/contract/reservation/sheet'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import styles from './day-tile.module.css'
import { dayView } from './day-view'
import { useShortWhen } from './short-when'

interface DayTileProps {
  date: string
  day?: CalendarDay
  now: number
  isChosen: boolean
  onChoose: (date: string) => void
}

export function DayTile({ date, day, now, isChosen, onChoose }: DayTileProps) {
  const t = useText()
  const { day: formatDay } = useFormat()
  const { lang } = useLanguage()
  const word = useDayWord()
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00Z`),
  )
  const view = day && dayView(day, now)
  const said = day ? word(day, now) : t('reservation.DAY_NOT_OPEN')
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
      data-day={day?.holidayName ? 'holiday' : day?.dayType}
      aria-label={[
        formatDay(date, 'long'),
        day?.holidayName,
        said,
        view?.look === 'free' && t('reservation.FREE_COUNT', { count: view.free }),
        day?.myBooking && t('reservation.MY_BOOKING_HERE'),
      ]
        .filter(Boolean)
        .join(', ')}
      onClick={() => onChoose(date)}
    >
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      <span className={styles.word}>
        {view?.look === 'free' ? t('reservation.FREE_COUNT', { count: view.free }) : said}
      </span>
      {day?.myBooking && <span className={styles.mine} />}
    </button>
  )
}

export function useDayWord(): (day: CalendarDay, now: number) => string {
  const t = useText()
  const when = useShortWhen()
  return (day, now) => {
    const { word } = dayView(day, now)
    const opensAt = word.vars?.opensAt as string | undefined
    return opensAt ? t('reservation.DAY_OPENS_SHORT', { when: when(opensAt, now) }) : t(word.code, word.vars)
  }
}
