import type { Price } from '@clubhouse/contract/reservation/price'
import type { Context } from '../../platform/context.ts'
import type { BookingRow } from '../booking/sql.ts'
import { memberFacts } from '../member-facts.ts'
import { keepingFees, priceOf } from '../price/rules.ts'
import type { Rulebook } from '../rulebook.ts'
import { WEB_MEMBER } from '../slot/rules.ts'

interface Choice {
  /** Who pay the green fee. */
  players: number
  cart: boolean
  caddie: boolean
}

/** The price of a booking that stays at its tee time: what it was booked for, and the fees of today for what is new. */
export async function priceOfChange(
  { sql, club, lang }: Pick<Context, 'sql' | 'club' | 'lang'>,
  booking: BookingRow,
  choice: Choice,
  { fees }: Rulebook,
): Promise<Price> {
  const memberType = await typeOfBooker(sql, booking)
  return keepingFees(
    booking.price,
    priceOf(fees, { ...booking, memberType }, choice, { currency: club.currency, lang }),
  )
}

/** Guests who book pay what web members pay. */
export async function typeOfBooker(sql: Context['sql'], { booker, date }: Pick<BookingRow, 'booker' | 'date'>) {
  return booker.memberIdx === null ? WEB_MEMBER : (await memberFacts(sql, booker.memberIdx, { date })).memberType
}
