import type { Rule } from './rule.ts'

export const DRAW_RULES: Readonly<Record<string, readonly Rule[]>> = {
  draw: [
    { after: 'typed', say: 'DRAW_VALUE' },
    { state: 'PLANNED', isChange: false, say: 'DRAW_PLANNED', deed: 'CREATED' },
    { state: 'OPEN', say: 'DRAW_OPENED' },
    { state: 'CLOSED', say: 'DRAW_CLOSED' },
    { state: 'DRAWN', say: 'DRAW_DRAWN' },
    { state: 'PUBLISHED', say: 'DRAW_PUBLISHED' },
    { state: 'FAILED', say: 'DRAW_FAILED', deed: 'CANCELLED' },
    { state: 'REVOKED', say: 'DRAW_REVOKED', deed: 'CANCELLED' },
    { has: ['released'], say: 'DRAW_FREED', count: 'released' },
    { has: ['lost'], say: 'DRAW_LOST', count: 'lost' },
    { has: ['nonce'], say: 'DRAW_PREPARED' },
  ],
  'draw-entry': [
    { state: 'SUBMITTED', isChange: false, say: 'ENTRY_MADE', deed: 'CREATED' },
    { state: 'SUBMITTED', say: 'ENTRY_CHANGED' },
    { state: 'WITHDRAWN', isOwn: true, say: 'ENTRY_WITHDRAWN', deed: 'CANCELLED' },
    { state: 'RELEASED', say: 'ENTRY_RELEASED', deed: 'CANCELLED' },
    { with: { consent: true }, say: 'ENTRY_ACCEPTED' },
    { with: { consent: false }, say: 'ENTRY_DECLINED' },
    { say: 'ENTRY_CHANGED_BY' },
  ],
}
