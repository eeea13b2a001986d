import { coupons } from '@clubhouse/contract/reservation/desk/desk'
import type { Price } from '@clubhouse/contract/reservation/price'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { SelectField } from '../../../ui/form/select-field'

interface Props {
  memberIdx: number
  slotIdx: number
  /** The coupon that the booking has. */
  own?: Price['coupon']
}

/** A coupon of the member, in place of discounts; nothing where the member has none for the tee time. */
export function DeskCoupon({ memberIdx, slotIdx, own }: Props) {
  const t = useText()
  const { data = [] } = useCall(coupons, { memberIdx, slotIdx })
  const found = data.map(({ couponIdx, name, couponNo }) => ({
    value: String(couponIdx),
    label: `${name}, ${couponNo}`,
  }))
  const options = own ? [{ value: String(own.couponIdx), label: own.name ?? '' }, ...found] : found
  if (options.length === 0) return null
  return (
    <SelectField
      name="couponIdx"
      label={t('desk.COUPON')}
      options={[{ value: '', label: t('reservation.COUPON_NONE') }, ...options]}
    />
  )
}
