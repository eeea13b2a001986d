import type { Slot, SlotState } from '@clubhouse/contract/reservation/sheet/sheet'
import type { TextKey } from '../../language/text-key'

/** `limited`: a member whose account cannot book until something is done; the band above the sheet says what. */
export type Viewer = 'visitor' | 'member' | 'limited'

/** What a tap on a tee time does; `why` and `who` only explain. */
export type SlotAction = 'hold' | 'login' | 'return' | 'why' | 'who' | 'none'

export interface SlotView {
  state: SlotState
  word: { code: TextKey; vars?: Record<string, unknown> }
  action: SlotAction
}

/** A tee time for members or, without names, for visitors. */
export type AnySlot = Omit<Slot, 'names' | 'bookingIdx'> & Partial<Pick<Slot, 'names' | 'bookingIdx'>>

/** The state now: expired holds and reached openings apply before the server reports them. The server still decides. */
export function stateAt(slot: AnySlot, now: number): SlotState {
  const passed = (at?: string | null) => at != null && Date.parse(at) <= now
  if (slot.state === 'NOT_OPEN' && passed(slot.opensAt) && !isByLobby(slot))
    return !slot.heldUntil || passed(slot.heldUntil) ? 'OPEN' : 'HELD'
  if (isBarred(slot)) return 'OPEN'
  if ((slot.state === 'HELD' || slot.state === 'MINE_HELD') && passed(slot.heldUntil)) {
    return slot.mode === 'SHARED' && slot.taken > 0 ? 'PARTIAL' : 'OPEN'
  }
  return slot.state
}

/** It opens through a lobby: only the server knows to whom. */
const isByLobby = ({ reason }: Pick<AnySlot, 'reason'>) => reason === 'LOBBY_ONLY'

/** Free, but not for a suspended member. The band above the sheet tells why, not every tee time. */
export const isBarred = ({ state, reason }: Pick<AnySlot, 'state' | 'reason'>) =>
  state === 'NOT_FOR_YOU' && reason === 'SUSPENDED'

const TAKE: Readonly<Record<Viewer, SlotAction>> = { visitor: 'login', member: 'hold', limited: 'none' }

export function slotView(slot: AnySlot, now: number, viewer: Viewer): SlotView {
  const state = stateAt(slot, now)
  const take = TAKE[viewer]
  const word = <C extends string>(code: C, vars?: Record<string, unknown>) => ({
    code: `tee-times.${code}` as const,
    vars,
  })
  switch (state) {
    case 'OPEN':
      return { state, word: word('STATE_OPEN'), action: isBarred(slot) ? 'why' : take }
    case 'PARTIAL':
      return { state, word: word('STATE_PARTIAL', { taken: slot.taken, capacity: slot.capacity }), action: take }
    case 'NOT_OPEN':
      return slot.opensAt
        ? { state, word: word('STATE_NOT_OPEN', { opensAt: slot.opensAt }), action: 'why' }
        : { state, word: word('STATE_NOT_OPEN_YET'), action: 'why' }
    case 'HELD':
      return { state, word: word('STATE_HELD', { heldUntil: slot.heldUntil }), action: 'why' }
    case 'MINE_HELD':
      return { state, word: word('STATE_MINE_HELD', { heldUntil: slot.heldUntil }), action: 'return' }
    case 'BOOKED':
      return slot.bookingIdx
        ? { state, word: word('STATE_MINE_BOOKED'), action: 'return' }
        : { state, word: word('STATE_BOOKED'), action: slot.names?.length ? 'who' : 'none' }
    case 'BLOCKED':
    case 'NOT_FOR_YOU':
      return { state, word: word(isByLobby(slot) ? 'STATE_LOBBY' : `STATE_${state}`), action: 'why' }
    case 'DRAW':
      // An open draw has a page that the message leads to.
      return { state, word: word('STATE_DRAW'), action: slot.drawIdx ? 'why' : 'none' }
    default:
      return { state, word: word(`STATE_${state}`), action: 'none' }
  }
}

export const isFree = (slot: AnySlot, now: number) => ['OPEN', 'PARTIAL'].includes(stateAt(slot, now))
