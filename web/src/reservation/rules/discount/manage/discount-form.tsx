import { GIVEN_AT_DESK, type ManagedDiscount } from '@clubhouse/contract/reservation/rules/discount'
import { serverNow } from '../../../../api/clock'
import { RecordField } from '../../../../form/record-field'
import { RecordForm } from '../../../../form/record-form'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { WhenFields } from '../../fee/manage/when-fields'
import { DISCOUNT_CHECKS, isShare } from './discount-checks'

/** What a discount takes off: a share, or an amount of money. */
const KINDS = ['PERCENT', 'AMOUNT'] as const

export function DiscountForm(props: RecordFormProps<ManagedDiscount>) {
  const { dayOf } = useFormat()
  return (
    <RecordForm
      {...props}
      begins={{ key: 'EVENT', from: dayOf(serverNow()) }}
      more={{ kind: props.row?.amount == null ? 'PERCENT' : 'AMOUNT' }}
      input={(values) => (isShare(values) ? { amount: null } : { percent: null })}
      words={{
        ...{ percent: 'discount.PERCENT_WRONG', amount: 'discount.AMOUNT_WRONG' },
        ...{ from: 'fee.DAY_MISSING', to: 'fee.DAY_MISSING' },
      }}
      checks={DISCOUNT_CHECKS}
      blames={({ code }) => (code === 'OVERLAP' ? { from: 'discount.OVERLAPS' } : undefined)}
    >
      <WhatFields />
      <WhenFields />
      <RecordField name="stackable" hint="discount.STACKABLE_HINT" />
    </RecordForm>
  )
}

function WhatFields() {
  const t = useText()
  const [key, kind] = [String(useField('key').value), useField('kind').value]
  return (
    <>
      <RecordField name="key" />
      <p className={base.quiet}>
        {t(GIVEN_AT_DESK.includes(key) ? 'discount.AT_DESK' : (`discount.WHO_${key}` as 'discount.WHO_EVENT'))}
      </p>
      <div className={office.grid}>
        <SelectField
          name="kind"
          label={t('discount.KIND')}
          options={KINDS.map((value) => ({ value, label: t(`discount.KIND_${value}`) }))}
        />
        {kind === 'PERCENT' ? <RecordField name="percent" /> : <RecordField name="amount" label="discount.AMOUNT_IN" />}
      </div>
    </>
  )
}
