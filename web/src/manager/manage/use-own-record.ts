import type { Manager } from '@clubhouse/contract/manager/manage'
import { useEffect } from 'react'
import { currentSession, patchSession } from '../../session/session-store'

/** Updates the session's record when it is the account of the logged-in manager. */
export function useOwnRecord(manager: Manager | undefined): void {
  useEffect(() => {
    if (!manager || manager.idx !== currentSession()?.adminIdx) return
    const { name, email, phoneNo, imageUrl } = manager
    patchSession({ name, email, phoneNo, imageUrl: imageUrl ?? null })
  }, [manager])
}
