import { useFormat, useText } from '../language/use-text'
import styles from './list.module.css'

export function ListCount({ state }: { state: { shownPage: number; size: number; total: number; rows: unknown[] } }) {
  const t = useText()
  const { number } = useFormat()
  const { shownPage, size, total, rows } = state
  const first = (shownPage - 1) * size + 1
  return (
    <p className={styles.count} role="status">
      {t('office.COUNT', { first: number(first), last: number(first + rows.length - 1), total: number(total) })}
    </p>
  )
}
