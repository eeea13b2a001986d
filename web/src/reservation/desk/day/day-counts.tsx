import type { Ledger } from '@clubhouse/contract/reservation/sheet/sheet'
import { useText } from '../../../language/use-text'
import type { DayNow } from '../cell/day-now'
import type { DeskFilter } from '../cell/desk-cell'
import styles from './today-page.module.css'

interface DayCountsProps {
  ledger: Ledger
  held: number
  /** Of today only. */
  now?: DayNow
  courseName: (courseIdx: number) => string
  filter: DeskFilter
  onFilter: (filter: DeskFilter) => void
}

/** One line of counts that filter the sheet; zeros are quiet. Tee times that nobody took are no longer free. */
export function DayCounts({ ledger, held, now, courseName, filter, onFilter }: DayCountsProps) {
  const t = useText()
  const counts = [
    { name: 'BOOKED', shows: 'booked', count: ledger.member + ledger.nonMember },
    { name: 'OPEN', shows: 'free', count: Math.max(0, ledger.open - held - (now?.unplayed ?? 0)) },
    { name: 'HELD', shows: 'held', count: held },
    { name: 'TEAM', shows: 'team', count: ledger.team + ledger.draw },
    { name: 'HOUSE', shows: 'house', count: ledger.house },
    { name: 'BLOCKED', shows: 'blocked', count: ledger.blocked },
  ] as const
  return (
    <section className={styles.counts} aria-label={t('manager.COUNTS')}>
      {counts.map(({ name, shows, count }) => (
        <button
          key={name}
          type="button"
          className={styles.count}
          data-name={name}
          data-zero={count === 0 || undefined}
          aria-pressed={filter === shows}
          onClick={() => onFilter(filter === shows ? 'all' : shows)}
        >
          <b>{count}</b> <span>{t(`manager.COUNT_${name}`)}</span>
        </button>
      ))}
      <span className={styles.total}>{t('manager.COUNT_TOTAL', { count: ledger.total })}</span>
      {now && (
        <p className={styles.now}>
          {t('manager.PLAYING_BY_SHEET', { count: now.playing })}
          {now.next && ` · ${t('manager.NEXT_GROUP', { time: now.next.time, course: courseName(now.next.courseIdx) })}`}
          {now.unplayed > 0 && ` · ${t('manager.UNPLAYED', { count: now.unplayed })}`}
        </p>
      )}
    </section>
  )
}
