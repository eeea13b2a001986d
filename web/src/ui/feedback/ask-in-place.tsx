import { useState } from 'react'
import { Button } from '../button'
import forms from '../form/form.module.css'
import styles from './ask-in-place.module.css'

interface Props {
  /** What the button does, in words. */
  act: string
  question: string
  /** Of the button that changes nothing. */
  keep: string
  /** @returns what was refused, in words; nothing once it is done */
  onAct: () => Promise<string | undefined>
}

/** A button that asks for confirmation in its own place, before it withdraws or releases something. */
export function AskInPlace({ act, question, keep, onAct }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setPending(true)
    setFault(undefined)
    const refused = await onAct().finally(() => setPending(false))
    setFault(refused)
    setAsking(refused !== undefined)
  }
  if (!isAsking)
    return (
      <Button look="risky" onClick={() => setAsking(true)}>
        {act}
      </Button>
    )
  return (
    <fieldset className={styles.question} aria-label={act}>
      <p>{question}</p>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="danger" pending={pending} onClick={send}>
          {act}
        </Button>
        <Button look="plain" onClick={() => setAsking(false)}>
          {keep}
        </Button>
      </div>
    </fieldset>
  )
}
