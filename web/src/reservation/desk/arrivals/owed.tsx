import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { SuspendedBookings } from '../../../member/suspension/suspended-bookings'
import office from '../../../office/parts.module.css'
import styles from './arrivals.module.css'

interface Props {
  bookingIdx: number
  /** Of those who are here. */
  owed: Arrival['owed']
  players: Arrival['players']
  /** The penalties that were paid now. */
  paid: readonly number[]
  onPaid: (paid: readonly number[]) => void
}

/** Money in place of a suspension, before the check-in at which it is due: paid now, or what begins instead. */
export function Owed({ bookingIdx, owed, players, paid, onPaid }: Props) {
  const t = useText()
  const codes = useCodes('501')
  const { money } = useFormat()
  const nameOf = (no: number) => players.find((one) => one.no === no)?.name ?? ''
  const total = owed.reduce((sum, one) => sum + one.money, 0)
  return (
    <fieldset className={styles.owed}>
      <legend>{t('frontdesk.OWED', { total: money(total) })}</legend>
      {owed.map(({ penaltyIdx, memberIdx, no, code, money: amount, days }) => {
        const isPaid = paid.includes(penaltyIdx)
        const about = t('frontdesk.OWED_OF', { name: nameOf(no), amount: money(amount), rule: codes.label(code) })
        return (
          <div key={penaltyIdx}>
            <p>{about}</p>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={isPaid}
                aria-label={`${t('frontdesk.PAID')}, ${about}`}
                onChange={() => onPaid(isPaid ? paid.filter((one) => one !== penaltyIdx) : [...paid, penaltyIdx])}
              />
              {t('frontdesk.PAID')}
            </label>
            {!isPaid && (
              <div className={office.note}>
                <p>{days == null ? t('frontdesk.UNPAID_STAYS') : t('frontdesk.IF_UNPAID', { count: days })}</p>
                {days != null && (
                  <SuspendedBookings memberIdx={memberIdx} penaltyIdx={penaltyIdx} besides={bookingIdx} />
                )}
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
