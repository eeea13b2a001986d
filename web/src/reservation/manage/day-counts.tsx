import type { Ledger } from '@clubhouse/contract/reservation/sheet'
import { useText } from '../../language/use-text'
import styles from './day-counts.module.css'

const PARTS = ['member', 'nonMember', 'team', 'draw', 'house', 'blocked'] as const

export function DayCounts({ ledger, held }: { ledger: Ledger; held: number }) {
  const t = useText()
  const { total } = ledger
  const booked = ledger.member + ledger.nonMember
  const shares = [
    { name: 'BOOKED', count: booked },
    { name: 'OPEN', count: ledger.open - held },
    { name: 'HELD', count: held },
    { name: 'TEAM', count: ledger.team + ledger.draw },
    { name: 'HOUSE', count: ledger.house },
    { name: 'BLOCKED', count: ledger.blocked },
  ]
  return (
    <section className={styles.counts} aria-label={t('manager.COUNTS')}>
      {shares.map(({ name, count }) => (
        <div key={name} className={styles.count} data-name={name}>
          <b>{count}</b>
          <span>{t(`manager.COUNT_${name}`)}</span>
          <span className={styles.bar} style={{ inlineSize: `${total ? (100 * count) / total : 0}%` }} />
        </div>
      ))}
      <p className={styles.line}>
        {t('manager.COUNT_TOTAL', { count: total })} ·{' '}
        {PARTS.filter((part) => ledger[part] > 0)
          .map((part) => `${t(`manager.LEDGER_${part.toUpperCase()}`)} ${ledger[part]}`)
          .join(' · ')}
      </p>
    </section>
  )
}
