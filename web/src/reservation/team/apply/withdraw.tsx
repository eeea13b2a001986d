import { withdraw } from '@clubhouse/contract/reservation/team/form'
import type { TeamForm } from '@clubhouse/contract/reservation/team/team'
import { useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import forms from '../../../ui/form/form.module.css'
import { failText } from '../../hold/refusal-text'
import styles from '../team.module.css'

interface Props {
  form: Pick<TeamForm, 'formIdx' | 'teamName'>
  onChanged: () => Promise<unknown>
}

/** Withdraws an application, asked in its place. */
export function Withdraw({ form: { formIdx, teamName }, onChanged }: Props) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setPending(true)
    setFault(undefined)
    try {
      await ask(withdraw, { formIdx }, { toasts: 'faults' })
      toast(t('team.WITHDRAWN', { name: teamName }), { type: 'success' })
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
        {t('team.WITHDRAW')}
      </Button>
    )
  return (
    <fieldset className={styles.question} aria-label={t('team.WITHDRAW')}>
      <p>{t('team.WITHDRAW_ASK', { name: teamName })}</p>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      <div className={styles.deeds}>
        <Button look="danger" pending={pending} onClick={send}>
          {t('team.WITHDRAW')}
        </Button>
        <Button look="plain" onClick={() => setAsking(false)}>
          {t('team.KEEP')}
        </Button>
      </div>
    </fieldset>
  )
}
