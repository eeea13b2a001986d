import { penalties } from '@clubhouse/contract/member/profile'
import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { useSession } from '../../../session/session-store'
import { PenaltyLines } from '../../rules/penalty/penalty-lines'
import styles from './booking-actions.module.css'

/** By the member, late, or by the club. */
const CANCELLED: readonly string[] = ['CX', 'CL', 'CC']

export const isCancelled = ({ state }: Booking): boolean => CANCELLED.includes(state)

/** What is left of the price of a cancelled booking: nothing, but the money of its penalty where there is one. */
export function CancelledCost({ booking: { bookingIdx, undone } }: { booking: Booking }) {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  const { data } = useCall(penalties, { memberIdx: memberIdx ?? 0 }, { _nop_: true, enabled: memberIdx != null })
  const owed = data?.active.filter((one) => one.bookingIdx === bookingIdx && one.money != null && !one.until) ?? []
  return (
    <>
      <p className={styles.quiet}>{t(undone ? 'mypage.UNDONE_COST' : 'mypage.CANCELLED_COST')}</p>
      {owed.map((penalty) => (
        <p key={penalty.penaltyIdx} className={styles.owed}>
          <PenaltyLines penalty={penalty} />
        </p>
      ))}
    </>
  )
}
