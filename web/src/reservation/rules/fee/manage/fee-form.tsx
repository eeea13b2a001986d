import { feeRecord, IN_PRICE, type ManagedFee, UNITS, unitFirst } from '@clubhouse/contract/reservation/rules/fee'
import { serverNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { DefaultNote } from '../../../../form/default-note'
import { RecordForm } from '../../../../form/record-form'
import { useClub, useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { Concerned } from './concerned'
import { FEE_CHECKS, seasonIn } from './fee-values'
import { WhenFields } from './when-fields'

export function FeeForm({ row, ...props }: RecordFormProps<ManagedFee>) {
  const t = useText()
  const { currency } = useClub()
  const { dayOf } = useFormat()
  return (
    <RecordForm
      {...props}
      calls={feeRecord}
      row={row}
      begins={{ key: IN_PRICE[0]!, dayClass: 'WEEKDAY', unit: 'PERSON', from: dayOf(serverNow()) }}
      more={{ seasonFrom: row?.season?.from ?? '', seasonTo: row?.season?.to ?? '' }}
      input={(values) => ({ season: seasonIn(values) })}
      words={{ amount: 'fee.AMOUNT_WRONG', from: 'fee.DAY_MISSING', to: 'fee.DAY_MISSING' }}
      checks={FEE_CHECKS}
      blames={({ code, status, msgDetail }) => {
        if (code === 'OVERLAP') return { from: 'fee.OVERLAPS' }
        if (code === 'IN_USE') return { amount: 'fee.NEEDED' }
        if (status !== 400 || !msgDetail?.startsWith('season.')) return undefined
        return { [msgDetail === 'season.to' ? 'seasonTo' : 'seasonFrom']: 'fee.SEASON_WRONG' as const }
      }}
      create={t('fee.CREATE')}
    >
      <WhatFields currency={currency} />
      <WhenFields />
      <div className={office.grid}>
        <div>
          <TextField name="seasonFrom" label={t('fee.SEASON_FROM')} hint={t('fee.SEASON_HINT')} />
          <DefaultNote name="seasonFrom" label={t('fee.SEASON_FROM')} value="" shown={t('fee.WHOLE_YEAR')} />
        </div>
        <div>
          <TextField name="seasonTo" label={t('fee.SEASON_TO')} />
          <DefaultNote name="seasonTo" label={t('fee.SEASON_TO')} value="" shown={t('fee.WHOLE_YEAR')} />
        </div>
      </div>
      <Concerned feeIdx={row?.feeIdx} />
    </RecordForm>
  )
}

function WhatFields({ currency }: { currency: string }) {
  const t = useText()
  const { value: key } = useField('key')
  const unit = unitFirst(String(key))
  const options = (codes: ReturnType<typeof useCodes>) =>
    codes.list.map((one) => ({ value: one.key, label: one.label }))
  const [kinds, types] = [options(useCodes('557')), options(useCodes('702'))]
  return (
    <>
      <SelectField name="key" label={t('fee.KEY')} options={kinds} />
      {!IN_PRICE.includes(String(key)) && <p className={base.quiet}>{t('fee.ONLY_GUIDE')}</p>}
      <div>
        <SelectField
          name="memberType"
          label={t('fee.MEMBER_TYPE')}
          options={[{ value: '', label: t('fee.EVERYONE') }, ...types]}
        />
        <DefaultNote name="memberType" label={t('fee.MEMBER_TYPE')} value="" shown={t('fee.EVERYONE')} />
      </div>
      <div className={office.grid}>
        <TextField
          name="amount"
          label={t('fee.AMOUNT_IN', { currency })}
          hint={t('fee.AMOUNT_HINT')}
          inputMode="decimal"
        />
        <div>
          <SelectField
            name="unit"
            label={t('fee.UNIT')}
            options={UNITS.map((value) => ({ value, label: t(`fee.UNIT_${value}`) }))}
          />
          <DefaultNote name="unit" label={t('fee.UNIT')} value={unit} shown={t(`fee.UNIT_${unit}`)} />
        </div>
      </div>
    </>
  )
}
