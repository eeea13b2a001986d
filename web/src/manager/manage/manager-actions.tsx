import type { Call } from '@clubhouse/contract/call'
import { change, type Manager, remove, resetPassword, undo } from '@clubhouse/contract/manager/manage'
import { reset } from '@clubhouse/contract/manager/second-factor'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { RemoveRecord } from '../../office/remove-record'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'

interface Props {
  manager: Manager
  /** Reads the list again. */
  onListed: () => void
  /** Reads the list and the manager again. */
  onChanged: () => void
  onGone: () => void
}

interface Action {
  call: Call
  name: string
  danger?: boolean
  /** @returns what to say afterwards */
  run: () => Promise<string>
}

/** Actions on another manager's account, each with a confirmation. */
export function ManagerActions({ manager, onListed, onChanged, onGone }: Props) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const { idx, name, email } = manager
  const act = async (action: Action) => {
    const message = t(`account.ASK_${action.name}`, { name, email })
    const tone = action.danger ? 'danger' : 'info'
    if (!(await confirm({ message, yes: t(`account.${action.name}`), tone }))) return
    setPending(true)
    await action.run().then(
      (said) => toast(said, { type: 'success' }),
      () => {},
    )
    onChanged()
    setPending(false)
  }
  return (
    <>
      {useActions(manager).map((action) => (
        <Button
          key={`${action.call.method} ${action.call.path}`}
          look="plain"
          pending={pending}
          onClick={() => act(action)}
        >
          {t(`account.${action.name}`)}
        </Button>
      ))}
      <RemoveRecord
        remove={remove}
        undo={undo}
        record={{ idx: [idx] }}
        back={{ idx }}
        label={t('account.REMOVE')}
        question={() => t('account.ASK_REMOVE', { name, email })}
        onChanged={onListed}
        onStays={onChanged}
        onRemoved={onGone}
      />
    </>
  )
}

/** What the caller may do with the account. */
function useActions(manager: Manager): Action[] {
  const t = useText()
  const may = useMay()
  const { idx, version, name, email, phoneNo } = manager
  const isActive = manager.state === 'ACTIVE'
  const state = isActive ? 'LOCKED' : 'ACTIVE'
  const sendReset = async () =>
    t('common.SENT_TO', { to: (await ask(resetPassword, { idx }, { toasts: 'all' })).sentTo })
  const resetFactor = async () => {
    await ask(reset, { idx }, { toasts: 'all' })
    return t('account.FACTOR_GONE')
  }
  const turn = async () => {
    await ask(change, { idx, version, name, email, phoneNo, state }, { toasts: 'all' })
    return t(`account.STATE_${state}`)
  }
  return [
    { call: resetPassword, name: 'RESET', run: sendReset },
    ...(manager.hasSecondFactor ? [{ call: reset, name: 'FACTOR_RESET', danger: true, run: resetFactor }] : []),
    { call: change, name: isActive ? 'LOCK' : 'UNLOCK', danger: isActive, run: turn },
  ].filter(({ call }) => may(call))
}
