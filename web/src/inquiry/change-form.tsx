import { change, type Inquiry } from '@clubhouse/contract/inquiry'
import { ActForm } from '../form/act-form'
import { Refusal } from '../form/refusal'
import { useForm } from '../form/use-form'
import { useText } from '../language/use-text'
import { keptFiles, newFiles } from '../ui/form/files-value'
import { INQUIRY_WORDS, InquiryFields } from './inquiry-fields'

interface Props {
  inquiry: Inquiry
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Changes an enquiry that no manager has yet; read again where one took it meanwhile. */
export function ChangeForm({ inquiry: { idx, version, type, title, contents, files }, refresh, onClose }: Props) {
  const t = useText()
  const there = files.map(({ fileIdx, name, url, mime }) => ({
    ...{ key: `${fileIdx}`, name, url },
    isPicture: mime.startsWith('image/'),
  }))
  const form = useForm({
    call: change,
    initial: { type, title, contents, files: there.map(({ key }) => key) },
    given: { idx, version },
    input: ({ files }) => ({ keepFiles: keptFiles(files).map(Number) }),
    words: INQUIRY_WORDS,
    files: ({ files }) => newFiles(files),
    failed: ({ code }) => (code === 'WRONG_STATE' || code === 'CHANGED_MEANWHILE' ? refresh() : undefined),
  })
  const done = async () => {
    await refresh()
    onClose()
  }
  return (
    <ActForm form={form} label={t('common.SAVE')} done={t('inquiry.CHANGED')} onDone={done} onBack={onClose}>
      <InquiryFields saved={there} />
      <Refusal />
    </ActForm>
  )
}
