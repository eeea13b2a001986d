import type { InputOf } from '@clubhouse/contract/call'
import { login, type Session } from '@clubhouse/contract/session'
import { needed } from '../api/later'
import { ask } from '../api/transport'
import { sign } from '../passkey/ceremony'

export const logIn = (input: InputOf<typeof login>): Promise<Session> => ask(login, input, { quiet: true })

const secondFactor = () => needed(() => import('@clubhouse/contract/manager/second-factor'))

export async function confirmByPasskey(ticket: string, clubCode: string): Promise<Session> {
  const { confirm } = await secondFactor()
  const passkey = await sign(clubCode)
  return ask(confirm, { ticket, passkey }, { quiet: true })
}
