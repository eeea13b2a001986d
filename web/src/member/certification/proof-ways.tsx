import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { type ReactNode, useEffect, useState } from 'react'
import { useCodes } from '../../code/use-codes'
import { RefusalLine } from '../../form/refusal-line'
import { useClub, useLanguage, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from '../../ui/form/form.module.css'
import { EmailProof } from './email-proof'
import { NiceProof } from './nice-proof'
import { cameBackFor } from './nice-window'
import { leaveToClub, type Proof } from './proof'

/** The ways of this page, in the order in which they are offered; a passkey proves nobody who has no account yet. */
const WAYS = ['NICE', 'EMAIL', 'STAFF'] as const
type Way = (typeof WAYS)[number]

interface Props {
  purpose: CertPurpose
  /** What the club offers (754). */
  kinds: string[]
  /** The code by e-mail in another form than to an address that is typed. */
  byEmail?: ReactNode
  draft?: string
  onProved: (proof: Proof) => void
}

/** How one may show who one is; with one way there is nothing to choose. */
export function ProofWays({ purpose, kinds, byEmail, draft, onProved }: Props) {
  const t = useText()
  // The club looks at newcomers; whoever is known already calls it instead.
  const ways = WAYS.filter((way) => kinds.includes(way) && (way !== 'STAFF' || purpose === 'SIGNUP'))
  const [chosen, setChosen] = useState<Way | undefined>(ways.includes('EMAIL') ? 'EMAIL' : ways[0])
  const { label } = useCodes('754')
  useEffect(() => {
    if (cameBackFor(purpose)) setChosen('NICE')
  }, [purpose])
  return (
    <div className={styles.form}>
      {ways.length > 1 && (
        <fieldset className={styles.group}>
          <legend>{t('signup.WAY')}</legend>
          {ways.map((way) => (
            <label key={way} className={styles.choice}>
              <input type="radio" name="way" checked={chosen === way} onChange={() => setChosen(way)} />
              {label(way, t(`signup.WAY_${way}`))}
            </label>
          ))}
        </fieldset>
      )}
      {!chosen && <p className={styles.quiet}>{t('signup.NO_WAY')}</p>}
      {chosen === 'EMAIL' && (byEmail ?? <EmailProof purpose={purpose} draft={draft} onProved={onProved} />)}
      {chosen === 'NICE' && <NiceProof purpose={purpose} onProved={onProved} />}
      {chosen === 'STAFF' && <ClubProof purpose={purpose} onProved={onProved} />}
    </div>
  )
}

/** The club looks at the person itself, before the account opens. */
function ClubProof({ purpose, onProved }: Pick<Props, 'purpose' | 'onProved'>) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const [fail, setFail] = useState<unknown>()
  return (
    <>
      <p className={styles.quiet}>{t('signup.STAFF_HINT')}</p>
      <RefusalLine fail={fail} />
      <Button onClick={() => leaveToClub({ clubCode, purpose, lang }).then(onProved, setFail)}>
        {t('signup.STAFF_GO')}
      </Button>
    </>
  )
}
