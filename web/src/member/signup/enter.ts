import type { InputOf } from '@clubhouse/contract/call'
import { login } from '@clubhouse/contract/session'
import { ask } from '../../api/transport'
import { rememberLogin } from '../../session/login-memory'
import { signIn } from '../../session/sign-in'

/**
 * Logs a new member in with what was typed, in this window alone. Decision 144.
 * @returns false where that failed: the account exists, and the next page offers the login
 */
export async function enter({ clubCode, id, password }: InputOf<typeof login>): Promise<boolean> {
  try {
    const session = await ask(login, { clubCode, id, password, chk: false }, { _nop_: true })
    rememberLogin({ code: session.clubCode, id: session.id, chk: false })
    signIn(session, false)
    return true
  } catch {
    return false
  }
}
