import type { Outlet } from '@clubhouse/contract/board/outlet'
import { RecordField } from '../../../form/record-field'
import { RecordForm } from '../../../form/record-form'
import type { RecordFormProps } from '../../../office/record-page'

export function OutletForm(props: RecordFormProps<Outlet>) {
  return (
    <RecordForm {...props} words={{ name: 'outlet.NAME_MISSING' }}>
      <RecordField name="name" label="outlet.NAME_IN" />
      <RecordField name="place" label="outlet.PLACE_IN" />
      <RecordField name="hours" label="outlet.HOURS_IN" />
      <RecordField name="phoneNo" inputMode="tel" />
      <RecordField name="isUse" hint="outlet.USE_HINT" />
    </RecordForm>
  )
}
