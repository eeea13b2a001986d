import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import { expect, test, vi } from 'vitest'
import { answer, asked, named, pressNamed, Refused, said, show, soon } from '../../test/screen'
import { ASKED, BOOKING } from '../../test/some-booking'
import { asMember, ME } from '../../test/some-draw'
import { wantedHold } from '../reservation/hold/wanted-hold'
import OwnHome from './own-home'

const TODAY = '2098-12-01'
const limit = (used: number, max: number | null) => ({ used, max })
const COUNTS = {
  ...{ date: TODAY, day: limit(0, 1), month: { weekday: limit(0, null), weekend: limit(0, 3) } },
  ...{ waiting: limit(0, 3), draw: limit(0, 1), hold: limit(0, 1), guest: limit(0, 3) },
}
const free = (date: string, dayType: string, more: Partial<FreeDay> = {}): FreeDay => ({
  ...{ date, dayType, count: 1, myBooking: false },
  times: [
    {
      slotIdx: Number(date.slice(8)),
      courseIdx: 1,
      courseName: 'Lake',
      part: '1',
      time: '07:10',
      places: 4,
      greenFee: 120_000,
    },
  ],
  ...more,
})
const SATURDAY = free('2098-12-06', 'SA')
const PAGE = { list: [], total: 0, page: 1, size: 20 }
const BOOKINGS = `GET /my-reservation/bookings/${ME}`
const listed = (list: readonly unknown[]) => ({ ...PAGE, list, total: list.length })

const NO_PENALTIES = { suspendedUntil: null, why: null, cancelsThisMonth: 0, cancelsMax: null, ruleText: '' }

interface Given {
  coming?: readonly Booking[]
  played?: readonly Booking[]
  owed?: readonly object[]
  days?: readonly FreeDay[]
  counts?: object
  answers?: Parameters<typeof answer>[0]
}

async function shown({
  coming = [],
  played = [],
  owed = [],
  days = [SATURDAY],
  counts = {},
  answers = {},
}: Given = {}) {
  asMember()
  const onDays = vi.fn()
  answer({
    [BOOKINGS]: ({ searchParams }) => listed(searchParams.get('when') === 'past' ? played : coming),
    [`GET /reservation/free-times/${ME}`]: () => ({ serverTime: `${TODAY}T00:00:00Z`, fees: [], days }),
    [`GET /reservation/calendar/${ME}`]: () => ({ serverTime: `${TODAY}T00:00:00Z`, days: [] }),
    [`GET /reservation/${ME}/${TODAY}/cnt`]: () => ({ ...COUNTS, ...counts }),
    [`GET /info/${ME}/penalties`]: () => ({ ...NO_PENALTIES, active: owed }),
    'GET /weather': () => null,
    [`GET /my-reservation/waitings/${ME}`]: () => PAGE,
    'GET /voc': () => listed([{ idx: 4, title: 'A locker' }]),
    'GET /reservation/holes/GC001': () => [],
    ...answers,
  })
  await show(<OwnHome memberIdx={ME} today={TODAY} notices={[]} onDays={onDays} />, { path: '*', at: '/' })
  await soon(() => named('h2', 'Notices'))
  return onDays
}

test('a press on a free time asks the sheet of its day to hold it', async () => {
  const onDays = await shown()
  expect(onDays).toHaveBeenCalledWith([])
  await pressNamed('button', 'Sat 6 Dec07:10 Lake₩120,000Hold')
  expect(wantedHold()).toEqual({ slotIdx: 6, date: '2098-12-06', time: '07:10', course: 'Lake' })
})

test('the last round leads to the same tee time on the next day of its weekday', async () => {
  await shown({ played: [{ ...BOOKING, date: '2098-11-22', time: '07:10', state: 'PL' }] })
  const link = named<HTMLAnchorElement>('a', /^As last time: Sat 6 Dec, 07:10/)
  expect(link.getAttribute('href')).toBe(`/reservation?date=2098-12-06&course=${BOOKING.courseIdx}&at=07%3A10`)
})

