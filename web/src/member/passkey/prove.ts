import { begin, type CertPurpose, kinds } from '@clubhouse/contract/member/certification'
import { ask } from '../../api/transport'
import { sign } from '../../passkey/ceremony'
import { handIn, type Proof } from '../certification/proof'

export async function isPasskeyTaken(clubCode: string): Promise<boolean> {
  return (await ask(kinds, { clubCode }, { _nop_: true })).kinds.includes('PASSKEY')
}

/** Verifies the person with a passkey. @throws the browser's error, or the server's */
export async function proveByPasskey(clubCode: string, purpose: CertPurpose): Promise<Proof> {
  const passkey = await sign(clubCode)
  const { ticket } = await ask(begin, { clubCode, kind: 'PASSKEY', purpose, passkey })
  return handIn({ ticket })
}
