import type { DataOf } from '@clubhouse/contract/call'
import type { forManager } from '@clubhouse/contract/reservation/sheet'
import type { AnySlot } from '../hold/slot-view'
import type { Sign } from '../sheet/slot-sign'

export type ManagerSheet = DataOf<typeof forManager>
export type Claim = ManagerSheet['claims'][number]

/** What stands in one place of the starter's sheet. */
export interface DeskCell {
  sign: Sign
  names: string[]
  /** Every form of the names. */
  searchText: string
  /** Players that are still to be named. */
  unnamed: number
  reason?: string
  /** Until when it is held. */
  until?: string
}

const SIGN = { HOLD: 'HELD', BOOKING: 'BOOKED', DRAW: 'DRAW', TEAM: 'TEAM', HOUSE: 'HOUSE', BLOCK: 'BLOCKED' } as const
const UNNAMED = '-'

/** A tee time as the desk sees it: by its claims, whatever it is for members. */
export function deskCell(slot: AnySlot, claims: readonly Claim[], now: number): DeskCell {
  const running = claims.filter(({ kind, expiresAt }) => kind !== 'HOLD' || !expiresAt || Date.parse(expiresAt) > now)
  const first = running[0]
  if (!first) return { sign: withoutClaim(slot), names: [], searchText: '', unnamed: 0 }
  const people = running.flatMap(({ who }) => who.split(', ')).filter(Boolean)
  const isPartly = slot.mode === 'SHARED' && running.length < slot.capacity && first.kind === 'BOOKING'
  return {
    sign: isPartly ? 'PARTIAL' : SIGN[first.kind],
    names: people.filter((name) => name !== UNNAMED),
    searchText: running.map((claim) => claim.searchText).join(', '),
    unnamed: people.filter((name) => name === UNNAMED).length,
    reason: running.find(({ reason }) => reason)?.reason ?? undefined,
    until: first.kind === 'HOLD' ? (first.expiresAt ?? undefined) : undefined,
  }
}

/** Who may book it and from when is the members' matter: at the desk an unclaimed tee time is free, in a draw, or over. */
function withoutClaim({ state }: AnySlot): Sign {
  return state === 'PAST' || state === 'DRAW' || state === 'BLOCKED' ? state : 'OPEN'
}

export type DeskFilter = 'all' | 'free' | 'booked' | 'held' | 'other'

const SHOWN: Record<DeskFilter, readonly Sign[] | undefined> = {
  all: undefined,
  free: ['OPEN', 'PARTIAL'],
  booked: ['BOOKED', 'PARTIAL'],
  held: ['HELD'],
  other: ['TEAM', 'HOUSE', 'DRAW', 'BLOCKED'],
}

/** True when a cell passes the filter and, where something was typed, holds it in a name or reason. */
export function passes(cell: DeskCell, filter: DeskFilter, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  const isShown = SHOWN[filter]?.includes(cell.sign) ?? true
  return (
    isShown && (!wanted || [cell.searchText, cell.reason ?? ''].some((text) => text.toLowerCase().includes(wanted)))
  )
}
