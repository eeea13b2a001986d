import { change, create, GIVEN_AT_DESK, type ManagedDiscount } from '@clubhouse/contract/reservation/discount'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { RecordSave } from '../../../form/record-save'
import { useForm } from '../../../form/use-form'
import { minorUnits } from '../../../language/minor-units'
import { useClub, useFormat, useText } from '../../../language/use-text'
import styles from '../../../office/record-form.module.css'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form, useField } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { WhenFields } from '../../fee/manage/when-fields'
import { DISCOUNT_CHECKS, fieldsIn, KINDS, valuesOf } from './discount-values'

interface Props {
  /** Left out for a new one. */
  discount?: ManagedDiscount
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

export function DiscountForm({ discount, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { currency } = useClub()
  const { dayOf } = useFormat()
  const values = valuesOf(currency, dayOf(serverNow()), discount)
  const form = useForm({
    call: discount ? change : create,
    ...(discount ? { saved: values } : { initial: values }),
    readers: { amount: (typed) => minorUnits(typed, currency) },
    words: {
      ...{ percent: 'discount.PERCENT_WRONG', amount: 'discount.AMOUNT_WRONG' },
      ...{ from: 'fee.DAY_MISSING', to: 'fee.DAY_MISSING' },
    },
    checks: DISCOUNT_CHECKS,
    blames: ({ code }) => (code === 'OVERLAP' ? { from: 'discount.OVERLAPS' } : undefined),
    send: (_, all) => {
      const fields = fieldsIn(all, currency)
      if (!discount) return ask(create, fields, { quiet: true })
      const { discountIdx, version } = discount
      return ask(change, { ...fields, discountIdx, version }, { quiet: true })
    },
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <WhatFields currency={currency} />
      <WhenFields everyDay={t('discount.EVERY_DAY')} />
      <ChoiceField name="stackable" label={t('discount.STACKABLE')} hint={t('discount.STACKABLE_HINT')} />
      <RecordSave form={form} isNew={!discount} create={t('discount.CREATE')} readOnly={readOnly} />
    </Form>
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
      <p className={styles.quiet}>
        {t(GIVEN_AT_DESK.includes(key) ? 'discount.AT_DESK' : (`discount.WHO_${key}` as 'discount.WHO_EVENT'))}
      </p>
      <div className={styles.row}>
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
