import type { DataOf } from '@clubhouse/contract/call'
import { beginApp, mine, removeApp, renewCodes } from '@clubhouse/contract/manager/second-factor'
import { useEffect, useState } from 'react'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { usePasswordGuard } from '../../member/certification/use-password-guard'
import { settleMove } from '../../session/session-store'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'

/** The manager's own second factor and its changes, each after the password. */
export function useOwnFactor(isForced: boolean) {
  const t = useText()
  const { data, error, refetch } = useCall(mine, {})
  // It may have been done on another device, or is no longer required: the cached data is stale.
  useEffect(() => {
    if (!isForced) return
    let isOver = false
    refetch().then(({ data: now }) => {
      if (!isOver && now && (!now.isRequired || now.hasApp || now.passkeys > 0)) settleMove()
    })
    return () => {
      isOver = true
    }
  }, [isForced, refetch])
  const [adding, setAdding] = useState<DataOf<typeof beginApp>>()
  const [codes, setCodes] = useState<string[]>()
  const [fail, setFail] = useState<unknown>()
  const { guarded: guard, panel } = usePasswordGuard(setFail)
  const guarded = (act: () => Promise<unknown>) => {
    setFail(undefined)
    guard(async () => {
      await act()
      refetch()
    })
  }
  const added = () => {
    settleMove()
    refetch()
  }
  const addApp = () => guarded(async () => setAdding(await ask(beginApp, {})))
  const cancelApp = () => setAdding(undefined)
  const appAdded = (fresh: string[]) => {
    setAdding(undefined)
    setCodes(fresh)
    added()
  }
  const takeAppAway = async () => {
    const words = { message: t('account.APP_REMOVE_ASK'), yes: t('account.APP_REMOVE') }
    if (!(await confirm({ ...words, tone: 'danger' }))) return
    guarded(async () => {
      await ask(removeApp, {})
      setCodes(undefined)
      toast(t('account.FACTOR_GONE'), { type: 'success' })
    })
  }
  const newCodes = () => guarded(async () => setCodes((await ask(renewCodes, {})).recoveryCodes))
  return { data, error, refetch, adding, codes, fail, panel, added, addApp, cancelApp, appAdded, takeAppAway, newCodes }
}
