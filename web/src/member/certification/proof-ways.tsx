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

/** The methods of this page in order. A passkey needs an account. */
const WAYS = ['NICE', 'EMAIL', 'STAFF'] as const
type Way = (typeof WAYS)[number]

interface Props {
  purpose: CertPurpose
  kinds: string[]
  /** Replaces the email form where the address is known. */
  byEmail?: ReactNode
  draft?: string
  onProved: (proof: Proof) => void
}

/** The choice of verification methods; a single method needs no choice. */
export function ProofWays({ purpose, kinds, byEmail, draft, onProved }: Props) {
  const t = useText()
  // Only applicants use STAFF; others call the club.
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
