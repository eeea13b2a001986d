import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useFormat, useText } from '../../../language/use-text'
import { OwnSuspendedBookings } from '../../../member/suspension/suspended-bookings'
import { RadioField } from '../../../ui/form/radio-field'
import styles from './cancel-form.module.css'

/** What a cancellation leads to; a refusal of one says the same. */
export type Cost = NonNullable<Booking['ifCancelledNow']>

/** The rules leave it to the member: a suspension or money, never both. */
export const hasChoice = (cost?: Cost): boolean => cost?.days != null && cost.money != null

interface CancelCostProps {
  booking: Booking
  cost: Cost
  /** The server has just said so. */
  isNew: boolean
  /** The member chose the money. */
  isPaid: boolean
}

/** What the cancellation costs by the club's rules, and the choice where there is one. */
export function CancelCost({ booking, cost: { code, days, money, also, payDays }, isNew, isPaid }: CancelCostProps) {
  const t = useText()
  const format = useFormat()
  const amount = money == null ? '' : format.money(money)
  const isLate = code !== 'W7'
  const sum = (isPaid ? 0 : (days ?? 0)) + (also?.days ?? 0)
  return (
    <div className={styles.late} data-cost="" role={isNew ? 'alert' : undefined}>
      {isLate && <p>{t('reservation.PAST_DEADLINE_CANCEL', { at: booking.freeCancelUntil })}</p>}
      <p>
        <b>{t(`mypage.PENALTY_${code as 'W1'}`)}</b>
      </p>
      {hasChoice({ code, days, money }) ? (
        <RadioField
          name="choice"
          legend={t('mypage.CHOICE')}
          className={styles.choice}
          options={[
            {
              value: 'SUSPENSION',
              label: t('mypage.CHOICE_DAYS', { count: days! }),
              hint: t('mypage.CHOICE_DAYS_HINT'),
            },
            {
              value: 'MONEY',
              label: t('mypage.CHOICE_MONEY', { amount }),
              hint: t('mypage.CHOICE_MONEY_HINT', { count: payDays! }),
            },
          ]}
        />
      ) : (
        <p>
          {days == null
            ? t('mypage.PENALTY_PAY', { amount, count: payDays! })
            : t('mypage.PENALTY_DAYS', { count: days })}
        </p>
      )}
      {also?.days != null && <p>{t('mypage.PENALTY_ALSO', { count: also.days })}</p>}
      {sum > 0 && booking.booker.memberIdx != null && (
        <OwnSuspendedBookings memberIdx={booking.booker.memberIdx} days={sum} besides={booking.bookingIdx} />
      )}
    </div>
  )
}
