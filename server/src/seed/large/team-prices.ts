import { ROUNDING } from '@clubhouse/contract/policy'
import type { Fee } from '../../reservation/rulebook.ts'
import { priceOf } from '../../reservation/rules/price/rules.ts'
import type { Seeding } from '../seeding.ts'

export interface TeamPrice {
  memberType: string
  dayClass: string
  part: string
  price: object
}

/** The price for four players by member type, class of day and part, by the product's own rule. */
export async function teamPrices({ sql, today }: Seeding): Promise<TeamPrice[]> {
  const fees = await sql<Fee[]>`
    select key, null as labels, day_class, part, null as season, weekdays::text[] as weekdays, member_type, unit, amount, from_date, to_date from fee`
  const types = [...new Set(fees.flatMap(({ memberType }) => memberType ?? []))]
  return types.flatMap((memberType) =>
    (['WEEKDAY', 'WEEKEND'] as const).flatMap((dayClass) =>
      ['1', '2', '3'].map((part) => {
        const of = { date: today.toString(), memberType, dayClass, part }
        return {
          memberType,
          dayClass,
          part,
          price: priceOf(
            { fees, rounding: ROUNDING.halfUp },
            of,
            { players: 4, cart: true, caddie: true },
            { currency: 'KRW', lang: 'en' },
          ),
        }
      }),
    ),
  )
}
