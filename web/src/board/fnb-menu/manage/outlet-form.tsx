import { type Outlet, outletRecord } from '@clubhouse/contract/board/outlet'
import { RecordForm } from '../../../form/record-form'
import { WordFields } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import type { RecordFormProps } from '../../../office/record-page'
import { ChoiceField } from '../../../ui/form/choice-field'
import { TextField } from '../../../ui/form/text-field'

export function OutletForm({ row, ...props }: RecordFormProps<Outlet>) {
  const t = useText()
  return (
    <RecordForm
      {...props}
      calls={outletRecord}
      row={row}
      begins={{ isUse: true }}
      words={{ name: 'outlet.NAME_MISSING' }}
      create={t('outlet.CREATE')}
    >
      <WordFields name="name" label={(language) => t('outlet.NAME_IN', { language })} />
      <WordFields name="place" label={(language) => t('outlet.PLACE_IN', { language })} />
      <WordFields name="hours" label={(language) => t('outlet.HOURS_IN', { language })} />
      <TextField name="phoneNo" label={t('outlet.PHONE')} inputMode="tel" />
      <ChoiceField name="isUse" label={t('outlet.USE')} hint={t('outlet.USE_HINT')} />
    </RecordForm>
  )
}
