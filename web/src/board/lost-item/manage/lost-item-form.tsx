import { lostItemRecord, type ManagedLostItem, NEXT_STATES, setState } from '@clubhouse/contract/board/lost-item-manage'
import { serverNow } from '../../../api/clock'
import { RecordField } from '../../../form/record-field'
import { RecordForm } from '../../../form/record-form'
import { useFormat, useText } from '../../../language/use-text'
import type { RecordFormProps } from '../../../office/record-page'
import { useMay } from '../../../session/may'
import { FilesField } from '../../../ui/form/files-field'
import { keptFiles } from '../../../ui/form/files-value'
import { Claims } from './claims'
import { StateForm } from './state-form'

type Props = RecordFormProps<ManagedLostItem>

/** What is known of an item; before it, of one that is registered, its status and who says that it is theirs. */
export function LostItemForm({ row, readOnly, ...props }: Props) {
  const mayPass = useMay()(setState)
  return (
    <>
      {row && <StateForm key={row.state} item={row} readOnly={!mayPass} refresh={props.refresh} />}
      {row && <Claims item={row} refresh={props.refresh} />}
      <Facts {...props} row={row} readOnly={readOnly || (row && !isStillHere(row))} />
    </>
  )
}

/** What left the club has no next status. */
const isStillHere = ({ state }: ManagedLostItem) => NEXT_STATES[state].length > 0

function Facts({ row, ...props }: Props) {
  const t = useText()
  const today = useFormat().dayOf(serverNow())
  const photos = (row?.files ?? []).map(({ fileIdx, name, url }) => ({ key: `${fileIdx}`, name, url, isPicture: true }))
  return (
    <RecordForm
      {...props}
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
    >
      <RecordField name="title" label="lost-item-edit.NAME_IN" />
      <RecordField name="kind" />
      <RecordField name="foundDate" />
      <RecordField name="foundPlace" label="lost-item-edit.FOUND_PLACE_IN" />
      <RecordField name="finder" label="lost-item-edit.FINDER" />
      <RecordField name="hidden" label="lost-item-edit.HIDDEN" hint="lost-item-edit.HIDDEN_HINT" rows={3} />
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
