import { useText } from '../language/use-text'
import { Button } from './button'
import styles from './state.module.css'

interface Props {
  /** What happened, in a sentence. */
  message?: string
  requestId?: string
  retry?: () => void
}

/** Something went wrong: what, what to do, and the number to name when asking for help. */
export function Wrong({ message, requestId, retry }: Props) {
  const t = useText()
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{message ?? t('common.WRONG')}</p>
      <div className={styles.words}>{t('common.WRONG_HINT')}</div>
      {requestId && <p className={styles.number}>{t('common.REQUEST_ID', { id: requestId })}</p>}
      {retry && (
        <div className={styles.action}>
          <Button look="plain" onClick={retry}>
            {t('common.RETRY')}
          </Button>
        </div>
      )}
    </div>
  )
}
