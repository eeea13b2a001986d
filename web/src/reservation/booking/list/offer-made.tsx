import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { withdrawTransfer } from '@clubhouse/contract/reservation/booking/change'
import { useSend } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import styles from './booking-actions.module.css'

/** To whom the booker has offered the booking, and how to take that back. */
export function OfferMade({ booking, onChanged }: { booking: Booking; onChanged: () => void }) {
  const t = useText()
  const { send, pending } = useSend(withdrawTransfer)
  const { bookingIdx, version, offeredTo, players } = booking
  const name = players.find(({ memberIdx }) => memberIdx === offeredTo)?.name
  const withdraw = () =>
    send({ bookingIdx, version })
      .then(() => toast(t('change.WITHDRAWN'), { type: 'success' }))
      .catch(() => {})
      .finally(onChanged)
  return (
    <div className={styles.names}>
      <p>{t('change.OFFERED', { name })}</p>
      <Button look="plain" pending={pending} onClick={withdraw}>
        {t('change.WITHDRAW')}
      </Button>
    </div>
  )
}
