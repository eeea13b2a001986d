import type { Ledger, Sheet, SheetLobby } from '@clubhouse/contract/reservation/sheet/sheet'
import type { AnySlot } from '../../hold/slot-view'

export type AnySheet = Omit<Sheet, 'slots'> & { slots: AnySlot[]; lobby?: SheetLobby | null }

export type SheetChange =
  | { event: 'slot'; data: AnySlot }
  | { event: 'day'; data: { date: string; state: string; reason?: string | null } }
  | { event: 'ledger'; data: Ledger }

/** The sheet after a change. Slots keep their positions, so nothing moves. */
export function changed<S extends AnySheet>(sheet: S, change: SheetChange, eventId?: string): S {
  const base = eventId ? { ...sheet, eventId } : sheet
  switch (change.event) {
    case 'slot':
      return { ...base, slots: sheet.slots.map((slot) => (slot.slotIdx === change.data.slotIdx ? change.data : slot)) }
    case 'day':
      return { ...base, state: change.data.state as S['state'], reason: change.data.reason }
    case 'ledger':
      return { ...base, ledger: change.data }
  }
}
