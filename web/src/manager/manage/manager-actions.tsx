import type { Call } from '@clubhouse/contract/call'
import { change, type Manager, remove, resetPassword } from '@clubhouse/contract/manager/manage'
import { reset } from '@clubhouse/contract/manager/second-factor'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { offerUndo } from '../../office/undo'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { undoRemoval } from './manager-list'

interface Props {
  manager: Manager
  onChanged: () => void
  onGone: () => void
}

interface Action {
  call: Call
  name: string
  danger?: boolean
  /** @returns what to say afterwards, unless it says so itself */
  run: () => Promise<string | undefined>
  after?: () => void
}

/** Actions on another manager's account, each with a confirmation. */
export function ManagerActions({ manager, onChanged, onGone }: Props) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const { name, email } = manager
  const act = async (action: Action) => {
    const message = t(`account.ASK_${action.name}`, { name, email })
    const tone = action.danger ? 'danger' : 'info'
    if (!(await confirm({ message, yes: t(`account.${action.name}`), tone }))) return
    setPending(true)
    try {
      const said = await action.run()
      if (said) toast(said, { type: 'success' })
      ;(action.after ?? onChanged)()
    } catch {
      onChanged()
    }
    setPending(false)
  }
  return useActions({ manager, onChanged, onGone }).map((action) => (
    <Button
      key={`${action.call.method} ${action.call.path}`}
      look={action.name === 'REMOVE' ? 'risky' : 'plain'}
      pending={pending}
      onClick={() => act(action)}
    >
      {t(`account.${action.name}`)}
    </Button>
  ))
}

/** What the caller may do with the account. */
function useActions({ manager, onChanged, onGone }: Props): Action[] {
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
  const takeAway = async () => {
    await ask(remove, { idx: [idx] }, { toasts: 'all' })
    offerUndo([manager], undoRemoval, onChanged, 'office.DELETED')
    return undefined
  }
  return [
    { call: resetPassword, name: 'RESET', run: sendReset },
    ...(manager.hasSecondFactor ? [{ call: reset, name: 'FACTOR_RESET', danger: true, run: resetFactor }] : []),
    { call: change, name: isActive ? 'LOCK' : 'UNLOCK', danger: isActive, run: turn },
    { call: remove, name: 'REMOVE', danger: true, run: takeAway, after: onGone },
  ].filter(({ call }) => may(call))
}
