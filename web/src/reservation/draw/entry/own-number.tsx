import { addNonce } from '@clubhouse/contract/reservation/draw/entry'
import { useState } from 'react'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import forms from '../../../ui/form/form.module.css'
import { refusalOf } from '../../hold/refusal-text'
import styles from '../draw.module.css'
import { newNonce } from './entry-values'

interface Props {
  drawIdx: number
  /** The member's number, if there is one. */
  nonce?: string
  onChanged: () => Promise<unknown>
}

/** In the mode slow a member without an entry can add a number, which the browser makes. */
export function OwnNumber({ drawIdx, nonce, onChanged }: Props) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setPending(true)
    setFault(undefined)
    const refused = await refusalOf(t, ask(addNonce, { drawIdx, nonce: newNonce() }, { toasts: 'faults' }))
    setFault(refused)
    if (!refused) await onChanged()
    setPending(false)
  }
  return (
    <section className={styles.box} aria-label={t('draw.NUMBER')}>
      <h2>{t('draw.NUMBER')}</h2>
      <p>{t('draw.NUMBER_WHY')}</p>
      <p role="status" className={styles.hex}>
        {nonce && t('draw.NUMBER_IS', { nonce })}
      </p>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      <div className={styles.deeds}>
        <Button look="plain" pending={pending} onClick={send}>
          {t(nonce ? 'draw.NUMBER_OTHER' : 'draw.NUMBER_ADD')}
        </Button>
      </div>
    </section>
  )
}
