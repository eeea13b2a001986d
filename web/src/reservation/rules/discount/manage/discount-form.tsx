import { discountRecord, GIVEN_AT_DESK, type ManagedDiscount } from '@clubhouse/contract/reservation/rules/discount'
import { serverNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { RecordForm } from '../../../../form/record-form'
import { useClub, useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { WhenFields } from '../../fee/manage/when-fields'
import { DISCOUNT_CHECKS, isShare } from './discount-checks'

/** What a discount takes off: a share, or an amount of money. */
const KINDS = ['PERCENT', 'AMOUNT'] as const

export function DiscountForm({ row, ...props }: RecordFormProps<ManagedDiscount>) {
  const t = useText()
  const { currency } = useClub()
  const { dayOf } = useFormat()
  return (
    <RecordForm
      {...props}
      calls={discountRecord}
      row={row}
      begins={{ key: 'EVENT', stackable: false, from: dayOf(serverNow()) }}
      more={{ kind: row?.amount == null ? 'PERCENT' : 'AMOUNT' }}
      input={(values) => (isShare(values) ? { amount: null } : { percent: null })}
      words={{
        ...{ percent: 'discount.PERCENT_WRONG', amount: 'discount.AMOUNT_WRONG' },
        ...{ from: 'fee.DAY_MISSING', to: 'fee.DAY_MISSING' },
      }}
      checks={DISCOUNT_CHECKS}
      blames={({ code }) => (code === 'OVERLAP' ? { from: 'discount.OVERLAPS' } : undefined)}
      create={t('discount.CREATE')}
    >
      <WhatFields currency={currency} />
      <WhenFields everyDay={t('discount.EVERY_DAY')} />
      <ChoiceField name="stackable" label={t('discount.STACKABLE')} hint={t('discount.STACKABLE_HINT')} />
    </RecordForm>
  )
}

function WhatFields({ currency }: { currency: string }) {
  const t = useText()
  const { list } = useCodes('367')
  const [key, kind] = [String(useField('key').value), useField('kind').value]
  return (
    <>
      <SelectField
        name="key"
        label={t('discount.KEY')}
        options={list.map((one) => ({ value: one.key, label: one.label }))}
      />
      <p className={base.quiet}>
        {t(GIVEN_AT_DESK.includes(key) ? 'discount.AT_DESK' : (`discount.WHO_${key}` as 'discount.WHO_EVENT'))}
      </p>
      <div className={office.grid}>
        <SelectField
          name="kind"
          label={t('discount.KIND')}
          options={KINDS.map((value) => ({ value, label: t(`discount.KIND_${value}`) }))}
        />
        {kind === 'PERCENT' ? (
          <TextField name="percent" label={t('discount.PERCENT')} inputMode="numeric" />
        ) : (
          <TextField name="amount" label={t('discount.AMOUNT_IN', { currency })} inputMode="decimal" />
        )}
      </div>
    </>
  )
}
