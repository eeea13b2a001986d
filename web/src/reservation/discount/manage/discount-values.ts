import type { InputOf } from '@clubhouse/contract/call'
import type { create, ManagedDiscount } from '@clubhouse/contract/reservation/discount'
import { majorUnits, minorUnits } from '../../../language/minor-units'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'
import { isBackwards } from '../../fee/manage/fee-values'

type Fields = InputOf<typeof create>

/** What a discount takes off: a share, or an amount of money. */
export const KINDS = ['PERCENT', 'AMOUNT'] as const

/** @param discount left out for a new one, which begins today */
export const valuesOf = (currency: string, today: string, discount?: ManagedDiscount): Values => ({
  key: discount?.key ?? 'EVENT',
  kind: discount?.amount == null ? 'PERCENT' : 'AMOUNT',
  percent: discount?.percent == null ? '' : String(discount.percent),
  amount: discount?.amount == null ? '' : majorUnits(discount.amount, currency),
  dayClass: discount?.dayClass ?? '',
  part: discount?.part ?? '',
  stackable: discount?.stackable ?? false,
  from: discount?.from ?? today,
  to: discount?.to ?? '',
})

const isShare = (values: Values) => values.kind === 'PERCENT'

export const fieldsIn = (values: Values, currency: string): Fields => ({
  key: String(values.key),
  percent: isShare(values) ? Number(values.percent) : null,
  amount: isShare(values) ? null : minorUnits(String(values.amount), currency),
  dayClass: (values.dayClass || null) as Fields['dayClass'],
  part: String(values.part) || null,
  stackable: Boolean(values.stackable),
  from: String(values.from),
  to: String(values.to) || null,
})

/** Only the one that is chosen is needed; its limits are those of the call. */
export const DISCOUNT_CHECKS: Checks = {
  percent: (values) => (isShare(values) && String(values.percent).trim() === '' ? 'discount.PERCENT_WRONG' : undefined),
  amount: (values) => (!isShare(values) && String(values.amount).trim() === '' ? 'discount.AMOUNT_WRONG' : undefined),
  to: (values) => (isBackwards(values) ? 'fee.TO_EARLY' : undefined),
}
