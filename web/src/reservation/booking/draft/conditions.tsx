import { useText } from '../../../language/use-text'
import { WithLink } from '../../../language/with-link'
import styles from './booking-form.module.css'
import { FreeUntil } from './free-until'
import type { Offer } from './offer'

/** Until when it can be cancelled free of charge, and the rules that are accepted. */
export function Conditions({ offer }: { offer: Offer }) {
  const t = useText()
  return (
    <>
      <FreeUntil at={offer.freeCancelUntil} />
      <p className={styles.hint}>
        <WithLink
          text={t('reservation.RULES_ACCEPT')}
          link={(words) => (
            <a href={`/common/agreement/${offer.rules.termsIdx}`} target="_blank" rel="noreferrer">
              {words}
            </a>
          )}
        />
      </p>
    </>
  )
}
