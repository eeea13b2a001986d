import { useText } from '../../../language/use-text'
import styles from './change-form.module.css'

/** What a change makes of the price, in minor units. */
export function PriceChange({ before, total }: { before: number; total: number }) {
  const t = useText()
  const by = Math.abs(total - before)
  const text =
    by === 0
      ? t('change.PRICE_SAME', { total })
      : t(total > before ? 'change.PRICE_MORE' : 'change.PRICE_LESS', { total, before, by })
  return (
    <p className={styles.price} data-differs={by > 0 || undefined} aria-live="polite">
      {text}
    </p>
  )
}
