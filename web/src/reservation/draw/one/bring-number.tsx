import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import { bring } from '@clubhouse/contract/reservation/draw/entry'
import { useId } from 'react'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { Form } from '../../../ui/form/form'
import { beaconAddress, signatureIn } from '../beacon-answer'
import styles from '../draw.module.css'

interface Props {
  draw: Draw
  onChanged: () => Promise<unknown>
}

/** Where the club’s server cannot reach drand, any member can bring what it published: a wrong signature is refused. */
export function BringNumber({ draw: { drawIdx, seed }, onChanged }: Props) {
  const t = useText()
  const id = useId()
  const form = useForm({
    call: bring,
    initial: { pasted: '' },
    checks: { pasted: ({ pasted }) => (signatureIn(String(pasted)) ? undefined : 'draw.BRING_WRONG') },
    given: { drawIdx },
    input: ({ pasted }) => ({ signature: signatureIn(String(pasted)) }),
    blames: ({ code }) => (code === 'BEACON_WRONG' ? { pasted: 'draw.BRING_OTHER' } : undefined),
    toasts: 'faults',
    answered: async () => {
      toast(t('draw.BRING_DONE'), { type: 'success' })
      await onChanged()
    },
  })
  if (!seed.chain || seed.round == null) return null
  return (
    <section className={styles.box} aria-labelledby={id} data-screen>
      <h2 id={id}>{t('draw.BRING')}</h2>
      <p>{t('draw.BRING_HOW')}</p>
      <p>
        <a href={beaconAddress(seed.chain, seed.round)} target="_blank" rel="noreferrer">
          {t('draw.BRING_AT', { round: seed.round })}
        </a>
      </p>
      <Form of={form}>
        <AreaField name="pasted" label={t('draw.BRING_LABEL')} rows={3} spellCheck={false} />
        <Refusal />
        <div className={styles.deeds}>
          <Button type="submit" look="plain" pending={form.pending}>
            {t('draw.BRING_SEND')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
