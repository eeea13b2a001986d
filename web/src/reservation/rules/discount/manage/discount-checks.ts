import type { Values } from '../../../../ui/form/draft'
import type { Checks } from '../../../../ui/form/form-options'
import { isBackwards } from '../../fee/manage/fee-values'

export const isShare = (values: Values) => values.kind === 'PERCENT'
const isEmpty = (value: unknown) => String(value).trim() === ''

/** Only the one that is chosen is needed; its limits are those of the call. */
export const DISCOUNT_CHECKS: Checks = {
  percent: (values) => (isShare(values) && isEmpty(values.percent) ? 'discount.PERCENT_WRONG' : undefined),
  amount: (values) => (!isShare(values) && isEmpty(values.amount) ? 'discount.AMOUNT_WRONG' : undefined),
  to: (values) => (isBackwards(values) ? 'fee.TO_EARLY' : undefined),
}
