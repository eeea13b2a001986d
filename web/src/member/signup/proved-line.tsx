import type { Ref } from 'react'
import { useText } from '../../language/use-text'
import styles from '../../ui/form/form.module.css'
import type { Proof } from '../certification/proof'

/** That a person or an address is verified, above what is left to do. Staff verify later, at the club. */
export function ProvedLine({ proof, ref }: { proof: Proof; ref?: Ref<HTMLParagraphElement> }) {
  const t = useText()
  const { email, kind } = proof
  return (
    <p ref={ref} tabIndex={-1} className={styles.good} role="status">
      {email
        ? t('signup.AUTH_DONE_EMAIL', { email })
        : t(kind === 'STAFF' ? 'signup.AUTH_DONE_LEAD' : 'signup.AUTH_DONE_PERSON')}
    </p>
  )
}
