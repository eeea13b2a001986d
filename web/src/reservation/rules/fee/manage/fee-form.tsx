import {
  EXTRA_FEES,
  GUEST_FEE,
  IN_PRICE,
  type ManagedFee,
  NINE_MORE_FEE,
  THREE_FEE,
  unitFirst,
} from '@clubhouse/contract/reservation/rules/fee'
import { serverNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { DefaultNote } from '../../../../form/default-note'
import { RecordField } from '../../../../form/record-field'
import { RecordForm } from '../../../../form/record-form'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { DayOfYearField } from '../../../../ui/form/day-of-year-field'
import { useField } from '../../../../ui/form/form'
import { RadioField } from '../../../../ui/form/radio-field'
import { Concerned } from './concerned'
import { FEE_CHECKS, seasonIn, weekdaysIn } from './fee-values'
import { WhenFields } from './when-fields'

export function FeeForm(props: RecordFormProps<ManagedFee>) {
  const t = useText()
  const { dayOf, dayOfYear } = useFormat()
  const { season, weekdays = [], feeIdx } = props.row ?? {}
  return (
    <RecordForm
      {...props}
      begins={{ key: IN_PRICE[0]!, dayClass: 'WEEKDAY', unit: 'PERSON', from: dayOf(serverNow()) }}
      more={{ weekdays, seasonFrom: season?.from ?? '', seasonTo: season?.to ?? '' }}
      input={(values) => ({ season: seasonIn(values), weekdays: weekdaysIn(values) })}
      words={{ amount: 'fee.AMOUNT_WRONG', from: 'fee.DAY_MISSING', to: 'fee.DAY_MISSING' }}
      checks={FEE_CHECKS}
      blames={({ code, status, msgDetail }) => {
        if (code === 'OVERLAP') return { from: 'fee.OVERLAPS' }
        if (code === 'IN_USE') return { amount: 'fee.NEEDED' }
        if (status !== 400 || !msgDetail?.startsWith('season.')) return undefined
        return { [msgDetail === 'season.to' ? 'seasonTo' : 'seasonFrom']: 'fee.SEASON_WRONG' as const }
      }}
    >
      <WhatFields />
      <WhenFields />
      <WeekdayField />
      {/* Of both fields: in one of them it would push that one down. */}
      <p className={base.quiet}>{t('fee.SEASON_HINT', { day: dayOfYear('12-01') })}</p>
      <div className={office.grid}>
        <div>
          <DayOfYearField name="seasonFrom" label={t('fee.SEASON_FROM')} />
          <DefaultNote name="seasonFrom" label={t('fee.SEASON_FROM')} value="" shown={t('fee.WHOLE_YEAR')} />
        </div>
        <div>
          <DayOfYearField name="seasonTo" label={t('fee.SEASON_TO')} />
          <DefaultNote name="seasonTo" label={t('fee.SEASON_TO')} value="" shown={t('fee.WHOLE_YEAR')} />
        </div>
      </div>
      <Concerned feeIdx={feeIdx} />
    </RecordForm>
  )
}

function WeekdayField() {
  const t = useText()
  const { list } = useCodes('Z53')
  return (
    <>
      <RadioField
        name="weekdays"
        legend={t('fee.WEEKDAYS_OPTIONAL')}
        options={list.map(({ key, label }) => ({ value: key, label }))}
      />
      <p className={base.quiet}>{t('fee.WEEKDAYS_HINT')}</p>
    </>
  )
}

function WhatFields() {
  const t = useText()
  const key = String(useField('key').value)
  const isExtra = EXTRA_FEES.some((extra) => extra === key)
  return (
    <>
      <RecordField name="key" />
      {key === GUEST_FEE && <p className={base.quiet}>{t('fee.GUEST_HINT')}</p>}
      {key === THREE_FEE && <p className={base.quiet}>{t('fee.THREE_HINT')}</p>}
      {key === NINE_MORE_FEE && <p className={base.quiet}>{t('fee.EXTRA9_HINT')}</p>}
      {isExtra && <p className={base.quiet}>{t('fee.EXTRA_HINT')}</p>}
      {!isExtra && !IN_PRICE.includes(key) && <p className={base.quiet}>{t('fee.ONLY_GUIDE')}</p>}
      <RecordField name="memberType" first="" />
      <div className={office.grid}>
        <RecordField name="amount" label="fee.AMOUNT_IN" hint="fee.AMOUNT_HINT" />
        <RecordField name="unit" first={unitFirst(key)} />
      </div>
    </>
  )
}
