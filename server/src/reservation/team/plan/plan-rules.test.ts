import { expect, it } from 'vitest'
import { monthsOf, namedDates, type Pattern, planOf, weeksOf } from './plan-rules.ts'

const pattern = (changes: Partial<Pattern> = {}): Pattern => ({
  cycle: 'M1',
  weekType: '2',
  weekday: 6,
  skipMonths: [],
  ...changes,
})

it.each<[string, Partial<Pattern>, number[]]>([
  ['every month, second', {}, [2]],
  ['every month, last', { weekType: 'L' }, [4, 5]],
  ['every week', { cycle: 'W1' }, [1, 2, 3, 4, 5]],
  ['twice a month from the first', { cycle: 'W2', weekType: '1' }, [1, 3]],
  ['twice a month from the third', { cycle: 'W2', weekType: '3' }, [1, 3]],
  ['twice a month, last', { cycle: 'W2', weekType: 'L' }, [2, 3, 4, 5]],
])('a group that plays %s may take these weeks', (_, changes, weeks) => {
  expect(weeksOf(pattern(changes))).toEqual(weeks)
})

it.each<[string, Partial<Pattern>, number[]]>([
  ['every month', { skipMonths: [1, 2, 12] }, [3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['every two months', { cycle: 'M2', skipMonths: [1] }, [3, 5, 7, 9, 11]],
  ['once', { cycle: 'S1', skipMonths: [1, 2, 3] }, [4]],
])('a group that plays %s has these months', (_, changes, months) => {
  expect(monthsOf(pattern(changes))).toEqual(months)
})

it.each<[string, Partial<Pattern>, string[]]>([
  ['the second Saturday', {}, ['2027-05-08']],
  ['the last Saturday', { weekType: 'L' }, ['2027-05-29']],
  ['every Saturday', { cycle: 'W1' }, ['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22', '2027-05-29']],
  ['the last Saturday and the one two weeks before', { cycle: 'W2', weekType: 'L' }, ['2027-05-15', '2027-05-29']],
])('%s of May 2027', (_, changes, dates) => {
  expect(namedDates(2027, pattern(changes)).filter((date) => date.startsWith('2027-05'))).toEqual(dates)
})

it('a month without a fifth weekday has no date for it', () => {
  const saturdays = namedDates(2027, pattern({ cycle: 'W1' }))
  expect(saturdays.filter((date) => date.startsWith('2027-06'))).toHaveLength(4)
  expect(saturdays).toHaveLength(52)
})

const once = pattern({ cycle: 'S1', skipMonths: [1, 2, 3, 4] })
it.each<[string, string[], { date: string; movedFrom: string | null }[], string[]]>([
  ['stays', [], [{ date: '2027-05-08', movedFrom: null }], []],
  ['moves by a week', ['2027-05-08'], [{ date: '2027-05-15', movedFrom: '2027-05-08' }], []],
  ['moves by two weeks', ['2027-05-08', '2027-05-15'], [{ date: '2027-05-22', movedFrom: '2027-05-08' }], []],
  ['is none', ['2027-05-08', '2027-05-15', '2027-05-22'], [], ['2027-05-08']],
])('a date on a closed day %s', (_, closed, dates, dropped) => {
  expect(planOf(2027, once, (date) => closed.includes(date))).toEqual({ dates, dropped })
})

it('a date never moves to another of the group', () => {
  const { dates, dropped } = planOf(2027, pattern({ cycle: 'W1' }), (date) => date === '2027-05-08')
  expect(dropped).toEqual(['2027-05-08'])
  expect(dates).toHaveLength(51)
})

it('a date does not move into the next year', () => {
  const last = pattern({ cycle: 'S1', weekType: 'L', skipMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
  expect(planOf(2027, last, (date) => date === '2027-12-25')).toEqual({ dates: [], dropped: ['2027-12-25'] })
})
