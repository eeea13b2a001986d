import { ofAdmin } from '@clubhouse/contract/manager/right'
import { useEffect } from 'react'
import { useCall } from '../api/use-call'
import { heldAt } from './held'
import { onRightRefused } from './right-refused'
import { keepManagerMenu, useSession } from './session-store'

/** Refreshes when the back office opens, when the window regains focus, and after a missing right. */
export function OwnRights() {
  const session = useSession()
  const isFree = session?.adminIdx != null && !heldAt(session)
  const { data, refetch } = useCall(ofAdmin, { idx: session?.adminIdx ?? 0 }, { enabled: isFree, _nop_: true })
  useEffect(() => {
    if (data) keepManagerMenu(data.rights)
  }, [data])
  useEffect(() => (isFree ? onRightRefused(() => void refetch()) : undefined), [isFree, refetch])
  return null
}
