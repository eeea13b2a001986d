import { change, create, IN_PRICE, type ManagedFee, UNITS } from '@clubhouse/contract/reservation/fee'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { RecordSave } from '../../../form/record-save'
import { useForm } from '../../../form/use-form'
import { minorUnits } from '../../../language/minor-units'
import { useClub, useFormat, useText } from '../../../language/use-text'
import styles from '../../../office/record-form.module.css'
import { Form, useField } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Concerned } from './concerned'
import { FEE_CHECKS, fieldsIn, valuesOf } from './fee-values'
import { WhenFields } from './when-fields'

interface Props {
  /** Left out for a new one. */
  fee?: ManagedFee
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

export function FeeForm({ fee, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { currency } = useClub()
  const { dayOf } = useFormat()
  const values = valuesOf(currency, dayOf(serverNow()), fee)
  const form = useForm({
    call: fee ? change : create,
    ...(fee ? { saved: values } : { initial: values }),
    readers: { amount: (typed) => minorUnits(typed, currency) },
    words: { amount: 'fee.AMOUNT_WRONG', from: 'fee.DAY_MISSING', to: 'fee.DAY_MISSING' },
    checks: FEE_CHECKS,
    blames: ({ code, status, msgDetail }) => {
      if (code === 'OVERLAP') return { from: 'fee.OVERLAPS' }
      if (code === 'IN_USE') return { amount: 'fee.NEEDED' }
      if (status !== 400 || !msgDetail?.startsWith('season.')) return undefined
      return { [msgDetail === 'season.to' ? 'seasonTo' : 'seasonFrom']: 'fee.SEASON_WRONG' as const }
    },
    send: (_, all) => {
      const fields = fieldsIn(all, currency)
      if (!fee) return ask(create, fields, { quiet: true })
      return ask(change, { ...fields, feeIdx: fee.feeIdx, version: fee.version }, { quiet: true })
    },
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <WhatFields currency={currency} />
      <WhenFields />
      <div className={styles.row}>
        <TextField name="seasonFrom" label={t('fee.SEASON_FROM')} hint={t('fee.SEASON_HINT')} />
        <TextField name="seasonTo" label={t('fee.SEASON_TO')} />
      </div>
      <Concerned feeIdx={fee?.feeIdx} />
      <RecordSave form={form} isNew={!fee} create={t('fee.CREATE')} readOnly={readOnly} />
    </Form>
  )
}

function WhatFields({ currency }: { currency: string }) {
  const t = useText()
  const { value: key } = useField('key')
  const options = (codes: ReturnType<typeof useCodes>) =>
    codes.list.map((one) => ({ value: one.key, label: one.label }))
  const [kinds, types] = [options(useCodes('557')), options(useCodes('702'))]
  return (
    <>
      <SelectField name="key" label={t('fee.KEY')} options={kinds} />
      {!IN_PRICE.includes(String(key)) && <p className={styles.quiet}>{t('fee.ONLY_GUIDE')}</p>}
      <SelectField
        name="memberType"
        label={t('fee.MEMBER_TYPE')}
        options={[{ value: '', label: t('fee.EVERYONE') }, ...types]}
      />
      <div className={styles.row}>
        <TextField name="amount" label={t('fee.AMOUNT_IN', { currency })} inputMode="decimal" />
        <SelectField
          name="unit"
          label={t('fee.UNIT')}
          options={UNITS.map((value) => ({ value, label: t(`fee.UNIT_${value}`) }))}
        />
      </div>
    </>
  )
}
