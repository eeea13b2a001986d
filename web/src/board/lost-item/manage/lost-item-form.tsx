import { change, create, type ManagedLostItem } from '@clubhouse/contract/board/lost-item-manage'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { RecordSave } from '../../../form/record-save'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../form/word-fields'
import { useFormat, useText } from '../../../language/use-text'
import { AreaField } from '../../../ui/form/area-field'
import { DateField } from '../../../ui/form/date-field'
import type { Values } from '../../../ui/form/draft'
import { FilesField } from '../../../ui/form/files-field'
import type { FileList } from '../../../ui/form/files-value'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'

interface Props {
  /** Left out for a new one. */
  item?: ManagedLostItem
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

const WORDS = ['title', 'foundPlace'] as const

export function LostItemForm({ item, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const { dayOf } = useFormat()
  const today = dayOf(serverNow())
  const kinds = useCodes('792')
  const values = valuesOf(item, others, today)
  const form = useForm({
    call: item ? change : create,
    ...(item ? { saved: values } : { initial: values }),
    words: {
      title: 'lost-item-edit.NAME_MISSING',
      foundPlace: 'lost-item-edit.FOUND_PLACE_MISSING',
      kind: 'lost-item-edit.KIND_MISSING',
    },
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'foundDate' ? { foundDate: 'lost-item-edit.FOUND_DATE_WRONG' } : undefined,
    send: (_, all) => save(item, others, all),
    refresh,
  })
  const saved = (item?.files ?? []).map(({ fileIdx, name, url }) => ({ key: `${fileIdx}`, name, url, isPicture: true }))
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <WordFields name="title" label={(language) => t('lost-item-edit.NAME_IN', { language })} />
      <SelectField
        name="kind"
        label={t('lost-item-edit.KIND')}
        options={kinds.list.map(({ key, label }) => ({ value: key, label }))}
      />
      <DateField name="foundDate" label={t('lost-item-edit.FOUND_DATE')} today={today} />
      <WordFields name="foundPlace" label={(language) => t('lost-item-edit.FOUND_PLACE_IN', { language })} />
      <TextField name="finder" label={t('lost-item-edit.FINDER')} />
      <AreaField name="hidden" label={t('lost-item-edit.HIDDEN')} hint={t('lost-item-edit.HIDDEN_HINT')} rows={3} />
      <FilesField
        name="photos"
        label={t('lost-item-edit.PHOTOS')}
        hint={t('lost-item-edit.PHOTOS_HINT')}
        rules={create.files!}
        saved={saved}
        isOptional
      />
      <RecordSave form={form} isNew={!item} create={t('lost-item-edit.CREATE')} readOnly={readOnly} />
    </Form>
  )
}

const valuesOf = (item: ManagedLostItem | undefined, others: readonly string[], today: string): Values => ({
  ...wordValues(WORDS, others, item),
  kind: item?.kind ?? 'OTHER',
  foundDate: item?.foundDate ?? today,
  finder: item?.finder ?? '',
  hidden: item?.hidden ?? '',
  photos: (item?.files ?? []).map(({ fileIdx }) => String(fileIdx)),
})

function save(item: ManagedLostItem | undefined, others: readonly string[], all: Values) {
  const photos = all.photos as FileList
  const fields = {
    ...wordsIn(WORDS, others, all),
    kind: String(all.kind),
    foundDate: String(all.foundDate),
    finder: String(all.finder),
    hidden: String(all.hidden),
  }
  const options = { files: photos.filter((one) => one instanceof File) } as const
  if (!item) return ask(create, fields, options)
  const keepFiles = photos.filter((one) => typeof one === 'string').map(Number)
  return ask(change, { ...fields, idx: item.idx, version: item.version, keepFiles }, options)
}
