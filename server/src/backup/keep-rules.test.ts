import { expect, it } from 'vitest'
import { readKeep, surplus } from './keep-rules.ts'

const at = (day: string, time = '034005') => `clubhouse-GC001-${day}T${time}Z.tar`
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => at(`${Temporal.PlainDate.from(from).add({ days: i })}`))
const kept = (names: string[], keep: string) => {
  const gone = new Set(surplus(names, 'GC001', readKeep(keep)!))
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(16, 26))
}

it('keeps the newest of the last days, weeks and months', () => {
  const year = days('2025-11-27', 366)
  expect(kept(year, '3,0,0')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
  expect(kept(year, '0,3,0'), 'weeks end on Sunday').toEqual(['2026-11-15', '2026-11-22', '2026-11-27'])
  expect(kept(year, '0,0,3')).toEqual(['2026-09-30', '2026-10-31', '2026-11-27'])
  expect(kept(year, '7,4,12'), 'two of the weeks and one month end in the last seven days').toHaveLength(7 + 2 + 11)
})

it('counts days that have one: a club that was off for a month loses none of its last', () => {
  expect(kept([at('2026-01-02'), at('2026-01-03'), at('2026-09-09')], '2,0,0')).toEqual(['2026-01-03', '2026-09-09'])
})

it('of one day keeps the last, and always the newest of all', () => {
  const names = [at('2026-11-26', '010000'), at('2026-11-26', '230000'), at('2026-11-27')]
  expect(surplus(names, 'GC001', { days: 2, weeks: 0, months: 0 })).toEqual([names[0]])
  expect(surplus([at('2026-11-27')], 'GC001', { days: 0, weeks: 0, months: 1 })).toEqual([])
})

it('counts encrypted archives with the others', () => {
  const names = [at('2026-11-25'), `${at('2026-11-26')}.age`, at('2026-11-27'), `${at('2026-11-28')}.age`]
  expect(surplus(names, 'GC001', { days: 2, weeks: 0, months: 0 })).toEqual([names[1], names[0]])
})

it('never names what is not an archive of this club', () => {
  const others = ['clubhouse-GC002-2020-01-01T000000Z.tar', 'club.tar', 'notes.txt', `${at('2020-01-01')}.part`]
  expect(surplus([...others, ...days('2026-11-01', 3)], 'GC001', { days: 1, weeks: 0, months: 0 })).toEqual([
    at('2026-11-02'),
    at('2026-11-01'),
  ])
})

it.each(['', '7', '7,4', '0,0,0', '-1,4,12', '7,4,12,1', 'a,b,c'])('does not read %o', (typed) => {
  expect(readKeep(typed)).toBeUndefined()
})
