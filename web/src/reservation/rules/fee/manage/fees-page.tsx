import { check } from '@clubhouse/contract/reservation/rules/fee'
import { ask } from '../../../../api/transport'
import { recordPage } from '../../../../office/record-page'
import { FeeForm } from './fee-form'
import { FEES } from './fee-list'
import { FeeMatrix } from './fee-matrix'
import { PricePages } from './price-pages'

export const handle = { messages: ['fee', 'discount', 'form', 'manager', 'history'] }

export default recordPage(FEES, FeeForm, {
  above: ({ mayRead, rows }) => (
    <>
      <PricePages />
      {mayRead && <FeeMatrix rows={rows} />}
    </>
  ),
  question: async ({ feeIdx }, t) => {
    const found = await ask(check, { feeIdx }, { toasts: 'all' }).catch(() => undefined)
    if (!found) return undefined
    const count = found.days.length
    return count > 0 ? t('fee.ASK_REMOVE_DAYS', { count }) : t('fee.ASK_REMOVE')
  },
})
