import { type Manager, move } from '@clubhouse/contract/manager/manage'
import { type FormEvent, useId, useState } from 'react'
import { useSend } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import field from '../../ui/field.module.css'
import styles from './manager.module.css'
import type { GroupChoice } from './manager-list'

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
  const { send, pending } = useSend(move, { toasts: 'all' })
  const others = groups.filter((group) => group.groupIdx !== groupIdx && !group.isTooWide)
  const [chosen, choose] = useState('')
  const [apply, setApply] = useState(true)
  if (!mayMove || others.length === 0) return null

  async function submit(event: FormEvent) {
    event.preventDefault()
    const group = others.find((one) => String(one.groupIdx) === chosen)
    if (!group || pending) return
    const moved = await send({ idx: [idx], groupIdx: group.groupIdx, apply }).catch(() => undefined)
    if (moved) toast(t('account.MOVED', { name, group: group.name }), { type: 'success' })
    choose('')
    onMoved()
  }

  return (
    <form className={styles.section} onSubmit={submit} aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>{t('account.MOVE_TITLE')}</h3>
      <label htmlFor={id} className={field.label}>
        {t('account.MOVE_TO')}
      </label>
      <select id={id} className={field.input} value={chosen} onChange={({ target }) => choose(target.value)} required>
        <option value="">{t('account.MOVE_CHOOSE')}</option>
        {others.map((group) => (
          <option key={group.groupIdx} value={group.groupIdx}>
            {group.name}
          </option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={apply} onChange={({ target }) => setApply(target.checked)} />{' '}
        {t('account.MOVE_APPLY')}
      </label>
      <Button type="submit" look="plain" pending={pending}>
        {t('account.MOVE')}
      </Button>
    </form>
  )
}
