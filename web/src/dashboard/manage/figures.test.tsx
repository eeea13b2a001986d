import { beforeEach, expect, test, vi } from 'vitest'
import { answer, named, press, show, soon } from '../../../test/screen'
import FiguresView from './figures'

const BOOKINGS = { made: 32, cancelled: 4, late: 1, noShow: 1, played: 9 }
const OTHER = { from: '2026-11-01', to: '2026-11-02', isByHour: true, views: 5, leadDays: 3 }
const BEFORE = { ...OTHER, bookings: { ...BOOKINGS, made: 20, cancelled: 7 }, fill: { taken: 2, total: 8 } }
const YEAR_BEFORE = { ...BEFORE, from: '2025-12-01', to: '2025-12-02' }
const EMPTY = {
  ...YEAR_BEFORE,
  ...{ views: 0, leadDays: null, fill: { taken: 0, total: 0 } },
  bookings: { made: 0, cancelled: 0, late: 0, noShow: 0, played: 0 },
}
const FILL = [
  { date: '2026-12-01', taken: 1, total: 4 },
  { date: '2026-12-02', taken: 3, total: 4 },
]
const PARTS = ['Morning', 'Midday', 'Evening'].map((name, i) => ({ key: `${i + 1}`, keyName: name, values: [name] }))
const NUMBERS = {
  ...{ period: 2, from: '2026-12-01', to: '2026-12-02', todo: [] },
  views: { total: 9, byDay: [] },
  bookings: { ...BOOKINGS, byDay: [] },
  leadTime: { averageDays: 4, bands: [] },
  ...{ occupancy: FILL, ahead: [], byPart: [], byCourse: [] },
  occupancyYearBefore: [
    { date: '2025-12-01', taken: 1, total: 2 },
    { date: '2025-12-02', taken: 0, total: 0 },
  ],
  trend: {
    ...{ from: '2026-11-03', to: '2026-12-02', fill: FILL },
    bookings: [{ date: '2026-12-01', made: 32, cancelled: 4, noShow: 1 }],
  },
  ...{ before: BEFORE, yearBefore: YEAR_BEFORE },
}

