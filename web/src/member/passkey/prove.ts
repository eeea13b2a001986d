import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { needed } from '../../api/later'
import { ask } from '../../api/transport'
import { sign } from '../../passkey/ceremony'
import { handIn, type Proof } from '../certification/proof'

const calls = () => needed(() => import('@clubhouse/contract/member/certification'))

/** Does the club take a passkey as a proof? */
export async function isPasskeyTaken(clubCode: string): Promise<boolean> {
  const { kinds } = await calls()
  return (await ask(kinds, { clubCode }, { quiet: true, _nop_: true })).kinds.includes('PASSKEY')
}

/** Proves with a passkey who one is. @throws what the browser says against it, or the server */
export async function proveByPasskey(clubCode: string, purpose: CertPurpose): Promise<Proof> {
  const { begin } = await calls()
  const passkey = await sign(clubCode)
  const { ticket } = await ask(begin, { clubCode, kind: 'PASSKEY', purpose, passkey }, { quiet: true })
  return handIn({ ticket })
}
