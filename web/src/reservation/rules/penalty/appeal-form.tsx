import { appeal, type MyPenalty } from '@clubhouse/contract/reservation/rules/my-penalty'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { AreaField } from '../../../ui/form/area-field'
import { FilesField } from '../../../ui/form/files-field'
import { newFiles } from '../../../ui/form/files-value'
import { refusalSaid } from '../../hold/refusal-text'

interface Props {
  penalty: MyPenalty
  refresh: () => Promise<unknown>
  onBack: () => void
}

/** Asks why the penalty is wrong. It can be sent once. */
export function AppealForm({ penalty: { penaltyIdx, decideDays }, refresh, onBack }: Props) {
  const t = useText()
  const form = useForm({
    call: appeal,
    initial: { text: '', files: [] },
    words: { text: 'penalty.APPEAL_MISSING' },
    given: { penaltyIdx },
    files: ({ files }) => newFiles(files),
    blames: (fail) => (fail.code === 'PAST_DEADLINE' ? { text: refusalSaid(fail) } : undefined),
  })
  return (
    <ActForm
      form={form}
      title={t('penalty.APPEAL')}
      label={t('penalty.APPEAL_SEND')}
      done={t('penalty.APPEAL_SENT')}
      onDone={refresh}
      onBack={onBack}
    >
      {decideDays != null && <p>{t('penalty.APPEAL_ONCE', { count: decideDays })}</p>}
      <AreaField name="text" label={t('penalty.APPEAL_WHY')} rows={6} />
      <FilesField
        name="files"
        label={t('penalty.APPEAL_FILES')}
        hint={t('penalty.APPEAL_FILES_HINT', { count: appeal.files!.most })}
        rules={appeal.files!}
        saved={[]}
        isOptional
      />
      <Refusal />
    </ActForm>
  )
}
