import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { expect, test } from 'vitest'
import { answer, said, show, soon } from '../../../../test/screen'
import { ArrivalDesk } from './arrival-desk'

/** 09:30 at the club. */
const NOW = Date.parse('2026-12-02T00:30:00Z')
const group = (bookingIdx: number, time: string, state: Arrival['state'] = 'EXPECTED'): Arrival => ({
  ...{ bookingIdx, bookingNo: `B${bookingIdx}`, version: 1, slotIdx: 1, courseIdx: 1, courseName: 'East' },
  ...{ date: '2026-12-02', time, part: '1', holes: '18', state, cart: false, caddie: false, feeClass: 'REGULAR' },
  ...{ opensAt: '2026-12-02T00:00:00Z', askedAt: '2026-12-02T00:00:00Z', lateAt: '2026-12-02T03:00:00Z' },
  booker: { memberIdx: 1, name: 'Kim' },
  phoneTail: '0001',
  ...{ flags: [], owed: [], players: [], mayMoveLate: false, marksPayments: true },
  price: { currency: 'KRW', total: 0, rows: [] },
})

async function counted(...groups: Arrival[]) {
  answer({ 'GET /codes': () => [] })
  const now = { now: NOW, readAt: NOW, isCut: false, refetch: () => {} }
  await show(<ArrivalDesk groups={groups} {...now} />)
  return soon(() => {
    expect(said()).toContain('to check in')
    return said()
  })
}

test('the desk sees how many groups it has yet to check in tee off soon', async () => {
  const words = await counted(group(1, '09:38'), group(2, '10:00'), group(3, '10:08'), group(4, '09:45', 'CHECKED_IN'))
  expect(words).toContain('3 groups to check in')
  expect(words).toContain('2 groups due in the next 30 minutes')
})

test('nothing is said of groups that tee off soon where there are none', async () => {
  expect(await counted(group(1, '10:08'))).not.toContain('in the next 30 minutes')
})
