import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { leave } from '@clubhouse/contract/reservation/draw/entry'
import { useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import forms from '../../../ui/form/form.module.css'
import { failText } from '../../hold/refusal-text'
import styles from '../draw.module.css'

interface Props {
  entry: Pick<DrawEntry, 'entryIdx' | 'state'>
  onChanged: () => Promise<unknown>
}

/** Withdraws an entry, or releases what it won; asked for once more in its place. */
export function LeaveEntry({ entry: { entryIdx, state }, onChanged }: Props) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const kind = state === 'WON' ? 'RELEASE' : 'WITHDRAW'
  const send = async () => {
    setPending(true)
    setFault(undefined)
    try {
      await ask(leave, { entryIdx }, { toasts: 'faults' })
      toast(t(`draw.${kind}_DONE`), { type: 'success' })
      setAsking(false)
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
      setFault(failText(t, error))
    }
    await onChanged()
    setPending(false)
  }
  if (!isAsking)
    return (
      <Button look="risky" onClick={() => setAsking(true)}>
        {t(`draw.${kind}`)}
      </Button>
    )
  return (
    <fieldset className={styles.question} aria-label={t(`draw.${kind}`)}>
      <p>{t(`draw.${kind}_ASK`)}</p>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      <div className={styles.deeds}>
        <Button look="danger" pending={pending} onClick={send}>
          {t(`draw.${kind}`)}
        </Button>
        <Button look="plain" onClick={() => setAsking(false)}>
          {t(`draw.${kind}_NOT`)}
        </Button>
      </div>
    </fieldset>
  )
}
