import type { Holiday } from '@clubhouse/contract/reservation/sheet/holiday'
import { RecordField } from '../../../../form/record-field'
import { RecordForm } from '../../../../form/record-form'
import type { RecordFormProps } from '../../../../office/record-page'
import { Affected } from './affected'

export function HolidayForm(props: RecordFormProps<Holiday>) {
  return (
    <RecordForm
      {...props}
      words={{ date: 'holiday.DATE_MISSING', name: 'holiday.NAME_MISSING' }}
      blames={({ code }) => (code === 'OVERLAP' ? { date: 'holiday.DATE_TAKEN' } : undefined)}
    >
      <RecordField name="date" />
      <RecordField name="name" label="holiday.NAME_IN" />
      <RecordField name="dayType" first="HO" />
      <Affected holidayIdx={props.row?.holidayIdx} />
    </RecordForm>
  )
}
