import { CallFail } from '../../../api/call-fail'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { failText } from '../../hold/refusal-text'
import { Conditions } from '../draft/conditions'
import { FreeUntil } from '../draft/free-until'
import type { Offer } from '../draft/offer'
import styles from './change-form.module.css'
import { PriceChange } from './price-change'
import { useMove } from './use-move'

interface MoveFormProps {
  bookingIdx: number
  /** The tee time that is held. */
  offer: Offer
  to: { date: string; time: string; course: string }
  onKept: () => void
}

/** From which tee time to which a booking moves, what that changes, and one button; or the old one is kept. */
export default function MoveForm({ bookingIdx, offer, to, onKept }: MoveFormProps) {
  const t = useText()
  const { booking, price, fail, isSending, send } = useMove(bookingIdx, offer)
  if (booking.error) return <Wrong requestId={booking.error.requestId} retry={() => booking.refetch()} />
  if (!booking.data) return <Loading lines={6} />
  const from = booking.data
  const total = price.data?.total
  const refused = fail ?? price.error
  return (
    <div className={styles.form}>
      <dl className={styles.places}>
        <dt>{t('change.MOVE_FROM')}</dt>
        <dd>{t('change.MOVE_TIME', { date: from.date, time: from.time, course: from.courseName })}</dd>
        <dt>{t('change.MOVE_TO')}</dt>
        <dd>{t('change.MOVE_TIME', to)}</dd>
      </dl>
      <p className={styles.hint}>{t('change.MOVE_STAYS')}</p>
      {from.couponIdx != null && <p className={styles.hint}>{t('change.MOVE_COUPON')}</p>}
      {total !== undefined && <PriceChange before={from.price.total} total={total} />}
      <FreeUntil at={offer.freeCancelUntil} />
      <Conditions offer={offer} />
      {refused instanceof CallFail && refused.isRefusal && (
        <p className={styles.refused} role="alert">
          {failText(t, refused)}
        </p>
      )}
      <div className={base.buttons}>
        {total !== undefined && (
          <Button size="large" pending={isSending} onClick={() => send(total)}>
            {t('change.MOVE_NOW', { ...to, total })}
          </Button>
        )}
        <Button look="plain" onClick={onKept}>
          {t('change.MOVE_KEEP')}
        </Button>
      </div>
    </div>
  )
}
