import { type ListedWaiting, remove } from '@clubhouse/contract/reservation/standby/standby-manage'
import { ActForm } from '../../../form/act-form'
import { ReasonFields, useReason } from '../../../form/reason-fields'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'

interface Props {
  entry: ListedWaiting
  onDone: () => Promise<void>
  onBack: () => void
}

/** Ends an entry; its member reads the reason. */
export function RemoveForm({ entry: { waitingIdx, name }, onDone, onBack }: Props) {
  const t = useText()
  const reason = useReason()
  const form = useForm({
    call: remove,
    initial: reason.initial,
    input: reason.input,
    words: { reason: 'standby.REASON_MISSING' },
    given: { waitingIdx },
  })
  const label = t('standby.REMOVE')
  return (
    <ActForm form={form} title={label} label={label} isDanger done={t('standby.REMOVED')} {...{ onDone, onBack }}>
      <p>{t('standby.ASK_REMOVE', { name })}</p>
      <ReasonFields hint={t('standby.REASON_READ')} />
      <Refusal />
    </ActForm>
  )
}
