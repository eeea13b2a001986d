import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import styles from './day-picker.module.css'
import { firstDay } from './day-view'

interface NoSheetProps {
  days: readonly CalendarDay[]
  date: string
  now: number | null
  onDay: (date: string) => void
}

/** In the place of a sheet for a day that has none: over, or not published yet. */
export default function NoSheet({ days, date, now, onDay }: NoSheetProps) {
  const t = useText()
  const { day } = useFormat()
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  const isOver = first !== undefined && date < first
  const free = now === null ? undefined : firstDay(days, now)
  const near = isOver ? free : last
  const why = isOver ? 'CLOSED_DAY' : last && date > last ? 'DAY_AHEAD' : 'NO_SHEET'
  return (
    <div className={styles.none}>
      <h2>{day(date, 'long')}</h2>
      <Empty
        title={t(`tee-times.${why}`, { last })}
        action={
          <span className={styles.noSheet}>
            {near && <Button onClick={() => onDay(near)}>{t('tee-times.SHOW_DAY', { date: near })}</Button>}
            {free && near !== free && (
              <Button look="plain" onClick={() => onDay(free)}>
                {t('tee-times.SHOW_DAY', { date: free })}
              </Button>
            )}
          </span>
        }
      />
    </div>
  )
}
