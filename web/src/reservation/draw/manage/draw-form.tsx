import { draw as drawCall } from '@clubhouse/contract/reservation/draw/draw-manage'
import { RefusalLine } from '../../../form/refusal-line'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { Form } from '../../../ui/form/form'
import { beaconAddress, signatureIn } from '../beacon-answer'
import type { OneDraw } from './draw-about'
import { DrawOnce } from './draw-once'
import { drawnWords } from './draw-words'
import { NUMBERS, NumbersFields } from './numbers-fields'

interface Props {
  draw: OneDraw
  refresh: () => Promise<void>
}

/** Draws, with what the mode of the draw needs. There is no way to draw a second time, and it says so. */
export function DrawForm({ draw, refresh }: Props) {
  const { mode } = draw.seed
  if (mode === 'numbers') return <NumbersForm draw={draw} refresh={refresh} />
  return (
    <>
      <DrawOnce draw={draw} refresh={refresh} />
      {mode === 'beacon' && <SignatureForm draw={draw} refresh={refresh} />}
    </>
  )
}

/** For a club that cannot reach drand itself: any browser with the internet can read the signature. */
function SignatureForm({ draw: { drawIdx, version, seed }, refresh }: Props) {
  const t = useText()
  const form = useForm({
    call: drawCall,
    initial: { pasted: '' },
    checks: { pasted: ({ pasted }) => (signatureIn(String(pasted)) ? undefined : 'draw-manage.SIGNATURE_WRONG') },
    given: { drawIdx, version },
    input: ({ pasted }) => ({ signature: signatureIn(String(pasted)) }),
    blames: ({ code }) => (code === 'BEACON_WRONG' ? { pasted: 'draw-manage.SIGNATURE_OTHER' } : undefined),
    answered: ({ won, lost }) => toast(drawnWords(t, won, lost), { type: 'success' }),
    refresh,
  })
  const address = seed.chain && seed.round ? beaconAddress(seed.chain, seed.round) : undefined
  return (
    <Form of={form} onSaved={() => void refresh()}>
      <p>{t('draw-manage.SIGNATURE_HOW')}</p>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          {t('draw-manage.SIGNATURE_AT')}
        </a>
      )}
      <AreaField name="pasted" label={t('draw-manage.SIGNATURE')} rows={3} spellCheck={false} />
      <RefusalLine fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" look="plain" pending={form.pending}>
          {t('draw-manage.DRAW_SIGNATURE')}
        </Button>
      </div>
    </Form>
  )
}

function NumbersForm({ draw: { drawIdx, version, seed, typed }, refresh }: Props) {
  const t = useText()
  const form = useForm({
    ...NUMBERS,
    initial: { ...NUMBERS.initial, date: seed.date ?? '' },
    call: drawCall,
    given: { drawIdx, version },
    answered: ({ state, won, lost }) =>
      toast(state === 'CLOSED' ? t('draw-manage.NUMBERS_FIRST') : drawnWords(t, won, lost), { type: 'success' }),
    // The manager who typed differently may have been the first.
    failed: () => refresh(),
    refresh,
  })
  return (
    <Form of={form} onSaved={() => void refresh()}>
      <NumbersFields name={seed.name} date={seed.date} typed={typed} />
      <p className={base.quiet}>{t('draw-manage.DRAW_ONCE')}</p>
      <RefusalLine fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('draw-manage.NUMBERS_SEND')}
        </Button>
      </div>
    </Form>
  )
}
