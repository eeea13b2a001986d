import type { Ledger } from '@clubhouse/contract/reservation/sheet'
import { useText } from '../../language/use-text'
import styles from './day-counts.module.css'
import type { DayNow } from './day-now'

interface DayCountsProps {
  ledger: Ledger
  held: number
  /** Of today only. */
  now?: DayNow
  courseName: (courseIdx: number) => string
}

/** One line of counts; zeros are quiet. Tee times that nobody took are no longer free. */
export function DayCounts({ ledger, held, now, courseName }: DayCountsProps) {
  const t = useText()
  const counts = [
    { name: 'BOOKED', count: ledger.member + ledger.nonMember },
    { name: 'OPEN', count: Math.max(0, ledger.open - held - (now?.unplayed ?? 0)) },
    { name: 'HELD', count: held },
    { name: 'TEAM', count: ledger.team + ledger.draw },
    { name: 'HOUSE', count: ledger.house },
    { name: 'BLOCKED', count: ledger.blocked },
  ] as const
  return (
    <section className={styles.counts} aria-label={t('manager.COUNTS')}>
      {counts.map(({ name, count }) => (
        <span key={name} className={styles.count} data-name={name} data-zero={count === 0 || undefined}>
          <b>{count}</b> <span>{t(`manager.COUNT_${name}`)}</span>
        </span>
      ))}
      <span className={styles.total}>{t('manager.COUNT_TOTAL', { count: ledger.total })}</span>
      {now && (
        <p className={styles.now}>
          {t('manager.PLAYING', { count: now.playing })}
          {now.next && ` · ${t('manager.NEXT_GROUP', { time: now.next.time, course: courseName(now.next.courseIdx) })}`}
        </p>
      )}
    </section>
  )
}
