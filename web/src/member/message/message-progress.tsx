import { progress } from '@clubhouse/contract/member/message'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { Unread } from '../../ui/unread'
import styles from './message.module.css'
import { cancelMessage } from './running-message'

const EVERY_MS = 1000

/** How far a message is; it goes on without this page. */
export function MessageProgress({ outIdx, onDone }: { outIdx: number; onDone: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const { data, error, refetch } = useCall(progress, { outIdx }, { _nop_: true, refetchInterval: EVERY_MS })
  if (!data) return <Unread error={error} retry={refetch} lines={3} />
  const { sent, told, isDone, isCancelled } = data
  const counts = { told: number(told), all: number(sent) }
  const stop = async () => {
    const [message, yes] = [t('member-message.CANCEL_ASK'), t('member-message.CANCEL')]
    if (!(await confirm({ message, yes, tone: 'danger' }))) return
    await cancelMessage(outIdx, t)
    refetch()
  }
  const said = isCancelled ? t('member-message.CANCELLED', counts) : t('member-message.SENDING', counts)
  return (
    <div className={styles.preview}>
      <p role="status">{isDone && !isCancelled ? t('member-message.SENT', { count: sent }) : said}</p>
      <progress aria-label={t('member-message.SEND')} max={sent} value={told} />
      {!isDone && <p className={styles.quiet}>{t('member-message.SENDING_HINT')}</p>}
      <div className={base.buttons}>
        {!isDone && (
          <Button look="plain" onClick={stop}>
            {t('member-message.CANCEL')}
          </Button>
        )}
        <Button look={isDone ? 'main' : 'plain'} onClick={onDone}>
          {t('common.CLOSE')}
        </Button>
      </div>
    </div>
  )
}
