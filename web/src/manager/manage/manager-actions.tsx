import { change, type Manager, remove, resetPassword } from '@clubhouse/contract/manager/manage'
import { reset } from '@clubhouse/contract/manager/second-factor'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import styles from './manager.module.css'

/** Actions on another manager's account, each with a confirmation. */
export function ManagerActions({
  manager,
  onChanged,
  onGone,
}: {
  manager: Manager
  onChanged: () => void
  onGone: () => void
}) {
  const t = useText()
  const may = useMay()
  const [pending, setPending] = useState(false)
  const { idx, version, name, email, phoneNo, state } = manager
  const act = async (what: string, danger: boolean, run: () => Promise<string>, then = onChanged) => {
    const message = t(`account.ASK_${what}`, { name, email })
    if (!(await confirm({ message, yes: t(`account.${what}`), tone: danger ? 'danger' : 'info' }))) return
    setPending(true)
    try {
      toast(await run(), { type: 'success' })
      then()
    } catch {
      onChanged()
    }
    setPending(false)
  }
  const turn = state === 'ACTIVE' ? 'LOCK' : 'UNLOCK'
  const to = state === 'ACTIVE' ? 'LOCKED' : 'ACTIVE'
  return (
    <>
      {may(resetPassword) && (
        <Button
          look="plain"
          pending={pending}
          onClick={() =>
            act('RESET', false, async () => t('common.SENT_TO', { to: (await ask(resetPassword, { idx })).sentTo }))
          }
        >
          {t('account.RESET')}
        </Button>
      )}
      {may(reset) && manager.hasSecondFactor && (
        <Button
          look="plain"
          pending={pending}
          onClick={() =>
            act('FACTOR_RESET', true, async () => {
              await ask(reset, { idx })
              return t('account.FACTOR_GONE')
            })
          }
        >
          {t('account.FACTOR_RESET')}
        </Button>
      )}
      {may(change) && (
        <Button
          look="plain"
          pending={pending}
          onClick={() =>
            act(turn, turn === 'LOCK', async () => {
              await ask(change, { idx, version, name, email, phoneNo, state: to })
              return t(`account.STATE_${to}`)
            })
          }
        >
          {t(`account.${turn}`)}
        </Button>
      )}
      {may(remove) && (
        <Button
          look="plain"
          className={styles.danger}
          pending={pending}
          onClick={() =>
            act(
              'REMOVE',
              true,
              async () => {
                await ask(remove, { idx: [idx] })
                return t('account.REMOVED', { name })
              },
              onGone,
            )
          }
        >
          {t('account.REMOVE')}
        </Button>
      )}
    </>
  )
}
