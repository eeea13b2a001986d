import { change, history, one, revoke } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { AskedPanel } from '../../../office/asked-panel'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button, ButtonLink } from '../../../ui/button'
import { hasResults } from '../draw-words'
import { DrawAbout, type OneDraw } from './draw-about'
import { DRAWS_PATH } from './draw-list'
import { DrawNow } from './draw-now'
import { DrawSlots } from './draw-slots'
import { mayBeRevoked } from './draw-words'
import { RevokeForm } from './revoke-form'

interface Props {
  drawIdx: number
  onClose: () => void
  onChanged: () => void
}

/** Jobs go on with a draw, and a slow value is computed, while the panel is open. */
const AGAIN_MS = 10_000

export function DrawPanel({ drawIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  return (
    <AskedPanel
      asked={useCall(one, { drawIdx }, { _nop_: true, refetchInterval: AGAIN_MS })}
      title={({ title }) => title}
      {...{ history, recordIdx: drawIdx, one: t('draw-manage.ONE'), gone: t('draw-manage.GONE') }}
      {...{ onClose, onChanged }}
    >
      {(draw, refresh) => (
        <div className={base.stack}>
          <DrawNow draw={draw} refresh={refresh} />
          <div className={base.buttons}>
            {draw.state === 'PLANNED' && may(change) && (
              <ButtonLink look="plain" to={`${DRAWS_PATH}/plan/${drawIdx}`}>
                {t('draw-manage.CHANGE')}
              </ButtonLink>
            )}
            <ButtonLink look="plain" to={`${DRAWS_PATH}/entries/${drawIdx}`}>
              {t('draw-manage.SEE_ENTRIES')}
            </ButtonLink>
            <ButtonLink look="plain" to={`/reservation/draws/${drawIdx}`}>
              {t(hasResults(draw) ? 'draw-manage.SEE_RESULT' : 'draw-manage.SEE_PUBLIC')}
            </ButtonLink>
          </div>
          <p className={base.quiet}>{t('draw-manage.NOTICE_HINT')}</p>
          <DrawAbout draw={draw} />
          <DrawSlots slots={draw.slots} />
          <Revoke draw={draw} refresh={refresh} />
        </div>
      )}
    </AskedPanel>
  )
}

/** Revokes a draw whose result is not public yet, for a reason that everyone reads. */
function Revoke({ draw, refresh }: { draw: OneDraw; refresh: () => Promise<void> }) {
  const t = useText()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!mayBeRevoked(draw) || !may(revoke)) return null
  if (isOpen) return <RevokeForm draw={draw} onDone={() => refresh().then(close)} onBack={close} />
  return (
    <div className={base.buttons}>
      <Button look="risky" onClick={() => setOpen(true)}>
        {t('draw-manage.REVOKE')}
      </Button>
    </div>
  )
}
