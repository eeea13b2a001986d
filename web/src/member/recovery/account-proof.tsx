import type { Proof } from '../certification/proof'
import { ProofWays } from '../certification/proof-ways'
import { PasskeyProof } from '../passkey/passkey-proof'
import { AccountForm } from './account-form'

interface Props {
  purpose: 'PASSWORD' | 'ACTIVATE'
  /** What the club offers (754). */
  kinds: string[]
  /** Of somebody who has logged in already and may go no further. */
  id?: string
  onProved: (proof: Proof) => void
}

/** Whose account it is, shown by a way that the club offers. */
export function AccountProof({ purpose, kinds, id, onProved }: Props) {
  return (
    <>
      <ProofWays
        purpose={purpose}
        kinds={kinds}
        byEmail={<AccountForm purpose={purpose} id={id} onProved={onProved} />}
        onProved={onProved}
      />
      {!kinds.includes('EMAIL') && <PasskeyProof purpose={purpose} onProved={onProved} />}
    </>
  )
}
