import type { Manager } from '@clubhouse/contract/manager/manage'
import { useEffect } from 'react'
import { currentSession, patchSession } from '../../session/session-store'

/** Keeps the session's record as the account now is, where it is the account of the manager who is logged in. */
export function useOwnRecord(manager: Manager | undefined): void {
  useEffect(() => {
    if (!manager || manager.idx !== currentSession()?.adminIdx) return
    const { name, email, phoneNo, imageUrl } = manager
    patchSession({ name, email, phoneNo, imageUrl: imageUrl ?? null })
  }, [manager])
}
