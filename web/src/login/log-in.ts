import type { InputOf } from '@clubhouse/contract/call'
import type { login, Session } from '@clubhouse/contract/session'
import { ask } from '../api/transport'

/** Loaded apart: whoever only looks at the form does not need the shapes of the contract. */
const contract = () => import('@clubhouse/contract/session')

/** Loads what the login needs, while somebody types. */
export const prepareLogIn = () => void contract()

export async function logIn(input: InputOf<typeof login>): Promise<Session> {
  const { login } = await contract()
  return ask(login, input, { quiet: true })
}
