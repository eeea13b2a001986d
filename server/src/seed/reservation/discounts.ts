import { discount } from '../../reservation/rules/discount/service.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

/** What the club gives its neighbours; the front desk checks who they are. */
export async function seedDiscounts({ sql, today }: Seeding): Promise<void> {
  const ctx = await clubContext(asOneTransaction(sql), 'discount.create')
  const from = today.with({ month: 1, day: 1 }).toString()
  const made = await discount.create(
    { key: 'LOCAL', percent: 10, dayClass: 'WEEKDAY', stackable: false, from, to: null },
    ctx,
  )
  if (!('discountIdx' in made)) throw new Error('the demo has no discount')
}