beforeEach(() => {
  // The document of these tests has no popovers.
  HTMLElement.prototype.hidePopover ??= () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

async function shown(more: object = {}) {
  answer({
    'GET /dashboard/periods': () => [
      { period: 2, key: '2', name: 'This month', from: NUMBERS.from, to: NUMBERS.to },
      { period: 3, key: '3', name: 'Last month', from: '2026-11-01', to: '2026-11-30' },
    ],
    'GET /dashboard': () => ({ ...NUMBERS, ...more }),
    'GET /attention': () => [],
    'GET /common/system-code/GC001': () => ({ 218: { version: 1, codes: PARTS } }),
    'GET /manage/waiver-proposals': () => [],
  })
  await show(<FiguresView />)
  await soon(() => named('ul', 'Key figures for the period'))
}
const tiles = () => [...named('ul', 'Key figures for the period').children].map((tile) => tile.textContent)
const large = () => named('section', /^Fill rate by day/)
const rows = () => [...large().querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test('each key figure has a line and says its change in words', async () => {
  await shown()
  expect(tiles()).toEqual([
    'Fill rate50%25 pp higher than on the same days last month+25 pp vs a year earlier',
    'Bookings made3212 more than by this day and hour last month+12 vs a year earlier',
    'Cancellations43 fewer than by this day and hour last month−3 vs a year earlier',
    'No-shows1As many as by this day and hour last month±0 vs a year earlier',
  ])
  const lines = [...document.querySelectorAll('li path')].map((path) => path.getAttribute('d')!)
  expect(lines).toHaveLength(4)
  // Only two of the thirty days have tee times.
  expect(lines[0]!.match(/[ML]/g)).toEqual(['M', 'L'])
  expect(lines[1]!.match(/[ML]/g)).toHaveLength(30)
})

test('a figure is compared with days that it names', async () => {
  await shown({ drawDemand: { draws: 1, entries: 64, slots: 62 } })
  const others = [...named('ul', 'Other figures for the period').children].map((tile) => tile.textContent)
  expect(others).toContain('Website visits9+4 vs 1 Nov – 2 Nov+4 vs a year earlier')
  expect(others).toContain('Booking lead time4 days+1 d vs 1 Nov – 2 Nov+1 d vs a year earlier')
  expect(others).toContain('Entries for each tee time164 entriesfor 62 tee times1 draw under way')
})

test('a club without anything before has nothing to compare with', async () => {
  await shown({ before: EMPTY, yearBefore: EMPTY, occupancyYearBefore: [] })
  expect(tiles()).toEqual([
    'Fill rate50%Nothing to compare with',
    'Bookings made32Nothing to compare with',
    'Cancellations4Nothing to compare with',
    'No-shows1Nothing to compare with',
  ])
  expect(rows()[0]).toEqual(['Day', 'Fill rate'])
  expect(large().textContent).not.toContain('A year earlier')
})

test('the large chart has the year before as a line, in its legend and in its table', async () => {
  await shown()
  expect(large().querySelectorAll('rect')).toHaveLength(2)
  // The second day had no tee times a year earlier.
  expect(large().querySelectorAll('circle')).toHaveLength(1)
  expect([...large().querySelectorAll('li')].map((li) => li.textContent)).toEqual(['Fill rate', 'A year earlier'])
  expect(rows()).toEqual([
    ['Day', 'Fill rate', 'A year earlier'],
    [expect.stringContaining('1 Dec'), '25% · 1 of 4 tee times', '50% · 1 of 2 tee times'],
    [expect.stringContaining('2 Dec'), '75% · 3 of 4 tee times', '–'],
  ])
  await press(large().querySelector<HTMLElement>('[role=menuitem]')!)
  expect([...large().querySelectorAll('td a')].map((link) => link.getAttribute('href'))).toEqual([
    '/ishm?date=2026-12-01',
    '/ishm?date=2025-12-01',
    '/ishm?date=2026-12-02',
  ])
})

test('the parts of the day are the layers of its bar, in the words of the club', async () => {
  const parts = (morning: number, evening: number) => [
    { part: '1', taken: morning, total: 2 },
    { part: '3', taken: evening, total: 2 },
  ]
  const [first, second] = FILL
  await shown({
    occupancy: [
      { ...first, parts: parts(1, 0) },
      { ...second, parts: parts(2, 1) },
    ],
  })
  const layers = [...large().querySelectorAll('rect[data-layer]')]
  expect(layers.map((layer) => [layer.getAttribute('data-layer'), layer.textContent])).toEqual([
    ['1', expect.stringMatching(/1 Dec.*, Morning: 1 of 2 tee times\nFill rate: 25% · 1 of 4 tee times$/)],
    ['2', expect.stringMatching(/1 Dec.*, Evening: 0 of 2 tee times\nFill rate: 25% · 1 of 4 tee times$/)],
    ['1', expect.stringMatching(/2 Dec.*, Morning: 2 of 2 tee times\nFill rate: 75% · 3 of 4 tee times$/)],
    ['2', expect.stringMatching(/2 Dec.*, Evening: 1 of 2 tee times\nFill rate: 75% · 3 of 4 tee times$/)],
  ])
  const [, , below, above] = layers.map((layer) => [
    Number(layer.getAttribute('y')),
    Number(layer.getAttribute('height')),
  ])
  expect(above![0]! + above![1]!).toBeCloseTo(below![0]!)
  expect(below![1]! / above![1]!).toBeCloseTo(2)
  expect(large().querySelectorAll('circle')).toHaveLength(1)
  expect([...large().querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    'Morning',
    'Evening',
    'A year earlier',
  ])
  expect(rows()).toEqual([
    ['Day', 'Fill rate', 'Morning', 'Evening', 'A year earlier'],
    [
      expect.stringContaining('1 Dec'),
      '25% · 1 of 4 tee times',
      '1 of 2 tee times',
      '0 of 2 tee times',
      expect.any(String),
    ],
    [expect.stringContaining('2 Dec'), '75% · 3 of 4 tee times', '2 of 2 tee times', '1 of 2 tee times', '–'],
  ])
  await press(large().querySelector<HTMLElement>('[role=menuitem]')!)
  const links = [...large().querySelectorAll('td a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/ishm/figures?from=2026-12-02&to=2026-12-02&part=3')
})

test('a club that plays one part of the day has nothing to stack', async () => {
  await shown({ occupancy: FILL.map((day) => ({ ...day, parts: [{ part: '1', taken: day.taken, total: 4 }] })) })
  expect(rows()[0]).toEqual(['Day', 'Fill rate', 'A year earlier'])
  expect(large().querySelectorAll('rect')).toHaveLength(2)
})

const fridays = (dates: string[], taken: number) => dates.map((date) => ({ date, taken, total: 100 }))
const fridaysThen = (taken: number, days = 3) =>
  fridays(['2025-12-05', '2025-12-12', '2025-12-19'].slice(0, days), taken)

test.each([
  [fridaysThen(71), 'Fridays fall: 62% of tee times taken, 9 points less than a year earlier.'],
  [fridaysThen(50), 'Fridays rise: 62% of tee times taken, 12 points more than a year earlier.'],
  [fridaysThen(71, 2), 'Compared with'],
])('the weekday that changed most comes above the numbers, where enough days say so: %#', async (then, first) => {
  await shown({ occupancy: fridays(['2026-12-04', '2026-12-11', '2026-12-18'], 62), occupancyYearBefore: then })
  const sentence = named('p', /year earlier/)
  expect(sentence.textContent).toMatch(new RegExp(`^${first}`))
  const isAbove = named('ul', 'Key figures for the period').compareDocumentPosition(sentence)
  expect(isAbove === Node.DOCUMENT_POSITION_PRECEDING).toBe(first !== 'Compared with')
})
