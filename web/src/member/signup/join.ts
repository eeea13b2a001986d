import type { InputOf } from '@clubhouse/contract/call'
import type { checkId, signUp } from '@clubhouse/contract/member/signup'
import { needed, wanted } from '../../api/later'
import { ask } from '../../api/transport'

const calls = () => needed(() => import('@clubhouse/contract/member/signup'))
export const prepareSignup = () => wanted(calls)

export async function isIdFree(input: InputOf<typeof checkId>): Promise<boolean> {
  const contract = await calls()
  return (await ask(contract.checkId, input, { quiet: true, _nop_: true })).available
}

/** Makes the account; what was left empty is not sent. */
export async function signUpWith(input: InputOf<typeof signUp>) {
  const contract = await calls()
  const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''))
  return ask(contract.signUp, said as InputOf<typeof signUp>, { quiet: true })
}
