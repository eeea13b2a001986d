import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { needed } from '../../api/later'
import { ask } from '../../api/transport'
import { sign } from '../../passkey/ceremony'
import { handIn, type Proof } from '../certification/proof'

const calls = () => needed(() => import('@clubhouse/contract/member/certification'))

export async function isPasskeyTaken(clubCode: string): Promise<boolean> {
  const { kinds } = await calls()
  return (await ask(kinds, { clubCode }, { quiet: true, _nop_: true })).kinds.includes('PASSKEY')
}

/** Verifies the person with a passkey. @throws the browser's error, or the server's */
export async function proveByPasskey(clubCode: string, purpose: CertPurpose): Promise<Proof> {
  const { begin } = await calls()
  const passkey = await sign(clubCode)
  const { ticket } = await ask(begin, { clubCode, kind: 'PASSKEY', purpose, passkey }, { quiet: true })
  return handIn({ ticket })
}
