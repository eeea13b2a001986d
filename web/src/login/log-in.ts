import type { InputOf } from '@clubhouse/contract/call'
import { confirm } from '@clubhouse/contract/manager/second-factor'
import { login, type Session } from '@clubhouse/contract/session'
import { ask } from '../api/transport'
import { sign } from '../passkey/ceremony'

export const logIn = (input: InputOf<typeof login>): Promise<Session> => ask(login, input)

export async function confirmByPasskey(ticket: string, clubCode: string): Promise<Session> {
  const passkey = await sign(clubCode)
  return ask(confirm, { ticket, passkey })
}
