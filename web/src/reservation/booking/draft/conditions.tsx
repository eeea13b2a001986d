import type { TextKey } from '../../../language/text-key'
import { useText } from '../../../language/use-text'
import { WithLink } from '../../../language/with-link'
import styles from './booking-form.module.css'
import type { Offer } from './offer'

/** The rules that are accepted. */
export function Conditions({ offer, says = 'reservation.RULES_ACCEPT' }: { offer: Offer; says?: TextKey }) {
  const t = useText()
  return (
    <p className={styles.hint}>
      <WithLink
        text={t(says)}
        link={(words) => (
          <a href={`/common/agreement/${offer.rules.termsIdx}`} target="_blank" rel="noreferrer">
            {words}
          </a>
        )}
      />
    </p>
  )
}
