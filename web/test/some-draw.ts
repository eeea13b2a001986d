import type { Draw, DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import type { Session } from '@clubhouse/contract/session'
import { currentSession, keepSession } from '../src/session/session-store'

export const ME = 7
export const DATE = '2026-12-12'
export const PSEUDONYM = 'a1'.repeat(16)

export const DRAW: Draw = {
  drawIdx: 3,
  title: 'Weekend of 12 December',
  playDates: [DATE],
  parts: ['1'],
  courseIdx: [],
  slotCount: 6,
  lostCount: 0,
  openAt: '2026-11-30T00:00:00Z',
  closeAt: '2026-12-02T08:00:00Z',
  drawAt: '2026-12-03T01:00:00Z',
  publishAt: '2026-12-03T01:05:00Z',
  releaseUntil: '2026-12-04T03:00:00Z',
  settleAt: '2026-12-04T04:00:00Z',
  state: 'OPEN',
  memberTypes: [],
  entryCount: 0,
  seed: { mode: 'beacon', round: 5 },
  version: 1,
}

export const ENTRY: DrawEntry = {
  entryIdx: 11,
  drawIdx: 3,
  playDate: DATE,
  state: 'SUBMITTED',
  wishes: [{ ideal: '07:10', earliest: '06:30', latest: '07:50' }],
  anyTime: false,
  party: [{ memberIdx: ME, name: 'Me', consent: true }],
  partySize: 4,
  standbyIfLost: true,
  tickets: 6,
  tier: 0,
  entryHash: 'e'.repeat(64),
  receiptNo: 'GC001-3-11',
  editableUntil: DRAW.closeAt,
  pseudonym: PSEUDONYM,
  version: 1,
}

const TIMES = ['06:30', '06:50', '07:10', '07:30', '07:50', '08:30']

/** What a member reads before entering. */
export const FORM = {
  draw: DRAW,
  entries: [] as DrawEntry[],
  tickets: 6,
  tier: 0,
  blocks: [] as unknown[],
  slots: TIMES.map((time, i) => ({
    slotIdx: i + 1,
    date: DATE,
    time,
    courseIdx: (i % 2) + 1,
    minPlayers: 2,
    capacity: 4,
  })),
  usual: '07:10',
  named: [] as unknown[],
  partyLeast: 2,
  partyMost: 4,
  termsIdx: 9,
}

/** From now on a member looks at the screen. */
export function asMember(): void {
  keepSession({ ...currentSession(), memberIdx: ME, isAdmin: false, authority: 'MEMBER' } as Session, false)
}
