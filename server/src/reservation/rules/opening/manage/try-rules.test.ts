import { expect, test } from 'vitest'
import type { OpeningRule } from '../../../rulebook.ts'
import { type PastBooking, shiftsOf, tryRules } from './try-rules.ts'

const rule = (fields: Partial<OpeningRule> = {}): OpeningRule => ({
  ...{ ruleIdx: 1, memberType: '10', dayClass: 'WEEKEND', courseIdx: null, part: null },
  ...{ pattern: 'ROLLING', days: 10, weeks: null, weekday: null, dayOfMonth: null, time: '09:00', w05: 'F' },
  ...{ quotaDay: 1, quotaMonth: null, fromDate: '2000-01-01', toDate: null },
  ...fields,
})
/** On Saturday 6 March, made five days before. */
const booking = (fields: Partial<PastBooking> = {}): PastBooking => ({
  ...{ memberIdx: 1, memberType: '10', date: '2027-03-06', dayClass: 'WEEKEND', courseIdx: 1, part: '1' },
  ...{ bookedAt: Temporal.Instant.from('2027-03-01T00:00:00Z'), outsideQuota: false },
  ...fields,
})
const outcome = (bookings: PastBooking[], rules: OpeningRule[], from = '2027-03-01') =>
  tryRules(bookings, rules, { from, zone: 'Asia/Seoul' })

test.each<[string, Partial<OpeningRule>, number]>([
  ['within the rules', {}, 1],
  ['at the moment when its day opens', { days: 5 }, 1],
  ['before its day opens', { days: 4 }, 0],
  ['of another type of member', { memberType: '11' }, 0],
  ['of days that only staff book', { w05: 'S' }, 0],
  ['of days that are opened by hand', { pattern: 'MANUAL' }, 0],
  ['on another course', { courseIdx: 2 }, 0],
])('a booking %s: %j', (_, fields, booked) => {
  expect(outcome([booking()], [rule(fields)])).toMatchObject({ booked, refused: 1 - booked })
})

test('the limits of the day and of the month count what was admitted before, also before the period', () => {
  const days = ['2027-03-06', '2027-03-07', '2027-03-13', '2027-03-13', '2027-04-03']
  const bookedAt = Temporal.Instant.from('2027-03-05T00:00:00Z')
  const all = days.map((date) => booking({ date, bookedAt }))
  const wide = { days: 60 }
  expect(outcome(all, [rule(wide)])).toMatchObject({ booked: 4, refused: 1 })
  expect(outcome(all, [rule({ ...wide, quotaMonth: 2 })])).toMatchObject({ booked: 3, refused: 2 })
  expect(outcome(all, [rule({ ...wide, quotaMonth: 2 })], '2027-03-13')).toMatchObject({ booked: 1, refused: 2 })
})

test('a booking outside the limit of the month is neither refused for it nor counted', () => {
  const bookedAt = Temporal.Instant.from('2027-03-05T00:00:00Z')
  const all = ['2027-03-06', '2027-03-07', '2027-03-13'].map((date, i) =>
    booking({ date, bookedAt, outsideQuota: i === 1 }),
  )
  expect(outcome(all, [rule({ days: 60, quotaMonth: 2 })])).toMatchObject({ booked: 3, refused: 0 })
  expect(outcome(all, [rule({ days: 60, quotaMonth: 1 })])).toMatchObject({ booked: 2, refused: 1 })
})

test('mornings of weekends are shared among the types of members', () => {
  const rules = ['10', '11', '20'].map((memberType) => rule({ memberType }))
  const all = [
    booking({ memberIdx: 1 }),
    booking({ memberIdx: 2 }),
    booking({ memberIdx: 3, memberType: '11' }),
    booking({ memberIdx: 4, memberType: '20', part: '2' }),
  ]
  expect(outcome(all, rules).primeShare).toEqual([
    { memberType: '10', share: 0.667 },
    { memberType: '11', share: 0.333 },
  ])
  expect(outcome([], rules)).toEqual({ byMember: new Map(), booked: 0, refused: 0, primeShare: [] })
})

test('members who get more or less are found, the greatest difference first', () => {
  const bookings = [1, 1, 1, 2, 3].map((memberIdx, i) => booking({ memberIdx, date: `2027-03-0${i + 1}` }))
  const { byMember } = outcome(bookings, [rule()])
  expect([...byMember]).toEqual([
    [1, 3],
    [2, 1],
    [3, 1],
  ])
  const after = new Map([
    [1, 1],
    [3, 1],
    [4, 1],
  ])
  expect(shiftsOf(byMember, after)).toEqual([
    { memberIdx: 1, before: 3, after: 1 },
    { memberIdx: 2, before: 1, after: 0 },
    { memberIdx: 4, before: 0, after: 1 },
  ])
})
