import { useText } from '../language/use-text'
import styles from './loading.module.css'

export function Loading({ lines = 4 }: { lines?: number }) {
  const t = useText()
  return (
    <div className={styles.loading} role="status">
      <span data-only-spoken>{t('common.LOADING')}</span>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} className={styles.line} />
      ))}
    </div>
  )
}
