import { type Manager, move } from '@clubhouse/contract/manager/manage'
import { useId } from 'react'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import styles from '../../manage/manager.module.css'
import type { GroupChoice } from '../../manage/manager-list'

interface Props {
  manager: Pick<Manager, 'idx' | 'name' | 'groupIdx'>
  groups: readonly GroupChoice[]
  onMoved: () => void
}

/** Moves a manager to another group, with the group's permissions or the manager's own. */
export function MoveManager({ manager: { idx, name, groupIdx }, groups, onMoved }: Props) {
  const t = useText()
  const id = useId()
  const mayMove = useMay()(move)
  const others = groups.filter((group) => group.groupIdx !== groupIdx && !group.isTooWide)
  const form = useForm({
    call: move,
    initial: { groupIdx: '', apply: true },
    given: { idx: [idx] },
    words: { groupIdx: 'account.GROUP_MISSING' },
  })
  if (!mayMove || others.length === 0) return null
  const options = others.map((group) => ({ value: String(group.groupIdx), label: group.name }))
  const saved = () => {
    const group = options.find(({ value }) => value === form.values.groupIdx)!.label
    toast(t('account.MOVED', { name, group }), { type: 'success' })
    form.discard()
    onMoved()
  }
  return (
    <Form of={form} className={styles.section} onSaved={saved} aria-labelledby={id}>
      <h3 id={id}>{t('account.MOVE_TITLE')}</h3>
      <SelectField
        name="groupIdx"
        label={t('account.MOVE_TO')}
        options={[{ value: '', label: t('account.MOVE_CHOOSE') }, ...options]}
      />
      <ChoiceField name="apply" label={t('account.MOVE_APPLY')} />
      <Refusal />
      <Button type="submit" look="plain" pending={form.pending}>
        {t('account.MOVE')}
      </Button>
    </Form>
  )
}
