import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { ask } from '../api/transport'
import { isOvertaken } from './use-form'

/** Does something to a record. When someone else changed it first, it is read again before the form shows the refusal. */
export async function act<C extends Call>(
  call: C,
  input: InputOf<C>,
  readAgain: () => Promise<unknown>,
): Promise<DataOf<C>> {
  try {
    return await ask(call, input, { quiet: true })
  } catch (fail) {
    if (isOvertaken(fail)) await readAgain()
    throw fail
  }
}
