import type { InputOf } from '@clubhouse/contract/call'
import type * as Recovery from '@clubhouse/contract/member/recovery'
import { needed, wanted } from '../../api/later'
import { ask } from '../../api/transport'

type Calls = typeof Recovery
const calls = () => needed(() => import('@clubhouse/contract/member/recovery'))
export const prepareRecovery = () => wanted(calls)

/** Loaded with the first step, to keep the page light. */
export async function recover<Name extends keyof Calls>(name: Name, input: InputOf<Calls[Name]>) {
  const call = (await calls())[name]
  return ask(call, input as never, { quiet: true }) as Promise<unknown> as ReturnType<typeof ask<Calls[Name]>>
}
