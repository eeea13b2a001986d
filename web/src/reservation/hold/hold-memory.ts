import { type KeptHold, keepHold, ownHold } from '../../session/running-hold'
import type { HeldTime } from './held-time'

/** What a tab knows of a hold that it did not take itself. */
export interface HeldSlot extends HeldTime {
  memberIdx: number
  expiresAt: string
  /** Unknown for a hold of another browser. */
  grantedAt?: number
}

export const rememberHold: (held: HeldSlot | undefined) => void = keepHold

/** The running hold of the member who is logged in. */
export const recallHold = (): HeldSlot | undefined => ownHold() as (KeptHold & HeldSlot) | undefined
