import { progress } from '@clubhouse/contract/member/message'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import styles from './message.module.css'

const EVERY_MS = 1000

/** How far a message is; it goes on without this page. */
export function MessageProgress({ outIdx, onDone }: { outIdx: number; onDone: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const { data, error, refetch } = useCall(
    progress,
    { outIdx },
    { quiet: true, _nop_: true, refetchInterval: EVERY_MS },
  )
  if (error && !data) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  if (!data) return <Loading lines={3} />
  const { sent, told, isDone } = data
  return (
    <div className={styles.preview}>
      <p role="status">
        {isDone
          ? t('member-message.SENT', { count: sent })
          : t('member-message.SENDING', { told: number(told), all: number(sent) })}
      </p>
      <progress aria-label={t('member-message.SEND')} max={sent} value={told} />
      {!isDone && <p className={styles.quiet}>{t('member-message.SENDING_HINT')}</p>}
      <div className={styles.buttons}>
        <Button look={isDone ? 'main' : 'plain'} onClick={onDone}>
          {t('common.CLOSE')}
        </Button>
      </div>
    </div>
  )
}
