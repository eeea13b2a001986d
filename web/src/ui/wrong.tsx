import { useText } from '../language/use-text'
import { Button } from './button'
import styles from './state.module.css'

interface Props {
  message?: string
  requestId?: string
  retry?: () => void
}

/** An error with what to do and the request number. */
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
