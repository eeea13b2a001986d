import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { COUPONS } from './coupon-list'
import { CouponPages } from './coupon-pages'

export const handle = { messages: ['coupon', 'coupon-kind', 'form', 'manager'] }

export default function CouponsPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('coupon.TITLE')} />
      <ListPage list={COUPONS} above={() => <CouponPages />} />
    </>
  )
}
