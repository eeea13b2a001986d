import { recordPage } from '../../../../office/record-page'
import { CouponPages } from './coupon-pages'
import { KindForm } from './kind-form'
import { KINDS } from './kind-list'

export const handle = { messages: ['coupon', 'coupon-kind', 'discount', 'form', 'manager', 'history'] }

export default recordPage(KINDS, KindForm, { above: () => <CouponPages /> })
