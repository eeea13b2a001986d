import type { InputOf } from '@clubhouse/contract/call'
import { book } from '@clubhouse/contract/reservation/booking'
import { CallFail } from '../../api/call-fail'
import { showFail } from '../../api/show-fail'
import { ask, newKey } from '../../api/transport'
import { rememberHold } from './hold-memory'
import type { HoldEvent, HoldStep } from './hold-steps'

/** Without a clear no, the booking may stand: the line broke, or the server fell over while it worked. */
const isUnclear = (fail: CallFail) => fail.status === 0 || fail.status >= 500

/**
 * Sends the booking and tells how it went. Asked again after no answer, it carries the same key,
 * so that the server answers with the booking that it may have made already.
 */
export async function sendBooking(
  state: HoldStep,
  input: InputOf<typeof book>,
  show: (event: HoldEvent) => void,
): Promise<CallFail | undefined> {
  const key = state.step === 'unsure' ? state.key : newKey()
  show({ type: 'sent', key })
  try {
    const booking = await ask(book, input, { idempotencyKey: key, quiet: true, waits: false })
    rememberHold(undefined)
    show({ type: 'booked', booking })
  } catch (error) {
    const fail = error instanceof CallFail ? error : new CallFail(0, { code: 'NETWORK', msgCode: 'common.NETWORK' })
    // Refusals and the missing answer stand in the form; the rest concerns the whole page.
    if (fail.status > 0) showFail(fail, true)
    show(isUnclear(fail) ? { type: 'noAnswer' } : { type: 'bookRefused', code: fail.code })
    return fail
  }
}