test('money to pay waits with its date, but not what was appealed, is proposed or would only end a suspension', async () => {
  const money = { ...{ penaltyIdx: 1, code: 'P1', state: 'ACTIVE', money: 60_000 }, until: null, dueDate: '2098-12-09' }
  await shown({
    owed: [
      ...[money, { ...money, penaltyIdx: 2, state: 'APPEALED' }, { ...money, penaltyIdx: 3, state: 'PROPOSED' }],
      ...[
        { ...money, penaltyIdx: 4, until: '2098-12-30' },
        { ...money, penaltyIdx: 5, paid: true },
      ],
    ],
  })
  expect([...document.querySelectorAll('a[href="/mypage/penalties"]')].map((link) => link.textContent)).toEqual([
    '₩60,000 to pay by Tue 9 Dec',
  ])
})

test('each call is asked once', async () => {
  await shown({ coming: [BOOKING, ASKED] })
  const calls = asked.map(({ call, query }) => `${call} ${query.when ?? ''}`)
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())
})

test('the next round has what its booker is likely to do, and the others wait in a list', async () => {
  await shown({ coming: [BOOKING, ASKED] })
  named('h2', /^\w{3} 6 Dec, 07:58 Hill$/)
  expect(named<HTMLAnchorElement>('a', 'Add names').getAttribute('href')).toBe('/mypage?booking=41&do=players')
  expect(named('a', 'Move to another time').getAttribute('href')).toContain('&move=41')
  expect(named('a', 'Cancel booking').getAttribute('href')).toBe('/mypage?booking=41&do=cancel')
  named('a', /^Ha-eun Choi asks you to play/)
  expect(named('a', 'The club has answered “A locker”').getAttribute('href')).toBe('/mypage/cs/4')
})

test('the tee time of a group is changed with its group', async () => {
  await shown({ coming: [{ ...BOOKING, type: 'T' }] })
  expect(named('a', 'Add names').getAttribute('href')).toBe('/mypage?view=groups')
  expect(named('a', 'Change it with your group').getAttribute('href')).toBe('/mypage?view=groups')
  expect(() => named('a', 'Move to another time')).toThrow()
  expect(() => named('a', 'Cancel booking')).toThrow()
})

test('a question about the next round is answered in its card', async () => {
  await shown({ coming: [ASKED] })
  answer({ 'PUT /reservation/booking/42/answer': () => ({ ...ASKED, version: 2 }) })
  expect(() => named('a', 'Cancel booking')).toThrow()
  expect(said()).not.toContain('Not answered yet')
  answer({ [BOOKINGS]: () => listed([]) })
  await pressNamed('button', 'Decline')
  await soon(() => expect(said()).toContain('No upcoming tee times'))
})

test('days on which the member plays, or that a limit rules out, are not offered', async () => {
  const used = { month: { weekday: limit(0, null), weekend: limit(3, 3) } }
  await shown({
    days: [SATURDAY, free('2098-12-03', 'WD', { myBooking: true }), free('2098-12-04', 'WD')],
    counts: used,
  })
  expect(document.querySelectorAll('li button')).toHaveLength(1)
  named('button', /^Thu 4 Dec/)
})

test('a member whose limits are used up reads why nothing is offered', async () => {
  await shown({ counts: { month: { weekday: limit(0, null), weekend: limit(3, 3) } } })
  expect(said()).toContain('You have used your bookings')
})

test('a full club and a member without a round are said in words', async () => {
  await shown({ days: [free('2098-12-06', 'SA', { count: 0, times: [] })] })
  for (const words of ['No upcoming tee times', 'No free tee times']) expect(said()).toContain(words)
})

test('a suspended member reads until when, and no time is offered', async () => {
  await shown({ counts: { suspendedUntil: '2098-12-24' } })
  expect(said()).toContain('You cannot book tee times until the end of Wednesday 2098.12.24')
  expect(said()).not.toContain('You can book now')
})

test('bookings that could not be read are read again on a press, and the free times are there', async () => {
  const failing = () => {
    throw new Refused(500)
  }
  await shown({ answers: { [BOOKINGS]: failing } })
  named('button', /^Sat 6 Dec/)
  expect(said()).not.toContain('No upcoming tee times')
  answer({ [BOOKINGS]: () => listed([BOOKING]) })
  await pressNamed('button', 'Try again')
  await soon(() => named('a', 'Add names'))
})
