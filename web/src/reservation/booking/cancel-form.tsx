import { type Booking, cancel } from '@clubhouse/contract/reservation/booking'
import { useEffect } from 'react'
import { CallFail } from '../../api/call-fail'
import { wordsOf } from '../../api/show-fail'
import { ask } from '../../api/transport'
import { useCodes } from '../../code/use-codes'
import { useForm } from '../../form/use-form'
import { type Say, useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { AreaField } from '../../ui/form/area-field'
import { Form } from '../../ui/form/form'
import { RadioField } from '../../ui/form/radio-field'
import styles from './cancel-form.module.css'

interface CancelFormProps {
  booking: Booking
  onKept: () => void
  onCancelled: () => void
}

/** Asks why, and again when it is no longer free: then it says first what it costs. */
export function CancelForm({ booking, onKept, onCancelled }: CancelFormProps) {
  const t = useText()
  const { list } = useCodes('Z82', 'cancel')
  // A booking can be cancelled even when the club's reasons did not come.
  const reasons = list.length > 0 ? list : [{ key: 'other', label: t('mypage.REASON_OTHER') }]
  const form = useCancel(booking, onCancelled)
  const { reason } = form.values
  // Again when the reasons have come, but never away from where the person is by now.
  useEffect(() => {
    if (!reason) form.ref.current?.querySelector('input')?.focus()
  }, [reasons[0]?.key, reason])
  const { fail } = form
  const isLate = isPastDeadline(fail)
  return (
    <Form of={form} className={styles.form}>
      <fieldset className={styles.all} disabled={form.pending}>
        <RadioField
          name="reason"
          legend={t('mypage.WHY')}
          className={styles.reasons}
          options={reasons.map(({ key, label }) => ({ value: key, label }))}
        />
        {reason === 'other' && <AreaField name="reasonText" label={t('mypage.WHY_WORDS')} />}
      </fieldset>
      {fail instanceof CallFail && (
        <div className={styles.late} role="alert">
          {isLate ? <Late t={t} vars={fail.msgVar} /> : wordsOf(fail)}
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="danger" pending={form.pending}>
          {t(isLate ? 'mypage.CANCEL_LATE' : 'mypage.CANCEL_NOW')}
        </Button>
        <Button look="plain" onClick={onKept}>
          {t('mypage.KEEP')}
        </Button>
      </div>
    </Form>
  )
}

const isPastDeadline = (fail: unknown) => fail instanceof CallFail && fail.code === 'PAST_DEADLINE'

function useCancel({ bookingIdx, version, time }: Booking, onCancelled: () => void) {
  const t = useText()
  const form = useForm({
    call: cancel,
    initial: { reason: '', reasonText: '' },
    words: { reason: 'mypage.WHY_MISSING' },
    // The shape takes any text; a reason has to be chosen.
    checks: { reason: ({ reason }) => (reason ? undefined : 'mypage.WHY_MISSING') },
    given: { bookingIdx, version },
    // What it costs was said with the refusal.
    send: async (input) => {
      await ask(cancel, { ...input, accept: isPastDeadline(form.fail) }, { quiet: 'refusals' })
      toast(t('mypage.CANCELLED', { time }), { type: 'success' })
      onCancelled()
    },
  })
  return form
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
