import { type Delay, undo } from '@clubhouse/contract/reservation/sheet/delay'
import { useServerNow } from '../../../../api/clock'
import { useSend } from '../../../../api/use-send'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { toast } from '../../../../ui/feedback/toast'
import styles from './delay.module.css'

const SECOND_MS = 1000

/** As long as the last delay can be undone: nobody has got a message yet. */
export function UndoBar({ delays, onUndone }: { delays: readonly Delay[]; onUndone: () => unknown }) {
  const t = useText()
  const may = useMay()
  const now = useServerNow(SECOND_MS)
  const { send, pending } = useSend(undo, { toasts: 'all' })
  const last = delays.find(({ undoneAt }) => !undoneAt)
  if (!last || now === null || !may(undo)) return null
  const left = Math.ceil((Date.parse(last.undoUntil) - now) / SECOND_MS)
  if (left <= 0) return null
  const press = async () => {
    // A refusal is shown by the call itself.
    const done = await send({ delayIdx: last.delayIdx }).catch(() => undefined)
    await onUndone()
    if (done) toast(t('delay.UNDONE', { count: done.moved }), { type: 'success' })
  }
  return (
    <section className={styles.bar} aria-label={t('delay.UNDO')}>
      <p>{t('delay.CAN_UNDO', { count: last.moved })}</p>
      <Button pending={pending} onClick={press}>
        {t('delay.UNDO_LEFT', { count: left })}
      </Button>
    </section>
  )
}
