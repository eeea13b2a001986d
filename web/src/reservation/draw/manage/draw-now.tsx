import { close, draw as drawCall, open, publish, settle } from '@clubhouse/contract/reservation/draw/draw-manage'
import { serverNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { useMay } from '../../../session/may'
import { StateWord } from '../../../ui/state-word'
import type { OneDraw } from './draw-about'
import { DrawForm } from './draw-form'
import { DRAW_TONES, nextOf, nextWords } from './draw-words'
import { StepButton } from './step-button'

interface Props {
  draw: OneDraw
  refresh: () => Promise<void>
}

/** Where a draw stands, what comes next, and the step that is due. */
export function DrawNow({ draw, refresh }: Props) {
  const t = useText()
  const { instant, day } = useFormat()
  const next = nextWords(draw, t, instant)
  const isHeldUp = draw.state === 'PLANNED' && draw.drafts.length > 0
  return (
    <>
      <div className={office.note}>
        <p>
          <StateWord tone={DRAW_TONES[draw.state]}>{t(`draw-manage.STATE_${draw.state}`)}</StateWord>
        </p>
        {next && <p>{next}</p>}
        {isHeldUp && <p>{t('draw-manage.NOT_PUBLISHED', { when: draw.drafts.map((date) => day(date)).join(', ') })}</p>}
        {draw.revokeReason && <p>{t('draw-manage.REVOKED_WHY', { reason: draw.revokeReason })}</p>}
        {draw.failCode && <p>{t(`draw-manage.FAILED_${draw.failCode}`)}</p>}
        {draw.state === 'FAILED' && <p>{t('draw-manage.FAILED_HINT')}</p>}
        {draw.progress != null && (
          <p>
            <progress max={100} value={draw.progress} aria-label={t('draw-manage.SLOW_RUNS')} />{' '}
            {t('draw-manage.SLOW_DONE', { percent: draw.progress })}
          </p>
        )}
      </div>
      {!isHeldUp && <Due draw={draw} refresh={refresh} />}
    </>
  )
}

const CALLS = { open, close, publish, settle } as const

/** The step that is due and not done yet. */
function Due({ draw, refresh }: Props) {
  const may = useMay()
  const next = nextOf(draw)
  if (!next || Date.parse(next.at) > serverNow()) return null
  if (next.step === 'draw') return may(drawCall) && <DrawForm draw={draw} refresh={refresh} />
  return may(CALLS[next.step]) && <StepButton step={next.step} draw={draw} refresh={refresh} />
}
