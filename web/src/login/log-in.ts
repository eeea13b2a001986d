import type { InputOf } from '@clubhouse/contract/call'
import type { login, Session } from '@clubhouse/contract/session'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { ask } from '../api/transport'

/** Loaded apart: whoever only looks at the form does not need the shapes of the contract. */
const contract = () => import('@clubhouse/contract/session')

/** Loads what the login needs, while somebody types. */
export const prepareLogIn = () => void contract()

export async function logIn(input: InputOf<typeof login>): Promise<Session> {
  const { login } = await contract()
  return ask(login, input, { quiet: true })
}

const secondFactor = () => import('@clubhouse/contract/manager/second-factor')

/** The second step by a code of the app or a recovery code. */
export async function confirmByCode(ticket: string, code: string): Promise<Session> {
  const { confirm } = await secondFactor()
  return ask(confirm, { ticket, code }, { quiet: true })
}

/** The second step by a passkey; nothing when the person closed the browser's window. */
export async function confirmByPasskey(ticket: string, clubCode: string): Promise<Session | undefined> {
  const { confirm } = await secondFactor()
  const passkey = await signed(clubCode)
  return passkey && ask(confirm, { ticket, passkey }, { quiet: true })
}

/** A member's whole login by a passkey; nothing when the person closed the browser's window. */
export async function logInByPasskey(clubCode: string, chk: boolean): Promise<Session | undefined> {
  const passkey = await signed(clubCode)
  return passkey && logIn({ clubCode, passkey, chk })
}

/** What a device of the person signs. */
async function signed(clubCode: string) {
  const [{ challenge }, { startAuthentication }] = await Promise.all([
    secondFactor(),
    import('@simplewebauthn/browser'),
  ])
  const { options } = await ask(challenge, { clubCode, purpose: 'LOGIN' }, { quiet: true })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(() => undefined)
  return answer as InputOf<typeof login>['passkey']
}
