import { expect, test } from 'vitest'
import { answer, asked, named, said, show, soon, type } from '../../../../../test/screen'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { ReopenPanel } from './reopen-panel'

const SHEET = {
  ...{ date: '2027-03-13', state: 'SUSPENDED', version: 3 },
  ...{ shares: [], shutCourses: [], slots: [], courses: [{ courseIdx: 7, code: '1', name: 'Lake' }] },
} as unknown as ManagerSheet

test('what kept its tee time is said before the day is reopened', async () => {
  answer({
    'GET /manage/days/2027-03-13/reopen': () => ({
      ...{ version: 3, free: 12 },
      bookings: [
        {
          ...{ bookingIdx: 1, time: '07:00', courseName: 'Lake', who: 'Ann Lee', players: 4 },
          startsAt: '2027-03-12T22:00:00Z',
        },
      ],
      groups: [{ dateIdx: 31, teamName: 'Old Boys', teeTimes: 2 }],
    }),
  })
  await show(<ReopenPanel sheet={SHEET} onClose={() => {}} onDone={async () => {}} />)
  await soon(() => expect(said()).toContain('12 tee times are free again.'))
  expect(said()).toContain('1 booking stays.')
  expect(said()).toContain('07:00 Lake, Ann Lee, 4 players')
  expect(named('a', '07:00 Lake, Ann Lee').getAttribute('href')).toBe('/ishm/reservation/bookings/1')
  expect(said()).toContain('Group Old Boys, 2 tee times without players')
})

test('parts and courses that are closed separately are reopened each alone', async () => {
  answer({ 'GET /manage/days/2027-03-13/reopen': () => ({ version: 3, free: 5, bookings: [], groups: [] }) })
  const sheet: ManagerSheet = {
    ...SHEET,
    state: 'PUBLISHED',
    shares: [{ part: '2', used: 0, max: 0, suspended: 'Fog' }],
    slots: ['1', '2'].map((part) => ({ courseIdx: 7, part })) as ManagerSheet['slots'],
    shutCourses: [{ courseIdx: 7, part: '1', reason: 'Burst pipe' }],
  }
  await show(<ReopenPanel sheet={sheet} onClose={() => {}} onDone={async () => {}} />)
  await soon(() => expect(asked.at(-1)!.query).toMatchObject({ part: '2' }))
  expect(asked.at(-1)!.query).not.toHaveProperty('courseIdx')
  expect([...document.querySelectorAll('[name=what] option')].map(({ textContent }) => textContent)).toEqual([
    'Midday',
    'Lake, Morning',
  ])
  await type('what', '1:7')
  await soon(() => expect(asked.at(-1)!.query).toMatchObject({ part: '1', courseIdx: '7' }))
})
