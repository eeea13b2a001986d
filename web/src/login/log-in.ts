import type { InputOf } from '@clubhouse/contract/call'
import type { login, Session } from '@clubhouse/contract/session'
import { needed, wanted } from '../api/later'
import { ask } from '../api/transport'
import { sign } from '../passkey/ceremony'

/** Loaded apart: whoever only looks at the form does not need the shapes of the contract. */
const contract = () => needed(() => import('@clubhouse/contract/session'))

/** Loads what the login needs, while somebody types. */
export const prepareLogIn = () => wanted(contract)

export async function logIn(input: InputOf<typeof login>): Promise<Session> {
  const { login } = await contract()
  return ask(login, input, { quiet: true })
}

const secondFactor = () => needed(() => import('@clubhouse/contract/manager/second-factor'))

/** The second step by a code of the app or a recovery code. */
export async function confirmByCode(ticket: string, code: string): Promise<Session> {
  const { confirm } = await secondFactor()
  return ask(confirm, { ticket, code }, { quiet: true })
}

/** The second step by a passkey. */
export async function confirmByPasskey(ticket: string, clubCode: string): Promise<Session> {
  const { confirm } = await secondFactor()
  const passkey = await sign(clubCode)
  return ask(confirm, { ticket, passkey }, { quiet: true })
}
