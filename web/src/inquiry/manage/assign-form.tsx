import { assign, type ManagedInquiry } from '@clubhouse/contract/inquiry-manage'
import { ActForm } from '../../form/act-form'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import { SelectField } from '../../ui/form/select-field'

export interface DeedProps {
  inquiry: ManagedInquiry
  /** It is no longer possible. */
  isOver: boolean
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** Chooses who answers; the manager who reads it is proposed. */
export function AssignForm({ inquiry, isOver, refresh, onDone, onBack }: DeedProps) {
  const t = useText()
  const me = useSession()?.adminIdx
  const { idx, version, assignees, assignee } = inquiry
  const options = assignees.map(({ adminIdx, name }) => ({ value: String(adminIdx), label: name }))
  const first = assignees.find(({ adminIdx }) => adminIdx === (assignee?.adminIdx ?? me)) ?? assignees[0]
  const form = useForm({
    call: assign,
    initial: { adminIdx: String(first?.adminIdx ?? '') },
    given: { idx, version },
    input: ({ adminIdx }) => ({ adminIdx: Number(adminIdx) }),
    reread: refresh,
    isOver,
  })
  return (
    <ActForm
      form={form}
      title={t('inquiry-manage.ASSIGN')}
      label={t('inquiry-manage.ASSIGN')}
      done={t('inquiry-manage.ASSIGNED')}
      {...{ onDone, onBack }}
    >
      <SelectField name="adminIdx" label={t('inquiry-manage.ASSIGNEE')} options={options} />
      <Refusal />
    </ActForm>
  )
}
