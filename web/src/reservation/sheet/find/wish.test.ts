import { expect, test } from 'vitest'
import { addressOf, searched, weekendsFrom, wishOf } from './wish'

const read = (query: string) => wishOf(new URLSearchParams(query))

test('a wish in the URL is read as it was written', () => {
  const wish = { span: 'weeks', weekdays: '15', part: '1', courseIdx: 3, players: 4, upTo: 120000 } as const
  const address = addressOf(wish)
  expect(address).toBe('/reservation?find=weeks&on=15&part=1&loop=3&players=4&upto=120000')
  expect(read(address.split('?')[1]!)).toEqual(wish)
})

test('an empty wish is every free time of the next weekends', () => {
  expect(addressOf({ span: 'weekends' })).toBe('/reservation?find=weekends')
  expect(read('date=2026-12-05')).toBeUndefined()
})

test('what makes no sense is left out', () => {
  expect(read('find=ever&on=89&part=x&loop=-1&players=9&upto=cheap')).toEqual({ span: 'weekends' })
})

test.each([
  ['a Wednesday', '2026-12-02', '2026-12-13'],
  ['a Saturday', '2026-12-05', '2026-12-13'],
  ['a Sunday', '2026-12-06', '2026-12-20'],
  ['a Monday', '2026-12-07', '2026-12-20'],
])('from %s two weekends are ahead', (_, today, to) => {
  expect(weekendsFrom(today)).toEqual({ from: today, to })
})

test('weekends name their weekdays, other spans keep those that were chosen', () => {
  expect(searched({ span: 'weekends', weekdays: '1', part: '1' }, '2026-12-02')).toEqual({
    from: '2026-12-02',
    to: '2026-12-13',
    weekdays: '67',
    part: '1',
  })
  expect(searched({ span: 'weeks', weekdays: '1' }, '2026-12-02')).toMatchObject({ to: '2026-12-15', weekdays: '1' })
  expect(searched({ span: 'month' }, '2026-12-02')).toMatchObject({ to: '2027-01-01', weekdays: undefined })
})
