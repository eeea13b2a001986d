import { forget, remind } from '@clubhouse/contract/reservation/people/reminder'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { failText } from '../../hold/refusal-text'
import styles from './remind-me.module.css'

interface RemindMeProps {
  day: CalendarDay
  onChanged: () => Promise<unknown>
}

/** On a day that opens later: a reminder shortly before, by email and message. */
export default function RemindMe({ day: { date, remindAt }, onChanged }: RemindMeProps) {
  const t = useText()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setSending(true)
    setFault(undefined)
    try {
      await ask(remindAt ? forget : remind, { date }, { toasts: 'faults' })
      await onChanged()
    } catch (error) {
      if (error instanceof CallFail) setFault(failText(t, error))
    }
    setSending(false)
  }
  return (
    <div className={styles.remind}>
      <p role="status">{fault ?? (remindAt ? t('free-time.REMINDED', { at: remindAt }) : t('free-time.REMIND_WHY'))}</p>
      <Button look="plain" size="small" pending={isSending} aria-pressed={Boolean(remindAt)} onClick={send}>
        {t(remindAt ? 'free-time.REMIND_NOT' : 'free-time.REMIND_ME')}
      </Button>
    </div>
  )
}
