import { describe, expect, it } from 'vitest'
import { oddsOf } from './odds-rules.ts'

const date = '2027-03-20'
const slot = (slotIdx: number, time: string) => ({
  ...{ slotIdx, date, time, courseIdx: 1, mode: 'EXCLUSIVE' as const, capacity: 4, minPlayers: 4 },
})
const line = { ideal: '07:00', earliest: '07:00', latest: '09:00' }
const entry = (no: number, more: { tickets?: number; tier?: number } = {}) => ({
  ...{ pseudonym: String(no).padStart(32, '0'), playDate: date, wishes: [line], anyTime: false, partySize: 4 },
  ...{ tickets: 4, tier: 0, ...more },
})
const mine = { wishes: [line], anyTime: false, partySize: 4, tickets: 4, tier: 0 }
const draw = (slots: number, others: number, more = {}) => ({
  slots: Array.from({ length: slots }, (_, i) => slot(i + 1, '07:00')),
  entries: Array.from({ length: others }, (_, i) => entry(i, more)),
})

describe('oddsOf', () => {
  it.each([
    ['no draw to go by', [], mine, undefined],
    ['a draw without tee times', [draw(0, 5)], mine, undefined],
    ['fewer entries than tee times', [draw(5, 4)], mine, 100],
    ['everyone of a higher tier', [draw(3, 3, { tier: 4 })], mine, 0],
    ['a higher tier than everyone', [draw(1, 20)], { ...mine, tier: 4 }, 100],
    ['a party that fits nowhere', [draw(3, 0)], { ...mine, partySize: 3 }, 0],
    [
      'a window without tee times',
      [draw(3, 0)],
      { ...mine, wishes: [{ ...line, earliest: '08:00', ideal: '08:00' }] },
      0,
    ],
  ])('%s', (_, last, own, odds) => {
    expect(oddsOf(last, own)).toBe(odds)
  })

  it('is near the share of the tickets, and always the same', () => {
    const even = oddsOf([draw(1, 3)], mine)!
    expect(even).toBeGreaterThan(15)
    expect(even).toBeLessThan(35)
    expect(oddsOf([draw(1, 3)], mine)).toBe(even)
    // 12 of 24 tickets.
    const more = oddsOf([draw(1, 3)], { ...mine, tickets: 12 })!
    expect(more).toBeGreaterThan(40)
    expect(more).toBeLessThan(60)
  })
})
