import { add, change, type Manager } from '@clubhouse/contract/manager/manage'
import { FormFoot } from '../../form/form-foot'
import { isOvertaken, useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { OtherNameField, otherNameFault } from '../../member/other-name-field'
import { ChoiceField } from '../../ui/form/choice-field'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { GroupField } from './group-field'
import { IdField, useIdWatch } from './id-field'
import type { GroupChoice } from './manager-list'
import { userWords, valuesOf } from './manager-values'
import { Theirs } from './theirs'

interface Props {
  /** Who is changed; nobody for a new one. */
  manager?: Manager
  /** Left out on the own account: nobody changes the own rights. */
  groups?: readonly GroupChoice[]
  maySuper?: boolean
  send: string
  refresh?: () => Promise<unknown>
  onSaved: (saved: { name: string; email: string }) => void
}

export function ManagerForm({ manager, groups, maySuper = false, send, refresh, onSaved }: Props) {
  const t = useText()
  const idWatch = useIdWatch()
  const values = valuesOf(manager, !groups)
  const form = useForm({
    call: manager ? change : add,
    ...(manager ? { saved: values, given: { idx: manager.idx, version: manager.version } } : { initial: values }),
    words: userWords,
    checks: {
      otherName: otherNameFault,
      id: ({ id }) => (manager ? undefined : idWatch.faultOf(String(id))),
      groupIdx: (now) => (groups && !now.isSSAdmin && !now.groupIdx ? 'account.GROUP_MISSING' : undefined),
    },
    blames: ({ code }) => (code === 'ID_TAKEN' ? { id: 'common.ID_TAKEN' } : undefined),
    refresh,
  })
  const saved = () => onSaved({ name: String(form.values.name).trim(), email: String(form.values.email).trim() })
  const isLate = isOvertaken(form.fail)
  return (
    <Form of={form} onSaved={saved}>
      {!manager && <IdField watch={idWatch} />}
      <TextField name="name" label={t('account.NAME')} />
      <OtherNameField />
      <TextField name="email" type="email" label={t('account.EMAIL')} />
      <TextField name="phoneNo" type="tel" label={t('account.PHONE')} />
      {groups && <GroupField groups={groups} manager={manager} isSuper={Boolean(form.values.isSSAdmin)} />}
      {groups && maySuper && <ChoiceField name="isSSAdmin" label={t('account.SUPER')} hint={t('account.SUPER_HINT')} />}
      {groups && <TextField name="memo" label={t('account.MEMO')} />}
      {manager && <Theirs manager={manager} fields={form.news} isOvertaken={isLate} />}
      <FormFoot fail={isLate ? undefined : form.fail} pending={form.pending} send={send} />
    </Form>
  )
}
