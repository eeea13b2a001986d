import * as z from 'zod'
import { member } from '../../access.ts'
import { call } from '../../call.ts'
import { date } from '../../shape.ts'
import { ledger } from './sheet.ts'

/** Of one call. */
export const LEDGER_DAYS = 62

const ledgerDay = z.object({
  date,
  ledger,
  /** Bookings for which the club set rules aside, also those cancelled since. */
  overrides: z.int(),
})
export type LedgerDay = z.output<typeof ledgerDay>

export const days = call('GET /reservation/ledger', {
  summary: `Read how the tee times of published days were given out, for at most ${LEDGER_DAYS} days.`,
  access: member,
  input: { from: date, to: date },
  data: z.array(ledgerDay),
})
