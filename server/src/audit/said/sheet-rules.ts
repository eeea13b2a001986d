import type { Rule } from './rule.ts'

/** Tee times and days, and what is done to all of a day. */
export const SHEET_RULES: Readonly<Record<string, readonly Rule[]>> = {
  hold: [
    { after: 'given back', say: 'HOLD_RELEASED', deed: 'REMOVED' },
    { after: 'suspended', say: 'HOLD_ENDED', deed: 'REMOVED' },
    { after: 'delayed', say: 'HOLD_ENDED', deed: 'REMOVED' },
    { has: ['movesBookingIdx'], say: 'HOLD_TO_MOVE' },
    { has: ['seats'], say: 'HOLD_MADE', deed: 'CREATED' },
    { isChange: true, say: 'HOLD_EXTENDED' },
    { say: 'HOLD_CHANGED' },
  ],
  slot: [
    { has: ['kind'], say: 'SLOT_BLOCKED', deed: 'CREATED' },
    { with: { kind: null }, say: 'SLOT_FREED', deed: 'REMOVED' },
    { has: ['date'], say: 'SLOT_ADDED', deed: 'CREATED' },
    { say: 'SLOT_CHANGED' },
  ],
  'sheet-day': [
    { state: 'DRAFT', isChange: false, say: 'DAY_CREATED', deed: 'CREATED' },
    { has: ['starts'], say: 'DAY_RECREATED' },
    { state: 'SUSPENDED', with: { cancelled: 0 }, say: 'DAY_SUSPENDED_FREE', deed: 'CANCELLED' },
    { state: 'SUSPENDED', has: ['cancelled'], say: 'DAY_SUSPENDED', count: 'cancelled', deed: 'CANCELLED' },
    { was: 'SUSPENDED', state: 'PUBLISHED', say: 'DAY_RESUMED', deed: 'UNDONE' },
    { state: 'PUBLISHED', say: 'DAY_PUBLISHED' },
    { state: 'CLOSED', say: 'DAY_CLOSED' },
    { has: ['released'], say: 'DAY_FREED', count: 'released' },
    { has: ['dayType'], say: 'DAY_TYPE' },
    { isRemoval: true, say: 'DAY_REMOVED', deed: 'REMOVED' },
    { say: 'DAY_CHANGED' },
  ],
  delay: [
    { with: { isUndone: true }, say: 'DELAY_UNDONE', deed: 'UNDONE' },
    { has: ['minutes'], say: 'DELAY_MADE', count: 'minutes', deed: 'CREATED' },
  ],
  waiver: [{ say: 'WAIVER_MADE', deed: 'CREATED' }],
  'waiver-proposal': [
    { state: 'OPEN', isChange: false, say: 'PROPOSAL_MADE', deed: 'CREATED' },
    { state: 'CONFIRMED', say: 'PROPOSAL_CONFIRMED' },
    { state: 'DISMISSED', say: 'PROPOSAL_DISMISSED', deed: 'REMOVED' },
    { state: 'OPEN', say: 'PROPOSAL_RESTORED', deed: 'UNDONE' },
  ],
  lobby: [
    { after: 'left', say: 'LOBBY_LEFT', deed: 'REMOVED' },
    { has: ['order'], say: 'LOBBY_DRAWN' },
    { has: ['placeIdx'], say: 'LOBBY_JOINED', deed: 'CREATED' },
  ],
  standby: [
    { state: 'W', isChange: false, isOwn: true, say: 'STANDBY_JOINED', deed: 'CREATED' },
    { state: 'W', isChange: false, say: 'STANDBY_ADDED', deed: 'CREATED' },
    { state: 'O', say: 'STANDBY_OFFERED' },
    { state: 'A', isOwn: true, say: 'STANDBY_TAKEN' },
    { state: 'A', say: 'STANDBY_BOOKED' },
    { state: 'C', isOwn: true, say: 'STANDBY_LEFT', deed: 'CANCELLED' },
    { state: 'C', say: 'STANDBY_REMOVED', deed: 'CANCELLED' },
    { state: 'E', say: 'STANDBY_OVER', deed: 'CANCELLED' },
    { with: { offer: 'DECLINED' }, isOwn: true, say: 'OFFER_DECLINED', deed: 'CANCELLED' },
    { has: ['offer'], say: 'OFFER_ENDED', deed: 'CANCELLED' },
    { isOwn: true, say: 'STANDBY_CHANGED_OWN' },
    { say: 'STANDBY_CHANGED' },
  ],
}
