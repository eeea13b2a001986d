import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { text } from '../shape.ts'

/** A receipt: which notification it is of, and its signature. */
const RECEIPT_MOST = 60

export const shown = call('POST /info/alerts/shown', {
  summary:
    'Return the receipt of a push notification that a device has shown, without a login. Its email is then not needed. A receipt that is unknown, late or sent again changes nothing and gets the same answer.',
  access: anyone,
  input: { receipt: text(RECEIPT_MOST).min(1) },
  data: z.object({ received: z.literal(true) }),
  evenWhenClosed: true,
  // A forged receipt is refused before anything is read or written, and many phones share the address of the clubhouse.
  limit: 'read',
})
