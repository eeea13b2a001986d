import { draw as drawCall } from '@clubhouse/contract/reservation/draw/draw-manage'
import { CallFail } from '../../../api/call-fail'
import { useSend } from '../../../api/use-call'
import { RefusalLine } from '../../../form/refusal-line'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import type { OneDraw } from './draw-about'
import { drawnWords } from './draw-words'

interface Props {
  draw: OneDraw
  refresh: () => Promise<void>
}

/** Draws with what the server fetches or computes itself, which the job normally does. */
export function DrawOnce({ draw: { drawIdx, version, seed, progress }, refresh }: Props) {
  const t = useText()
  const { send, pending, fail } = useSend(drawCall)
  const press = () =>
    send({ drawIdx, version }).then(
      ({ won, lost }) => {
        toast(drawnWords(t, won, lost), { type: 'success' })
        return refresh()
      },
      () => refresh(),
    )
  const isAway = fail instanceof CallFail && fail.code === 'BEACON_WRONG'
  return (
    <div className={base.stack}>
      <p className={base.quiet}>{t(seed.mode === 'slow' ? 'draw-manage.SLOW_JOB' : 'draw-manage.JOB_DOES')}</p>
      <p className={base.quiet}>{t('draw-manage.DRAW_ONCE')}</p>
      {isAway ? <p role="alert">{t('draw-manage.BEACON_AWAY')}</p> : <RefusalLine fail={fail} />}
      {progress == null && (
        <div className={base.buttons}>
          <Button pending={pending} onClick={() => void press()}>
            {t('draw-manage.DO_draw')}
          </Button>
        </div>
      )}
    </div>
  )
}
