import { pay } from '@clubhouse/contract/reservation/desk/check-in'
import { openOf, openSaid, type Payment } from '@clubhouse/contract/reservation/payment'
import type { Price } from '@clubhouse/contract/reservation/price'
import { useSend } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Time } from '../../../ui/time'
import styles from './paid-mark.module.css'

interface Props {
  booking: {
    bookingIdx: number
    version: number
    price: Pick<Price, 'total'>
    payment?: Payment | null
    /** Where it does not, what is open is not said, but can be marked as paid. */
    marksPayments: boolean
  }
  /** Neither cancelled nor a no-show. */
  isOwed: boolean
  /** Nothing can be recorded now, because there is no connection or a press still waits for one. */
  isWaiting?: boolean
  /** The version that the booking has after its payment was recorded or undone. */
  onPaid?: (version: number) => void
  onChanged: () => unknown
}

/** Whether the price of a booking was paid, and one press that records or undoes it. Decision 175. */
export function PaidMark({ booking, isOwed, isWaiting = false, onPaid, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { money, instant } = useFormat()
  const { send, pending } = useSend(pay)
  const { bookingIdx, version, price, payment, marksPayments } = booking
  const open = openOf(price, payment, isOwed)
  const said = openSaid(price, payment, { isOwed, marksPayments })
  if (!payment && open === 0) return null
  const record = async (isPaid: boolean) => {
    await send({ bookingIdx, version, isPaid })
      .then((done) => {
        onPaid?.(done.version)
        toast(t(isPaid ? 'desk.PAY_RECORDED' : 'desk.PAY_UNDONE'), { type: 'success' })
      })
      .catch(() => undefined)
    await onChanged()
  }
  return (
    <section className={styles.paid} aria-label={t('desk.PAYMENT')}>
      {payment && (
        <p>
          <b>{t('desk.PAY_PAID', { amount: money(payment.amount) })}</b>{' '}
          <span className={base.quiet}>
            {payment.by && `${payment.by}, `}
            <Time at={payment.at}>{instant(payment.at)}</Time>
          </span>
        </p>
      )}
      {said !== 0 && (
        <p>
          <b>
            {said < 0
              ? t('desk.PAY_BACK', { amount: money(-said) })
              : t(payment ? 'desk.PAY_STILL_OPEN' : 'desk.PAY_OPEN', { amount: money(said) })}
          </b>
        </p>
      )}
      {may(pay) && (
        <div className={base.buttons}>
          {isOwed && open !== 0 && (
            <Button look="plain" size="large" disabled={isWaiting} pending={pending} onClick={() => void record(true)}>
              {t('desk.PAY_RECORD', { amount: money(price.total) })}
            </Button>
          )}
          {payment && (
            <Button look="plain" size="large" disabled={isWaiting} pending={pending} onClick={() => void record(false)}>
              {t('desk.PAY_UNDO')}
            </Button>
          )}
        </div>
      )}
      {may(pay) && isWaiting && <p className={base.quiet}>{t('desk.PAY_LATER')}</p>}
    </section>
  )
}
