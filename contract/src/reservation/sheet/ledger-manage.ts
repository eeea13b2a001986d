import * as z from 'zod'
import { manager } from '../../access.ts'
import { listCall } from '../../list.ts'
import { date } from '../../shape.ts'
import { ledger } from './sheet.ts'

/** From the first to the last day of one list; a whole leap year fits. */
export const MOST_LEDGER_DAYS = 366

const row = z.object({
  date,
  ...ledger.shape,
  /** As in the ledger that members read. */
  overrides: z.int(),
})
export type ListedLedgerDay = z.output<typeof row>

export const byDay = listCall('GET /manage/ledger', {
  summary: `List how the tee times of published days were given out, for at most ${MOST_LEDGER_DAYS} days; by default for this month, or for the month of the one end that is given.`,
  access: manager('940200', 'R'),
  row,
  sorts: ['date'],
  sort: 'date',
  filters: { from: date.optional(), to: date.optional() },
  exported: {
    date: { heading: 'ledger.DAY', as: 'day' },
    total: 'ledger.TOTAL',
    member: 'ledger.MEMBER',
    nonMember: 'ledger.NON_MEMBER',
    draw: 'ledger.DRAW',
    team: 'ledger.TEAM',
    house: 'ledger.HOUSE',
    blocked: 'ledger.BLOCKED',
    open: 'ledger.OPEN',
    overrides: 'ledger.OVERRIDES',
  },
})
