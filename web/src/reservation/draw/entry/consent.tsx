import type { NamedIn } from '@clubhouse/contract/reservation/draw/draw'
import { answer } from '@clubhouse/contract/reservation/draw/entry'
import { useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import forms from '../../../ui/form/form.module.css'
import { failText } from '../../hold/refusal-text'
import styles from '../draw.module.css'

interface Props {
  named: NamedIn
  onChanged: () => Promise<unknown>
}

/** A place in the entry of another member, to accept or to decline until the close. */
export function Consent({ named: { entryIdx, playDate, by, consent, closeAt }, onChanged }: Props) {
  const t = useText()
  const [sending, setSending] = useState<'ACCEPT' | 'DECLINE'>()
  const [fault, setFault] = useState<string>()
  const send = async (said: 'ACCEPT' | 'DECLINE') => {
    setSending(said)
    setFault(undefined)
    try {
      await ask(answer, { entryIdx, answer: said }, { toasts: 'faults' })
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
      setFault(failText(t, error))
    }
    await onChanged()
    setSending(undefined)
  }
  const state = consent == null ? 'OPEN' : consent ? 'YES' : 'NO'
  return (
    <section className={styles.box} aria-label={t('draw.NAMED')}>
      <h2>{t('draw.NAMED')}</h2>
      <p>{t('draw.NAMED_BY', { name: by, date: playDate })}</p>
      <p role="status">{t(`draw.NAMED_${state}`, { at: closeAt })}</p>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      <div className={styles.deeds}>
        {consent !== true && (
          <Button pending={sending === 'ACCEPT'} onClick={() => send('ACCEPT')}>
            {t('draw.ACCEPT')}
          </Button>
        )}
        {consent !== false && (
          <Button look="plain" pending={sending === 'DECLINE'} onClick={() => send('DECLINE')}>
            {t('draw.DECLINE')}
          </Button>
        )}
      </div>
    </section>
  )
}
