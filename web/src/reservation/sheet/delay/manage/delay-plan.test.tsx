import type { StayingTime } from '@clubhouse/contract/reservation/sheet/delay'
import { expect, test } from 'vitest'
import { said, show } from '../../../../../test/screen'
import { DelayPlan } from './delay-plan'

const time = (slotIdx: number, more: Partial<StayingTime> = {}): StayingTime => ({
  ...{ slotIdx, from: '07:16', courseName: 'East', players: 0, reason: 'NEXT_PART', isTaken: false },
  isForClub: false,
  ...more,
})

test('a tee time that is kept for the club is not called free', async () => {
  const moved = { ...time(3, { from: '06:30', isForClub: true }), to: '06:50' }
  const plan = { moved: [moved], cannot: [time(1), time(2, { isForClub: true })], toNotify: 0, version: 1 }
  await show(<DelayPlan plan={plan} decisions={{}} onDecide={() => {}} />)
  expect(said()).toContain('1 free tee time cannot move and is removed from the day.')
  expect(said()).toContain('1 tee time for club use cannot move and is removed from the day: 07:16 East.')
  expect(document.querySelector('td:last-child')!.textContent).toBe('club use')
})
