import { isUntaken } from '@clubhouse/contract/inquiry'
import { assign, type ManagedInquiry } from '@clubhouse/contract/inquiry-manage'
import { ActForm } from '../../form/act-form'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import { AreaField } from '../../ui/form/area-field'
import { SelectField } from '../../ui/form/select-field'

export interface DeedProps {
  inquiry: ManagedInquiry
  /** It is no longer possible. */
  isOver: boolean
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** Chooses who answers; the manager who reads it is proposed. The first time it is the first answer, and can say more. */
export function AssignForm({ inquiry, isOver, refresh, onDone, onBack }: DeedProps) {
  const t = useText()
  const me = useSession()?.adminIdx
  const { idx, version, memberLang, assignees, assignee } = inquiry
  const isFirst = isUntaken(inquiry)
  const { label: languageOf } = useOwnLanguages()
  const options = assignees.map(({ adminIdx, name }) => ({ value: String(adminIdx), label: name }))
  const first = assignees.find(({ adminIdx }) => adminIdx === (assignee?.adminIdx ?? me)) ?? assignees[0]
  const form = useForm({
    call: assign,
    initial: { adminIdx: String(first?.adminIdx ?? ''), text: '' },
    given: { idx, version },
    input: ({ adminIdx }) => ({ adminIdx: Number(adminIdx), ...(isFirst ? {} : { text: undefined }) }),
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
      {isFirst && (
        <AreaField
          name="text"
          label={t('inquiry-manage.FIRST_TEXT')}
          hint={t('inquiry-manage.FIRST_HINT', { language: languageOf(memberLang) })}
          lang={memberLang}
          rows={2}
        />
      )}
      <Refusal />
    </ActForm>
  )
}
