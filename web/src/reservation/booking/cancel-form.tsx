import { type Booking, cancel } from '@clubhouse/contract/reservation/booking'
import { useEffect, useRef, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { wordsOf } from '../../api/tell-fail'
import { useSend } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { type Say, useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import styles from './cancel-form.module.css'

const LONGEST_TEXT = 300

interface CancelFormProps {
  booking: Booking
  onKept: () => void
  onCancelled: () => void
}

/** Asks why, and once more when it is no longer free: then it says first what it costs. */
export function CancelForm({ booking, onKept, onCancelled }: CancelFormProps) {
  const t = useText()
  const { send, pending } = useSend(cancel, { quiet: 'refusals' })
  const [reason, setReason] = useState<string>()
  const [words, setWords] = useState('')
  const [fail, setFail] = useState<CallFail>()
  const [wasTried, setWasTried] = useState(false)
  const { list } = useCodes('Z82', 'cancel')
  // Nobody is kept from cancelling because the club's reasons did not come.
  const reasons = list.length > 0 ? list : [{ key: 'other', label: t('mypage.REASON_OTHER') }]
  const first = useRef<HTMLInputElement>(null)
  // Again when the reasons have come, but never away from where the person is by now.
  const isChosen = reason !== undefined
  useEffect(() => {
    if (!isChosen) first.current?.focus()
  }, [reasons[0]?.key, isChosen])
  const isLate = fail?.code === 'PAST_DEADLINE'
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (!reason || pending) return
    try {
      const { bookingIdx, version } = booking
      await send({ bookingIdx, version, reason, reasonText: words || undefined, accept: isLate })
      toast(t('mypage.CANCELLED', { time: booking.time }), { type: 'success' })
      onCancelled()
    } catch (error) {
      if (error instanceof CallFail) setFail(error)
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.reasons} disabled={pending}>
        <legend>{t('mypage.WHY')}</legend>
        {reasons.map(({ key, label }, i) => (
          <label key={key}>
            <input
              ref={i === 0 ? first : undefined}
              type="radio"
              name={`reason-${booking.bookingIdx}`}
              checked={reason === key}
              onChange={() => setReason(key)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {wasTried && !reason && (
        <p className={styles.fault} role="alert">
          {t('mypage.WHY_MISSING')}
        </p>
      )}
      {reason === 'other' && (
        <label className={styles.words}>
          {t('mypage.WHY_WORDS')}
          <textarea
            rows={2}
            maxLength={LONGEST_TEXT}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
      )}
      {fail && (
        <div className={styles.late} role="alert">
          {isLate ? <Late t={t} vars={fail.msgVar} /> : wordsOf(fail)}
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="danger" pending={pending}>
          {t(isLate ? 'mypage.CANCEL_LATE' : 'mypage.CANCEL_NOW')}
        </Button>
        <Button look="plain" onClick={onKept}>
          {t('mypage.KEEP')}
        </Button>
      </div>
    </form>
  )
}

/** What a late cancellation counts as, in whole sentences. */
function Late({ t, vars }: { t: Say; vars: Record<string, unknown> }) {
  const { money } = useFormat()
  const { code, days } = vars
  return (
    <>
      <p>{t('reservation.PAST_DEADLINE', vars)}</p>
      {typeof code === 'string' && <p>{t(`mypage.PENALTY_${code}`)}</p>}
      {typeof days === 'number' && <p>{t('mypage.PENALTY_DAYS', { count: days })}</p>}
      {typeof vars.money === 'number' && <p>{t('mypage.PENALTY_MONEY', { amount: money(vars.money) })}</p>}
    </>
  )
}
