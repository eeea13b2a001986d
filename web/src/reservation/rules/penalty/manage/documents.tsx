import { get } from '@clubhouse/contract/file'
import { keepDocuments, type OnePenalty, WAIVER_DOCUMENTS } from '@clubhouse/contract/reservation/rules/penalty-list'
import { useState } from 'react'
import { fetchFile } from '../../../../api/fetch-file'
import { fileAt } from '../../../../api/file-at'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { FileList } from '../../../../ui/file-list'
import { FilesField } from '../../../../ui/form/files-field'
import { keptFiles, newFiles } from '../../../../ui/form/files-value'

interface Props {
  penalty: OnePenalty
  refresh: () => Promise<void>
}

/** What the member showed for a personal waiver; nothing for other penalties. */
export function Documents({ penalty, refresh }: Props) {
  const t = useText()
  const mayChange = useMay()(keepDocuments)
  const [changing, setChanging] = useState(false)
  const { waivedFor, documents } = penalty
  if (!waivedFor) return null
  if (changing) return <DocumentsForm {...{ penalty, refresh }} onBack={() => setChanging(false)} />
  return (
    <section aria-label={t('penalty-list.DOCUMENTS')}>
      <h3>{t('penalty-list.DOCUMENTS')}</h3>
      {documents.length > 0 ? (
        <FileList files={documents} open={({ name, url }) => fetchFile(get, fileAt(url), name)} />
      ) : (
        <p>{t('penalty-list.DOCUMENTS_NONE')}</p>
      )}
      {mayChange && <Button onClick={() => setChanging(true)}>{t('penalty-list.DOCUMENTS_CHANGE')}</Button>}
    </section>
  )
}

function DocumentsForm({ penalty, refresh, onBack }: Props & { onBack: () => void }) {
  const t = useText()
  const { penaltyIdx, version, documents } = penalty
  // Without its address: each opening is logged, so the form opens none.
  const saved = documents.map(({ fileIdx, name }) => ({ key: `${fileIdx}`, name, isPicture: false }))
  const form = useForm({
    call: keepDocuments,
    initial: { files: saved.map(({ key }) => key) },
    given: { penaltyIdx, version },
    input: ({ files }) => ({ keepFiles: keptFiles(files).map(Number) }),
    files: ({ files }) => newFiles(files),
    reread: refresh,
  })
  const done = async () => {
    await refresh()
    onBack()
  }
  const title = t('penalty-list.DOCUMENTS')
  return (
    <ActForm
      form={form}
      title={title}
      label={t('common.SAVE')}
      done={t('penalty-list.DOCUMENTS_SAVED')}
      onDone={done}
      onBack={onBack}
    >
      <FilesField
        name="files"
        label={t('penalty-list.DOCUMENT_FILES')}
        hint={t('penalty-list.DOCUMENTS_HINT', { most: WAIVER_DOCUMENTS.most })}
        rules={WAIVER_DOCUMENTS}
        saved={saved}
        isOptional
      />
      <Refusal />
    </ActForm>
  )
}
