import { lostItemRecord, type ManagedLostItem, NEXT_STATES, setState } from '@clubhouse/contract/board/lost-item-manage'
import { serverNow } from '../../../api/clock'
import { useCodes } from '../../../code/use-codes'
import { RecordForm } from '../../../form/record-form'
import { WordFields } from '../../../form/word-fields'
import { useFormat, useText } from '../../../language/use-text'
import type { RecordFormProps } from '../../../office/record-page'
import { useMay } from '../../../session/may'
import { AreaField } from '../../../ui/form/area-field'
import { DateField } from '../../../ui/form/date-field'
import { FilesField } from '../../../ui/form/files-field'
import { keptFiles } from '../../../ui/form/files-value'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Claims } from './claims'
import { StateForm } from './state-form'

type Props = RecordFormProps<ManagedLostItem>

/** What is known of an item; before it, of one that is registered, its status and who says that it is theirs. */
export function LostItemForm({ row, readOnly, ...props }: Props) {
  const mayPass = useMay()(setState)
  return (
    <>
      {row && <StateForm key={row.state} item={row} readOnly={!mayPass} refresh={props.refresh} />}
      {row && <Claims item={row} />}
      <Facts {...props} row={row} readOnly={readOnly || (row && !isStillHere(row))} />
    </>
  )
}

/** What left the club has no next status. */
const isStillHere = ({ state }: ManagedLostItem) => NEXT_STATES[state].length > 0

function Facts({ row, ...props }: Props) {
  const t = useText()
  const today = useFormat().dayOf(serverNow())
  const kinds = useCodes('792').list
  const photos = (row?.files ?? []).map(({ fileIdx, name, url }) => ({ key: `${fileIdx}`, name, url, isPicture: true }))
  return (
    <RecordForm
      {...props}
      calls={lostItemRecord}
      row={row}
      begins={{ kind: 'OTHER', foundDate: today }}
      more={{ files: photos.map(({ key }) => key) }}
      input={({ files }) => (row ? { keepFiles: keptFiles(files).map(Number) } : {})}
      words={{
        title: 'lost-item-edit.NAME_MISSING',
        foundPlace: 'lost-item-edit.FOUND_PLACE_MISSING',
        kind: 'lost-item-edit.KIND_MISSING',
      }}
      blames={({ status, msgDetail }) =>
        status === 400 && msgDetail === 'foundDate' ? { foundDate: 'lost-item-edit.FOUND_DATE_WRONG' } : undefined
      }
      create={t('lost-item-edit.CREATE')}
    >
      <WordFields name="title" label={(language) => t('lost-item-edit.NAME_IN', { language })} />
      <SelectField
        name="kind"
        label={t('lost-item-edit.KIND')}
        options={kinds.map(({ key, label }) => ({ value: key, label }))}
      />
      <DateField name="foundDate" label={t('lost-item-edit.FOUND_DATE')} today={today} />
      <WordFields name="foundPlace" label={(language) => t('lost-item-edit.FOUND_PLACE_IN', { language })} />
      <TextField name="finder" label={t('lost-item-edit.FINDER')} />
      <AreaField name="hidden" label={t('lost-item-edit.HIDDEN')} hint={t('lost-item-edit.HIDDEN_HINT')} rows={3} />
      <FilesField
        name="files"
        label={t('lost-item-edit.PHOTOS')}
        hint={t('lost-item-edit.PHOTOS_HINT')}
        rules={lostItemRecord.create.files!}
        saved={photos}
        isOptional
      />
    </RecordForm>
  )
}
