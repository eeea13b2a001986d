import { useText } from '../../../../language/use-text'
import { MenuPages } from '../../../../office/menu-pages'

/** The two pages of one menu of the office. */
export function CouponPages() {
  const t = useText()
  const pages = [
    { to: '/ishm/member/coupon', text: t('coupon.TITLE'), end: true },
    { to: '/ishm/member/coupon/kinds', text: t('coupon-kind.TITLE') },
  ]
  return <MenuPages label={t('coupon.TITLE')} pages={pages} />
}
