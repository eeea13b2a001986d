import type { Proof } from '../certification/proof'
import { ProofWays } from '../certification/proof-ways'
import { PasskeyProof } from '../passkey/passkey-proof'
import { AccountForm } from './account-form'

interface Props {
  purpose: 'PASSWORD' | 'ACTIVATE'
  kinds: string[]
  id?: string
  onProved: (proof: Proof) => void
}

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
