import type { ManagedDay } from '@clubhouse/contract/reservation/sheet/day-manage'
import type { DayStateKept } from '@clubhouse/contract/reservation/sheet/sheet'
import { useText } from '../../../../language/use-text'
import { StateWord } from '../../../../ui/state-word'
import styles from './days.module.css'

const TONE = { DRAFT: 'wait', PUBLISHED: 'good', SUSPENDED: 'bad', CLOSED: 'off' } as const

export function DayState({ state }: { state: DayStateKept }) {
  const t = useText()
  return <StateWord tone={TONE[state]}>{t(`day-manage.STATE_${state}`)}</StateWord>
}

/** What a manager should know about the day; nothing where all is well. */
export function Warnings({ warnings }: Pick<ManagedDay, 'warnings'>) {
  const t = useText()
  if (warnings.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>{t(`day-manage.WARN_${warning}`)}</li>
      ))}
    </ul>
  )
}
