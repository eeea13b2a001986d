import { type Manager, move } from '@clubhouse/contract/manager/manage'
import { useId } from 'react'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import { GroupField } from '../../manage/group-field'
import styles from '../../manage/manager.module.css'
import type { GroupChoice } from '../../manage/manager-list'

interface Props {
  manager: Pick<Manager, 'idx' | 'name' | 'groupIdx'>
  groups: readonly GroupChoice[]
  onMoved: () => void
}

/** Moves a manager to another group, with the outcome of choosing it in the form of the manager. */
export function MoveManager({ manager: { idx, name, groupIdx }, groups, onMoved }: Props) {
  const t = useText()
  const id = useId()
  const mayMove = useMay()(move)
  const isOffered = groups.some((group) => group.groupIdx !== groupIdx && !group.isTooWide)
  const form = useForm({
    call: move,
    initial: { groupIdx: groupIdx ? String(groupIdx) : '' },
    given: { idx: [idx], apply: true },
    words: { groupIdx: 'account.GROUP_MISSING' },
    checks: { groupIdx: (now) => (Number(now.groupIdx) === groupIdx ? 'account.MOVE_CHOOSE' : undefined) },
  })
  if (!mayMove || !isOffered) return null
  const saved = () => {
    const group = groups.find((one) => one.groupIdx === Number(form.values.groupIdx))!
    toast(t('account.MOVED', { name, group: group.name }), { type: 'success' })
    form.discard()
    onMoved()
  }
  return (
    <Form of={form} className={styles.section} onSaved={saved} aria-labelledby={id}>
      <h3 id={id}>{t('account.MOVE_TITLE')}</h3>
      <GroupField groups={groups} manager={{ idx, groupIdx }} />
      <Refusal />
      <Button type="submit" look="plain" pending={form.pending}>
        {t('account.MOVE_TITLE')}
      </Button>
    </Form>
  )
}
