import { admits, type Caller } from '@clubhouse/contract/access'
import type { Call } from '@clubhouse/contract/call'
import type { ManagerMenu } from '@clubhouse/contract/session'
import { useMemo } from 'react'
import { type KeptSession, useManagerMenu, useSession } from './session-store'

/** Whether to offer a button for a call: `const may = useMay(); may(cancel)`. The server decides again. */
export function useMay(): (call: Call, input?: Record<string, unknown>) => boolean {
  const session = useSession()
  const menu = useManagerMenu()
  return useMemo(() => {
    const caller = session ? callerOf(session, menu) : null
    return (call, input) => admits(call.access, caller, input) === 'yes'
  }, [session, menu])
}

function callerOf({ memberIdx, adminIdx, isSSAdmin }: KeptSession, menu: ManagerMenu[]): Caller {
  return { memberIdx, adminIdx, isSSAdmin, rights: Object.fromEntries(rightsOf(menu)) }
}

function rightsOf(menu: ManagerMenu[], parentReadable = true): [string, string][] {
  return menu.flatMap(({ code, isCreate, isRead, isUpdate, isDelete, children }) => {
    const letters = `${isCreate ? 'C' : ''}${isRead ? 'R' : ''}${isUpdate ? 'U' : ''}${isDelete ? 'D' : ''}`
    return [[code, parentReadable ? letters : ''], ...rightsOf(children, parentReadable && isRead)] as [
      string,
      string,
    ][]
  })
}
