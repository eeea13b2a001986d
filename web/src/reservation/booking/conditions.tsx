import { serverNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { WithLink } from '../../language/with-link'
import styles from './booking-form.module.css'
import { freeUntil } from './free-until'
import type { Offer } from './use-booking'

/** Until when it can be cancelled free of charge, and the rules that are accepted. */
export function Conditions({ offer }: { offer: Offer }) {
  const t = useText()
  // It costs something to cancel what is about to be booked.
  const isOver = Date.parse(offer.freeCancelUntil) <= serverNow()
  return (
    <p className={styles.hint} data-warns={isOver || undefined}>
      {isOver ? <b>{freeUntil(t, offer.freeCancelUntil)}</b> : freeUntil(t, offer.freeCancelUntil)}
      <br />
      <WithLink
        text={t('reservation.RULES_ACCEPT')}
        link={(words) => (
          <a href={`/common/agreement/${offer.rules.termsIdx}`} target="_blank" rel="noreferrer">
            {words}
          </a>
        )}
      />
    </p>
  )
}
