import { close, open, publish, settle } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useState } from 'react'
import { ask } from '../../../api/transport'
import { type Say, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import type { OneDraw } from './draw-about'
import type { Step } from './draw-words'

interface Props {
  step: Exclude<Step, 'draw'>
  draw: OneDraw
  refresh: () => Promise<void>
}

/** Takes a step that is due, which a job normally takes. */
export function StepButton({ step, draw, refresh }: Props) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    // A refusal is shown by the call; the job may have been faster.
    await take(step, draw, t).then(
      (done) => toast(done, { type: 'success' }),
      () => undefined,
    )
    await refresh()
    setPending(false)
  }
  return (
    <div className={base.stack}>
      <p className={base.quiet}>{t('draw-manage.JOB_DOES')}</p>
      <div className={base.buttons}>
        <Button pending={pending} onClick={() => void press()}>
          {t(`draw-manage.DO_${step}`)}
        </Button>
      </div>
    </div>
  )
}

/** @returns what was done, in words */
async function take(step: Props['step'], { drawIdx, version }: OneDraw, t: Say): Promise<string> {
  const input = { drawIdx, version }
  const options = { toasts: 'all' } as const
  switch (step) {
    case 'open':
      await ask(open, input, options)
      return t('draw-manage.DONE_open')
    case 'close':
      await ask(close, input, options)
      return t('draw-manage.DONE_close')
    case 'publish': {
      const { bookings, standby } = await ask(publish, input, options)
      return `${t('draw-manage.DONE_publish', { count: bookings })} ${t('draw-manage.DONE_standby', { count: standby })}`
    }
    case 'settle': {
      const { released } = await ask(settle, input, options)
      return t('draw-manage.DONE_settle', { count: released })
    }
  }
}
