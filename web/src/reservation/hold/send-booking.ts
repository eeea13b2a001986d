import type { InputOf } from '@clubhouse/contract/call'
import { book } from '@clubhouse/contract/reservation/booking/booking'
import { CallFail } from '../../api/call-fail'
import { showFail } from '../../api/show-fail'
import { ask, newKey } from '../../api/transport'
import type { HoldEvent, HoldStep } from './hold-steps'

/** The booking may exist: the connection broke, or the server failed while it worked. */
const isUnclear = (fail: CallFail) => fail.status === 0 || fail.status >= 500

/** A resend has the same key, so the server answers with the existing booking. */
export async function sendBooking(
  state: HoldStep,
  input: InputOf<typeof book>,
  show: (event: HoldEvent) => void,
): Promise<CallFail | undefined> {
  const key = state.step === 'unsure' ? state.key : newKey()
  show({ type: 'sent', key })
  try {
    const booking = await ask(book, input, { idempotencyKey: key, waits: false })
    show({ type: 'booked', booking })
  } catch (error) {
    const fail = error instanceof CallFail ? error : new CallFail(0, { code: 'NETWORK', msgCode: 'common.NETWORK' })
    // The form shows refusals and missing responses; other failures concern the whole page.
    if (fail.status > 0) showFail(fail, true)
    show(isUnclear(fail) ? { type: 'noAnswer' } : { type: 'bookRefused', code: fail.code })
    return fail
  }
}
