import type { Price } from '@clubhouse/contract/reservation/price'
import type { Context } from '../../../platform/context.ts'
import { type MemberFacts, memberFacts } from '../../member-facts.ts'
import type { Rulebook } from '../../rulebook.ts'
import { keepingFees, priceOf } from '../../rules/price/rules.ts'
import { WEB_MEMBER } from '../../sheet/slot/rules.ts'
import type { BookingRow } from '../booked/rows.ts'

interface Choice {
  /** Who pay the green fee. */
  players: number
  cart: boolean
  caddie: boolean
}

/** The price of a booking that stays at its tee time: what it was booked for, and the fees of today for what is new. */
export async function priceOfChange(
  ctx: Pick<Context, 'sql' | 'club' | 'lang' | 'clock'>,
  booking: BookingRow,
  choice: Choice,
  { fees, rounding }: Rulebook,
): Promise<Price> {
  const { club, lang } = ctx
  const { memberType } = await payerOf(ctx, booking)
  return keepingFees(
    booking.price,
    priceOf({ fees, rounding }, { ...booking, memberType }, choice, { currency: club.currency, lang }),
  )
}

/** What a price depends on of the booker. Guests who book pay what web members pay. */
export async function payerOf(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { booker, date }: Pick<BookingRow, 'booker' | 'date'>,
): Promise<Pick<MemberFacts, 'memberType' | 'birthDate' | 'now'>> {
  if (booker.memberIdx === null) return { memberType: WEB_MEMBER, birthDate: null, now: clock.now() }
  return memberFacts(sql, booker.memberIdx, { date })
}
