import { expect, test } from 'vitest'
import { answer, asked, named, press, pressNamed, said, show, soon, type } from '../../../../../test/screen'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { DayTools } from './day-tools'
import { SuspendPanel } from './suspend-panel'

const SHEET = {
  ...{ date: '2027-03-13', state: 'PUBLISHED', version: 3, shares: [{ part: '1', used: 0, max: 0 }] },
  courses: [
    { courseIdx: 7, code: '1', name: 'Lake' },
    { courseIdx: 8, code: '2', name: 'Pine' },
  ],
  slots: [
    { courseIdx: 7, part: '1' },
    { courseIdx: 8, part: '1' },
  ],
  shutCourses: [],
} as unknown as ManagerSheet
const CHECK = 'GET /manage/days/2027-03-13/suspend'
const FOUND = {
  ...{ version: 3, holds: 1, notified: 3, turning: 0 },
  bookings: [
    {
      bookingIdx: 1,
      time: '07:00',
      courseName: 'Lake',
      who: 'Ann Lee',
      startsAt: '2027-03-12T22:00:00Z',
      players: 4,
    },
  ],
  groups: [{ dateIdx: 31, teamName: 'Old Boys', teeTimes: 2 }],
}

const panel = (sheet: ManagerSheet) => (
  <SuspendPanel sheet={sheet} onClose={() => {}} onDone={async () => {}} onSuspended={() => {}} />
)
const options = () => [...document.querySelectorAll('[name=courseIdx] option')].map(({ textContent }) => textContent)

test('what a suspension ends is said before, with groups that have named no players', async () => {
  answer({ [CHECK]: () => FOUND })
  await show(panel(SHEET))
  await soon(() => expect(said()).toContain('1 hold ends. 1 booking is cancelled. 3 members are notified.'))
  expect(said()).toContain('07:00 Lake, Ann Lee, 4 players')
  expect(named('a', '07:00 Lake, Ann Lee').getAttribute('href')).toBe('/ishm/reservation/bookings/1')
  expect(said()).toContain('Group Old Boys, 2 tee times without players')
  await press(document.querySelector('input[type=checkbox]')!)
  await soon(() => expect(said()).toContain('1 booking stays.'))
})

test('one course is chosen after the part, and the preview follows', async () => {
  answer({ [CHECK]: ({ searchParams }) => ({ ...FOUND, turning: searchParams.get('courseIdx') === '7' ? 2 : 0 }) })
  await show(panel(SHEET))
  expect(options()).toEqual(['All courses', 'Lake', 'Pine'])
  await type('part', '1')
  await type('courseIdx', '7')
  await soon(() => expect(said()).toContain('2 bookings of other courses turn onto this course and stay.'))
  expect(asked.at(-1)!.query).toMatchObject({ part: '1', courseIdx: '7' })
})

test('a day with one course asks for none, and one that is closed is not offered again', async () => {
  answer({ [CHECK]: () => FOUND })
  await show(panel({ ...SHEET, courses: SHEET.courses.slice(0, 1) }))
  expect(options()).toEqual([])
  await show(panel({ ...SHEET, shutCourses: [{ courseIdx: 7, part: '1', reason: 'Burst pipe' }] }))
  expect(options()).toEqual(['All courses', 'Pine'])
})

test('the result of a suspension links to the bookings that it cancelled', async () => {
  answer({
    [CHECK]: () => FOUND,
    'PUT /manage/days/2027-03-13/suspend': () => ({ cancelled: 1, notified: 4 }),
  })
  await show(<DayTools sheet={SHEET} onChanged={async () => {}} />)
  await pressNamed('button', 'Suspend')
  await type('courseIdx', '7')
  await type('reason', 'Burst pipe')
  await press([...document.querySelectorAll<HTMLElement>('button[type=submit]')].at(-1)!)
  await soon(() => expect(said()).toContain('Suspended, 1 booking cancelled. 4 members notified.'))
  expect(asked.find(({ call }) => call.startsWith('PUT'))!.body).toMatchObject({
    ...{ courseIdx: 7, reason: 'Burst pipe', cancelBookings: true, version: 3 },
  })
  expect(named('a', 'Call list').getAttribute('href')).toBe(
    '/ishm/reservation/bookings?from=2027-03-13&to=2027-03-13&state=CC&courseIdx=7&columns=phone,date,course,players,cancelled',
  )
})
