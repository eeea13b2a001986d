import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { answerTransfer, read } from '@clubhouse/contract/reservation/booking/change'
import { useQueryClient } from '@tanstack/react-query'
import { CallFail } from '../../../api/call-fail'
import { serverNow } from '../../../api/clock'
import { queryKey, useSend } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { FactLines } from '../../../ui/fact-lines'
import { toast } from '../../../ui/feedback/toast'
import { failText } from '../../hold/refusal-text'
import styles from './booking-actions.module.css'
import { namesUntil } from './rounds'

/** True while a companion may accept the booking as theirs: until its names are due. */
export const isOffered = (booking: Booking, me: number, now = serverNow()): boolean =>
  booking.state === 'CF' && booking.offeredTo === me && namesUntil(booking) > now

interface Props {
  booking: Booking
  /** Also called after a refusal, because the displayed state may be stale then. */
  onAnswered: () => void
}

/** What a companion says to a booking that its booker offers. */
export function OfferAnswer({ booking, onAnswered }: Props) {
  const t = useText()
  const { send, pending, fail } = useSend(answerTransfer, { toasts: 'faults' })
  const client = useQueryClient()
  const { money, instant } = useFormat()
  const { bookingIdx, version, booker } = booking
  const namesMissing = booking.players.filter(({ kind }) => kind === 'TBD').length
  const ended = () => {
    onAnswered()
    // The opened booking has other buttons for its booker.
    return client.invalidateQueries({ queryKey: queryKey(read, { bookingIdx }) })
  }
  const say = (answer: 'ACCEPT' | 'DECLINE') =>
    send({ bookingIdx, version, answer })
      .then(() => {
        toast(t(`change.OFFER_${answer === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED'}`, { name: booker.name }), {
          type: 'success',
        })
        return ended()
      })
      .catch((error) => {
        // The offer has ended or is another one: what is displayed is old.
        if (error instanceof CallFail && (error.code === 'CHANGED_MEANWHILE' || error.status === 404)) return ended()
      })
  return (
    <div className={styles.answer} data-open>
      <p>
        {t('change.OFFER_ASKED', { name: booker.name })}
        {booking.price.coupon && ` ${t('change.OFFER_COUPON', { name: booker.name })}`}
      </p>
      <FactLines
        rows={[
          [t('reservation.TOTAL'), money(booking.price.total)],
          [t('change.OFFER_FREE_UNTIL'), instant(booking.freeCancelUntil)],
          [t('change.OFFER_NAMES_UNTIL'), namesMissing > 0 && instant(booking.namesDueAt)],
        ]}
      />
      <div className={base.buttons}>
        <Button size="small" pending={pending} onClick={() => say('ACCEPT')}>
          {t('change.OFFER_ACCEPT')}
        </Button>
        <Button size="small" look="plain" pending={pending} onClick={() => say('DECLINE')}>
          {t('change.OFFER_DECLINE')}
        </Button>
      </div>
      {fail?.isRefusal && (
        <p role="alert">
          {fail.code === 'WRONG_STATE' ? t('change.OFFER_OVER', { name: booker.name }) : failText(t, fail)}
        </p>
      )}
    </div>
  )
}
