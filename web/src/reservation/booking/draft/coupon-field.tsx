import type { Price } from '@clubhouse/contract/reservation/price'
import { useText } from '../../../language/use-text'
import { RadioField } from '../../../ui/form/radio-field'
import { refusalText } from '../../hold/refusal-text'
import type { CouponChoice } from './use-coupons'

/** A coupon or the discounts, with the total of each. @param without the price without a coupon */
export function CouponField({ choices, without }: { choices: readonly CouponChoice[]; without: Price }) {
  const t = useText()
  if (choices.length === 0) return null
  const none = without.discount
    ? t('reservation.COUPON_DISCOUNT', { name: without.discount.name })
    : t('reservation.COUPON_NONE')
  return (
    <RadioField
      name="couponIdx"
      legend={t('reservation.COUPON')}
      options={[
        { value: '', label: none, hint: t('reservation.COUPON_TOTAL', { total: without.total }) },
        ...choices.map(({ couponIdx, name, total, why }) => ({
          value: String(couponIdx),
          label: name,
          hint:
            total === null
              ? refusalText(t, { code: 'COUPON_NOT_USABLE', vars: { why } })
              : t('reservation.COUPON_TOTAL', { total }),
          isOff: total === null,
        })),
      ]}
    />
  )
}
