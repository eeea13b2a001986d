import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { expect, test } from 'vitest'
import { named, press, put, said, show } from '../../test/screen'
import GuidePage from './guide-page'

const RULES: Guide = {
  short: ['You can book up to 32 days ahead.', 'You can make 1 booking a day.', 'You can cancel free of charge.'],
  ...{ fees: [], discounts: [], times: [], opening: [], draws: [], groups: [] },
  ...{ cancel: 'Cancelling.', guests: 'Guests.', standby: 'Standby.' },
  ...{ penalties: [], repeats: [], conduct: '', moneyDue: '', penaltiesNext: '' },
}
type Penalty = Guide['penalties'][number]
type Step = Guide['repeats'][number]['steps'][number]
const penalty = (code: string, days: number | null, percent: number | null, perMonths: number | null = null): Penalty =>
  ({ ...{ code, days, percent, perMonths }, name: `Rule ${code}` }) as Penalty
const step = (from: number, to: number | null, days: number | null, percent: number | null = null): Step => ({
  ...{ from, to, days, percent },
})

const shown = (more: Partial<Guide> = {}) =>
  show(<GuidePage />, { path: '/guide', at: '/guide', loaded: { sections: [], rules: { ...RULES, ...more } } })
const rungs = (ladder: string) =>
  [...named('ol', ladder).children].map((rung) => [...rung.children].map((part) => part.textContent))

test('the rules of booking come first, in their sentences', async () => {
  await shown()
  const [first] = document.querySelectorAll('h2')
  expect(first!.textContent).toBe('Booking in short')
  const sentences = [...first!.parentElement!.querySelectorAll('li')].map((li) => li.textContent)
  expect(sentences).toEqual(RULES.short)
})

test('groups are there where the club has a season for them', async () => {
  await shown()
  expect(said()).not.toContain('Groups')
  await shown({ groups: ['A group plays at least 80% of its dates.', 'One skip too many ends the contract.'] })
  const paragraphs = named('section', /^Groups/).querySelectorAll('p')
  expect([...paragraphs].map(({ textContent }) => textContent)).toEqual([
    'A group plays at least 80% of its dates.',
    'One skip too many ends the contract.',
  ])
})

test('the type that is chosen for the fees is that of the openings, and the other way round', async () => {
  const price = (memberType: string, weekday: number) =>
    ({
      key: 'GREEN',
      name: 'Green fee',
      unit: 'PERSON',
      season: false,
      weekdays: [],
      weekdayNames: [],
      memberType,
      memberTypeName: null,
      part: null,
      partName: null,
      weekday,
      weekend: 2 * weekday,
    }) as Guide['fees'][number]
  await shown({
    fees: [price('10', 90_000), price('20', 60_000)],
    opening: [
      { memberType: '10', name: 'Full member', weekday: 'Monday at 09:00.', weekend: 'Friday at 09:00.' },
      { memberType: '20', name: 'Family member', weekday: 'Monday at 13:00.', weekend: 'Friday at 13:00.' },
    ],
  })
  const fees = named('section', /^Fees/)
  const opening = named('section', /^When bookings open/)
  expect(fees.querySelector('[role=status]')!.textContent).toContain('90,000')
  expect(opening.querySelector('p')!.textContent).toBe('Monday at 09:00.')
  await put(opening.querySelector('select')!, '20')
  expect(fees.querySelector('[role=status]')!.textContent).toContain('60,000')
  expect(opening.querySelector('p')!.textContent).toBe('Monday at 13:00.')
  await press(fees.querySelector('input[value=WEEKEND]')!)
  expect(fees.querySelector('[role=status]')!.textContent).toContain('120,000')
})

test('a club without fees has nothing to choose them by', async () => {
  const opening = [{ memberType: '10', name: 'Full member', weekday: 'Monday.', weekend: 'Friday.' }]
  await shown({ opening })
  expect(named('section', /^Fees/).querySelector('select, [role=status]')).toBeNull()
})

test('a club without penalties says so', async () => {
  await shown({ penalties: [penalty('W1', null, null)] })
  expect(said()).toContain('The club has no penalties at present.')
  expect(document.querySelectorAll('ol')).toHaveLength(0)
})

test('late cancellations and no-shows are steps, with what each leads to', async () => {
  await shown({
    penalties: [
      penalty('W1', 30, 10),
      penalty('W2', 1, null),
      penalty('W3', null, 20),
      penalty('W4', 180, 30, 12),
      penalty('W7', 14, null, 1),
    ],
    moneyDue: 'Pay within 30 days.',
  })
  expect(rungs('Cancelling late, or not coming')).toEqual([
    ['Rule W1', 'No booking for 30 days, or 10% of the group’s green fees, as you choose'],
    ['Rule W2', 'No booking for 1 day'],
    ['Rule W3', '20% of the group’s green fees'],
    ['Rule W4', 'No booking for 180 days; 30% of the group’s green fees lifts this, once in a 12-month period'],
  ])
  expect(said()).toContain('Pay within 30 days.')
})

test.each<[string, Step[], [string, string][]]>([
  ['W8', [step(1, null, 180)], [['Each time', 'No booking for at least 180 days']]],
  [
    'W5',
    [step(2, 2, 30), step(3, null, 90)],
    [
      ['First time', 'A warning'],
      ['Second time', 'No booking for 30 days'],
      ['Third time and later', 'No booking for 90 days'],
    ],
  ],
  [
    'W7',
    [step(7, null, 14, 10)],
    [
      ['Times 1–6', 'No extra suspension'],
      ['Time 7 and later', 'No booking for 14 days, or 10% of the group’s green fees, as you choose'],
    ],
  ],
  [
    'W6',
    [step(1, 1, null), step(2, 2, 10), step(3, 3, 20), step(4, 6, 30), step(7, null, 40)],
    [
      ['First time', 'Nothing follows'],
      ['Second time', 'No booking for 10 days'],
      ['Third time', 'No booking for 20 days'],
      ['Times 4–6', 'No booking for 30 days'],
      ['Time 7 and later', 'No booking for 40 days'],
    ],
  ],
])('%s is a ladder of the times that it happened', async (code, steps, expected) => {
  await shown({ repeats: [{ code, name: 'It happened', perMonths: code === 'W8' ? null : 12, steps }] })
  expect(rungs('It happened')).toEqual(expected)
  const counted = code === 'W7' ? 'Counted in each calendar month' : 'Counted over 12 months'
  expect(said().includes(counted)).toBe(code !== 'W8')
})
