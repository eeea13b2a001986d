import * as z from 'zod'
import { instant, money } from '../shape.ts'
import type { Price } from './price.ts'

/** That the price of a booking was paid, as it was at that moment; no part of it can be. Decision 175. */
export const payment = z.object({
  amount: money,
  at: instant,
  /** The manager who recorded it. */
  by: z.string().nullish(),
})
export type Payment = z.output<typeof payment>

/** The states of bookings (509) that are to be paid: neither cancelled nor a no-show. */
export const PAYABLE: readonly string[] = ['CF', 'CI', 'PL']

/**
 * What of a price is still open; below 0, what is to be given back: the price fell after it was paid, or nothing is owed any
 * more. Source: docs/rules.md, Arrivals.
 */
export const openOf = (
  { total }: Pick<Price, 'total'>,
  paid: Pick<Payment, 'amount'> | null | undefined,
  isOwed = true,
): number => (isOwed ? total : 0) - (paid?.amount ?? 0)

/**
 * What of it is said to be open. A club that marks no payments, or did not yet on the day of play, is owed nothing that it knows
 * of here: without a payment of its own such a booking has nothing open. Source: docs/rules.md, Arrivals.
 */
export const openSaid = (
  price: Pick<Price, 'total'>,
  paid: Pick<Payment, 'amount'> | null | undefined,
  { isOwed, marksPayments }: { isOwed: boolean; marksPayments: boolean },
): number => (paid || marksPayments ? openOf(price, paid, isOwed) : 0)
