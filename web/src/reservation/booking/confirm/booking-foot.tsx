import { CallFail } from '../../../api/call-fail'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import type { FormModel } from '../../../ui/form/use-form'
import { type HeldTime, named } from '../../hold/held-time'
import { failText } from '../../hold/refusal-text'
import { incompletePlayers } from '../draft/booking-values'
import { FreeUntil } from '../draft/free-until'
import styles from './hold-panel.module.css'

interface BookingFootProps {
  form: FormModel
  held: HeldTime
  total: number
  step: 'held' | 'sending' | 'unsure'
  /** The total is not known yet. */
  isPricing: boolean
  /** When the free cancellation ended; nothing before. */
  lateSince?: string
  extendFail?: CallFail
}

/** Always in view: what is booked for how much, and what stands in the way. */
export function BookingFoot({ form, held, total, step, isPricing, lateSince, extendFail }: BookingFootProps) {
  const t = useText()
  const fail = extendFail ?? form.fail
  const incomplete = incompletePlayers(form.wrong, form.values)
  return (
    <div className={styles.foot}>
      {incomplete > 0 && (
        <p className={styles.refused} role="alert">
          {t('reservation.INCOMPLETE', { count: incomplete })}
        </p>
      )}
      {fail instanceof CallFail && fail.isRefusal && (
        <p className={styles.refused} role="alert">
          {failText(t, fail)}
        </p>
      )}
      {step === 'unsure' && (
        <div className={styles.refused} role="alert">
          <b>{t('reservation.UNSURE_TITLE')}</b>
          <p>{t('reservation.UNSURE_TEXT')}</p>
          <Button type="submit">{t('common.CHECK_AGAIN')}</Button>
        </div>
      )}
      {/* On a phone this bar covers the end of the form. */}
      {lateSince && <FreeUntil at={lateSince} />}
      <Button type="submit" size="large" className={styles.book} pending={step !== 'held' || isPricing}>
        {t('reservation.CONFIRM', { ...named(held), total })}
      </Button>
    </div>
  )
}
