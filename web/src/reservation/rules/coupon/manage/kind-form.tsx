import { issuedKinds, type ManagedCouponKind } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { GUEST_FEE } from '@clubhouse/contract/reservation/rules/fee'
import { guide } from '@clubhouse/contract/reservation/rules/guide'
import { useCall } from '../../../../api/use-call'
import { useCodes } from '../../../../code/use-codes'
import { RecordField } from '../../../../form/record-field'
import { RecordForm } from '../../../../form/record-form'
import { useClub, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import type { Values } from '../../../../ui/form/draft'
import { useField } from '../../../../ui/form/form'
import forms from '../../../../ui/form/form.module.css'
import { SelectField } from '../../../../ui/form/select-field'

const CLASSES = ['WEEKDAY', 'WEEKEND'] as const

export function KindForm(props: RecordFormProps<ManagedCouponKind>) {
  const { row } = props
  const t = useText()
  const parts = useCodes('218').list
  const fieldOf = (part: string) => `part ${part}`
  const more: Values = {
    dayClass: row?.dayClasses.length === 1 ? row.dayClasses[0]! : '',
    ...Object.fromEntries(parts.map(({ key }) => [fieldOf(key), row?.parts.includes(key) ?? false])),
  }
  const input = (values: Values) => ({
    ...(values.kind !== 'FIXED' && { amount: null }),
    ...(values.kind !== 'PERCENT' && { percent: null }),
    dayClasses: values.dayClass ? [values.dayClass] : [],
    parts: parts.flatMap(({ key }) => (values[fieldOf(key)] ? [key] : [])),
  })
  return (
    <RecordForm
      {...props}
      begins={{ kind: 'CART' }}
      more={more}
      input={input}
      words={WORDS}
      checks={{
        amount: ({ kind, amount }) => (kind === 'FIXED' && amount === '' ? WORDS.amount : undefined),
        percent: ({ kind, percent }) => (kind === 'PERCENT' && percent === '' ? WORDS.percent : undefined),
      }}
    >
      {row && <p className={base.quiet}>{t('coupon-kind.ISSUED_KEEP')}</p>}
      <RecordField name="name" label="coupon-kind.NAME_IN" />
      <WorthFields />
      <SelectField
        name="dayClass"
        label={t('coupon.DAY_CLASSES')}
        options={[
          { value: '', label: t('coupon.EVERY_DAY') },
          ...CLASSES.map((value) => ({ value, label: t(`coupon.ONLY_${value}`) })),
        ]}
      />
      <fieldset className={forms.group}>
        <legend>{t('coupon.PARTS')}</legend>
        <p className={base.quiet}>{t('coupon-kind.PARTS_HINT')}</p>
        {parts.map(({ key, label }) => (
          <ChoiceField key={key} name={fieldOf(key)} label={label} />
        ))}
      </fieldset>
      <div className={office.grid}>
        <RecordField name="minPlayers" />
        <RecordField name="validDays" />
      </div>
      <RecordField name="isUse" hint="coupon-kind.USE_HINT" />
    </RecordForm>
  )
}

const WORDS = {
  name: 'coupon-kind.NAME_MISSING',
  amount: 'coupon-kind.AMOUNT_WRONG',
  percent: 'discount.PERCENT_WRONG',
  minPlayers: 'coupon-kind.MIN_PLAYERS_WRONG',
  validDays: 'coupon-kind.VALID_DAYS_WRONG',
} as const

function WorthFields() {
  const { clubCode } = useClub()
  const kind = useField('kind').value
  const fees = useCall(guide, { clubCode }, { _nop_: true }).data?.fees ?? []
  // One that is shown was issued before, whatever the club's fees are now.
  const kinds = issuedKinds(kind === 'GUEST' || fees.some(({ key }) => key === GUEST_FEE))
  return (
    <div className={office.grid}>
      <RecordField name="kind" options={kinds} />
      {kind === 'FIXED' && <RecordField name="amount" label="coupon-kind.AMOUNT_IN" />}
      {kind === 'PERCENT' && <RecordField name="percent" />}
    </div>
  )
}
