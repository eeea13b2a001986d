import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { answer } from '@clubhouse/contract/reservation/people/companion'
import { CallFail } from '../../../api/call-fail'
import { serverNow } from '../../../api/clock'
import { useSend } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { failText } from '../../hold/refusal-text'
import styles from './booking-actions.module.css'
import { namesUntil } from './rounds'

interface Props {
  booking: Booking
  me: number
  /** Also called after a refusal, because the displayed state is stale then. */
  onAnswered: (what: 'ACCEPT' | 'DECLINE') => void
}

/** What a member who was named in a booking says to it. */
export function AnswerButtons({ booking, me, onAnswered }: Props) {
  const t = useText()
  const { send, pending, fail } = useSend(answer, { toasts: 'faults' })
  const mine = booking.players.find(({ memberIdx }) => memberIdx === me)?.answer
  const canDecline = namesUntil(booking) > serverNow()
  const say = (what: 'ACCEPT' | 'DECLINE') =>
    send({ bookingIdx: booking.bookingIdx, version: booking.version, answer: what })
      .then(() => {
        toast(t(`reservation.ANSWERED_${what}`, { name: booking.booker.name }), { type: 'success' })
        onAnswered(what)
      })
      .catch((error) => {
        // Somebody changed the booking: what is shown is old.
        if (error instanceof CallFail && error.isRefusal) onAnswered('ACCEPT')
      })
  if (!mine || booking.state !== 'CF') return null
  return (
    <div className={styles.answer} data-open={mine === 'OPEN' || undefined}>
      <p>
        {t(mine === 'OPEN' ? 'reservation.ASKED_OPEN' : 'reservation.ASKED_ACCEPTED', { name: booking.booker.name })}
      </p>
      <div className={base.buttons}>
        {mine === 'OPEN' && (
          <Button size="small" pending={pending} onClick={() => say('ACCEPT')}>
            {t('reservation.ACCEPT')}
          </Button>
        )}
        {canDecline && (
          <Button size="small" look="plain" pending={pending} onClick={() => say('DECLINE')}>
            {t('reservation.DECLINE')}
          </Button>
        )}
      </div>
      {!canDecline && <p className={base.quiet}>{t('reservation.DECLINE_OVER')}</p>}
      {fail?.isRefusal && <p role="alert">{failText(t, fail)}</p>}
    </div>
  )
}
