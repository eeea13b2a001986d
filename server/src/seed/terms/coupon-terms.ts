import { bookingTerms } from './booking-terms.ts'
import { sections } from './terms-text.ts'

/** What the booking rules say of coupons, the numbers as in docs/rules.md. */
const COUPONS = {
  en: [
    'Coupons',
    'One coupon can be used in a booking, in place of discounts. It is for the days, times and number of players that it names.',
    'If you cancel free of charge, or the club cancels, the coupon is returned. If you cancel later, or do not come, it is forfeited. It is returned if the penalty is waived.',
    'A coupon that is returned after its last day is valid for 14 more days, once.',
    'If you hand over the booking, the coupon stays yours and the price is calculated again.',
  ],
  ko: [
    '쿠폰',
    '한 예약에 쿠폰 한 장을 할인 대신 사용하실 수 있습니다. 쿠폰에 표시된 날짜, 시간대, 인원에만 사용하실 수 있습니다.',
    '위약 없이 취소하시거나 클럽이 취소하면 쿠폰을 돌려 드립니다. 기한 후에 취소하시거나 오지 않으시면 쿠폰은 소멸되며, 위약이 면제되면 돌려 드립니다.',
    '만료일이 지난 뒤에 돌려 드린 쿠폰은 한 번에 한하여 14일 동안 더 사용하실 수 있습니다.',
    '예약을 양도하시면 쿠폰은 회원님께 남고 금액은 다시 계산됩니다.',
  ],
} as const

/** The booking rules with coupons, which came after the first version. */
export const bookingTermsWithCoupons = (lang: 'en' | 'ko') => {
  const { title, contents } = bookingTerms[lang]
  const place = contents.split('<h3>').length
  return { title, contents: contents + sections([COUPONS[lang]]).replace('<h3>1.', `<h3>${place}.`) }
}
