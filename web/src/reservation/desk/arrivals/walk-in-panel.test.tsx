import { expect, test } from 'vitest'
import { answer, field, leave, said, show, soon, type } from '../../../../test/screen'
import WalkInPanel from './walk-in-panel'

const SLOT = {
  slotIdx: 1,
  courseIdx: 1,
  time: '23:50',
  part: '1',
  state: 'OPEN',
  mode: 'WHOLE',
  capacity: 4,
  greenFee: 0,
}

const HOUR_MS = 3_600_000

test('a phone number that is none is refused in words of its own', async () => {
  const today = new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10)
  answer({
    [`GET /manage/days/${today}`]: () => ({ courses: [{ courseIdx: 1, name: 'East' }], slots: [SLOT], claims: [] }),
    'GET /codes': () => [],
  })
  await show(<WalkInPanel onClose={() => {}} onBooked={() => {}} />)
  await type('phoneNo', 'abc')
  await leave('phoneNo')
  await soon(() => expect(said()).toContain('Enter a phone number, such as 010-1234-5678.'))
  expect(field('phoneNo').getAttribute('aria-invalid')).toBe('true')
})
