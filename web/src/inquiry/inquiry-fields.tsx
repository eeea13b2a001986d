import { APPEAL, INQUIRY_FILES } from '@clubhouse/contract/inquiry'
import { useCodes } from '../code/use-codes'
import { useText } from '../language/use-text'
import { AreaField } from '../ui/form/area-field'
import type { SavedFile } from '../ui/form/file-item'
import { FilesField } from '../ui/form/files-field'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'

export const INQUIRY_WORDS = { title: 'inquiry.SUBJECT_MISSING', contents: 'inquiry.CONTENTS_MISSING' } as const

/** What an enquiry consists of. An appeal is written beside its penalty. */
export function InquiryFields({ saved = [] }: { saved?: readonly SavedFile[] }) {
  const t = useText()
  const { list } = useCodes('768')
  return (
    <>
      <SelectField
        name="type"
        label={t('inquiry.TYPE')}
        options={list.filter(({ key }) => key !== APPEAL).map(({ key, label }) => ({ value: key, label }))}
      />
      <TextField name="title" label={t('inquiry.SUBJECT')} />
      <AreaField name="contents" label={t('inquiry.CONTENTS')} rows={8} />
      <FilesField
        name="files"
        label={t('inquiry.FILES')}
        hint={t('inquiry.FILES_HINT', { most: INQUIRY_FILES.most })}
        rules={INQUIRY_FILES}
        saved={saved}
        isOptional
      />
    </>
  )
}
