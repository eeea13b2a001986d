import type { DataOf } from '@clubhouse/contract/call'
import { apply, clone, type one, remove, undo } from '@clubhouse/contract/manager/group'
import { useState } from 'react'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { RemoveRecord } from '../../../office/remove-record'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'

interface Props {
  found: DataOf<typeof one>
  /** Of all groups. */
  names: readonly string[]
  /** Reads the list again. */
  onListed: () => void
  /** Reads the list and the group again. */
  onChanged: () => void
  onGone: () => void
  onOpen: (groupIdx: number) => void
}

/** Applying a group says how many managers it touches; copying opens the copy. */
export function GroupActions({ found: { group, admins }, names, onListed, onChanged, onGone, onOpen }: Props) {
  const t = useText()
  const may = useMay()
  const [pending, setPending] = useState(false)
  const { groupIdx, name } = group
  const reached = admins.filter(({ isSSAdmin }) => !isSSAdmin).length
  const act = async (run: () => Promise<void>) => {
    setPending(true)
    await run().catch(onChanged)
    setPending(false)
  }
  const applyAll = async () => {
    if (!(await confirm({ message: t('right.ASK_APPLY', { count: reached, name }), yes: t('right.APPLY_ALL') }))) return
    await act(async () => {
      const { applied } = await ask(apply, { groupIdx }, { toasts: 'all' })
      toast(t('right.APPLIED', { count: applied }), { type: 'success' })
      onChanged()
    })
  }
  const copy = () =>
    act(async () => {
      const { groupIdx: copied } = await ask(clone, { groupIdx, name: copyName(name, names) }, { toasts: 'all' })
      toast(t('right.COPIED'), { type: 'success' })
      onChanged()
      onOpen(copied)
    })
  return (
    <>
      {may(apply) && !group.isTooWide && reached > 0 && (
        <Button look="plain" pending={pending} onClick={applyAll}>
          {t('right.APPLY_ALL')}
        </Button>
      )}
      {may(clone) && (
        <Button look="plain" pending={pending} onClick={copy}>
          {t('right.COPY')}
        </Button>
      )}
      {admins.length === 0 && (
        <RemoveRecord
          remove={remove}
          undo={undo}
          record={{ groupIdx: [groupIdx], versions: [group.version] }}
          back={{ groupIdx }}
          label={t('right.REMOVE')}
          question={() => t('right.ASK_REMOVE', { name })}
          onChanged={onListed}
          onStays={onChanged}
          onRemoved={onGone}
        />
      )}
    </>
  )
}

/** Names of groups are unique: Office 2, Office 3. */
function copyName(name: string, taken: readonly string[]): string {
  let no = 2
  while (taken.includes(`${name} ${no}`)) no++
  return `${name} ${no}`
}
