import { recordPage } from '../../../../office/record-page'
import { PricePages } from '../../fee/manage/price-pages'
import { DiscountForm } from './discount-form'
import { DISCOUNTS } from './discount-list'

export const handle = { messages: ['discount', 'fee', 'form', 'manager', 'history'] }

export default recordPage(DISCOUNTS, DiscountForm, { above: () => <PricePages /> })
