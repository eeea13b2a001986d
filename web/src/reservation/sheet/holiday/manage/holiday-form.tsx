import { type Holiday, holidayRecord } from '@clubhouse/contract/reservation/sheet/holiday'
import { DAY_TYPES } from '@clubhouse/contract/reservation/sheet/template'
import { serverNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { DefaultNote } from '../../../../form/default-note'
import { RecordForm } from '../../../../form/record-form'
import { WordFields } from '../../../../form/word-fields'
import { useFormat, useText } from '../../../../language/use-text'
import type { RecordFormProps } from '../../../../office/record-page'
import { DateField } from '../../../../ui/form/date-field'
import { SelectField } from '../../../../ui/form/select-field'
import { Affected } from './affected'

export function HolidayForm({ row, ...props }: RecordFormProps<Holiday>) {
  const t = useText()
  const { dayOf } = useFormat()
  const { label } = useCodes('HDE')
  return (
    <RecordForm
      {...props}
      calls={holidayRecord}
      row={row}
      begins={{ dayType: 'HO' }}
      words={{ date: 'holiday.DATE_MISSING', name: 'holiday.NAME_MISSING' }}
      blames={({ code }) => (code === 'OVERLAP' ? { date: 'holiday.DATE_TAKEN' } : undefined)}
      create={t('holiday.CREATE')}
    >
      <DateField name="date" label={t('holiday.DATE')} today={dayOf(serverNow())} />
      <WordFields name="name" label={(language) => t('holiday.NAME_IN', { language })} />
      <div>
        <SelectField
          name="dayType"
          label={t('holiday.DAY_TYPE')}
          options={DAY_TYPES.map((value) => ({ value, label: label(value) }))}
        />
        <DefaultNote name="dayType" label={t('holiday.DAY_TYPE')} value="HO" shown={label('HO')} />
      </div>
      <Affected holidayIdx={row?.holidayIdx} />
    </RecordForm>
  )
}
