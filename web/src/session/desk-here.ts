import { useSyncExternalStore } from 'react'

/** The page of a paired device while no manager is logged in on it. */
export const DESK = '/desk'

const KEY = 'desk-device'

/** Whether this browser was paired, as far as it knows: scripts cannot read the cookie that decides. Decision 141. */
export const isDeskDevice = (): boolean => typeof window !== 'undefined' && localStorage.getItem(KEY) === '1'

export function noteDeskDevice(isPaired: boolean): void {
  if (isPaired) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
}

export const useDeskDevice = (): boolean => useSyncExternalStore(unchanging, isDeskDevice, () => false)

const unchanging = () => () => {}
