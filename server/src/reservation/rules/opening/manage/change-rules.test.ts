import { describe, expect, it, test } from 'vitest'
import type { OpeningRule } from '../../../rulebook.ts'
import { type Change, overlapping, planned } from './change-rules.ts'

const ZONE = 'Asia/Seoul'
/** A Wednesday at noon. */
const NOW = Temporal.Instant.from('2027-03-10T03:00:00Z')
const PLACES = ['1', '2'].flatMap((part) => [1, 2].map((courseIdx) => ({ courseIdx, part })))

/** Each day opens ten days before at 09:00: days to 20 March are open. */
const rule = (fields: Partial<OpeningRule> = {}): OpeningRule => ({
  ...{ ruleIdx: 1, memberType: '10', dayClass: 'WEEKDAY', courseIdx: null, part: null },
  ...{ pattern: 'ROLLING', days: 10, weeks: null, weekday: null, dayOfMonth: null, time: '09:00', w05: 'F' },
  ...{ quotaDay: 1, quotaMonth: null, fromDate: '2000-01-01', toDate: null },
  ...fields,
})
const plan = (change: Change) => planned(change, { now: NOW, zone: ZONE, places: PLACES })
const span = (one: { fromDate: string; toDate: string | null } | undefined) => one && [one.fromDate, one.toDate]

describe('a changed rule', () => {
  const gone = rule()
  it.each<[string, Partial<OpeningRule>, [string, string | null] | undefined, [string, string | null]]>([
    ['takes effect after the days that are open', { days: 5 }, ['2000-01-01', '2027-03-20'], ['2027-03-21', null]],
    ['also where it opens more', { days: 30 }, ['2000-01-01', '2027-03-20'], ['2027-03-21', null]],
    ['also where only a limit changes', { quotaMonth: 3 }, ['2000-01-01', '2027-03-20'], ['2027-03-21', null]],
    ['goes on where only its end changes', { toDate: '2027-12-31' }, undefined, ['2000-01-01', '2027-12-31']],
    ['goes on where nothing changes', {}, undefined, ['2000-01-01', null]],
    [
      'begins later when that is asked for, and its earlier self goes on until then',
      { days: 5, fromDate: '2027-06-01' },
      ['2000-01-01', '2027-05-31'],
      ['2027-06-01', null],
    ],
    [
      'leaves its open days behind when it is for others',
      { memberType: '11' },
      ['2000-01-01', '2027-03-20'],
      ['2027-03-10', null],
    ],
  ])('%s', (_, fields, kept, added) => {
    const found = plan({ rules: [gone], gone, added: { ...gone, ...fields } })
    expect([span(found.kept), span(found.added), found.needed]).toEqual([kept, added, []])
  })

  it('keeps a copy that can be changed until the new one begins, and one that cannot be for open days', () => {
    const isOver = (fields: Partial<OpeningRule>) => plan({ rules: [gone], gone, added: { ...gone, ...fields } }).isOver
    expect([isOver({ days: 5, fromDate: '2027-06-01' }), isOver({ days: 5 })]).toEqual([false, true])
  })

  it('of which no day is open is replaced from today on', () => {
    const shut = rule({ pattern: 'MANUAL', days: null })
    const found = plan({ rules: [shut], gone: shut, added: rule() })
    expect([span(found.kept), span(found.added)]).toEqual([
      ['2000-01-01', '2027-03-09'],
      ['2027-03-10', null],
    ])
  })

  it.each([
    ['ends before days that are open', { toDate: '2027-03-15' }],
    ['has only days that are open', { toDate: '2027-03-20', days: 3 }],
  ])('is needed when it %s', (_, fields) => {
    expect(plan({ rules: [gone], gone, added: { ...gone, ...fields } }).needed).toContain('2027-03-20')
  })

  it('covers each day with one of the two', () => {
    const { after } = plan({ rules: [gone], gone, added: { ...gone, days: 3 } })
    const on = (date: string) => after.filter(({ fromDate, toDate }) => fromDate <= date && date <= (toDate ?? '9999'))
    expect(['2027-03-20', '2027-03-21'].map((date) => on(date).map(({ days }) => days))).toEqual([[10], [3]])
  })
})

describe('a new rule', () => {
  const added = rule({ courseIdx: 2, part: '1', days: 3, fromDate: '2027-01-01' })
  test.each<[string, OpeningRule[], string]>([
    ['takes effect today where nothing is open', [], '2027-03-10'],
    ['waits for the open days of the rule that it takes over from', [rule()], '2027-03-21'],
    ['does not wait for what it leaves alone', [rule({ courseIdx: 1 }), rule({ memberType: '11' })], '2027-03-10'],
    ['does not wait for the same terms', [rule({ days: 3 })], '2027-03-10'],
    ['does not wait for days that only staff book', [rule({ w05: 'S' })], '2027-03-10'],
    ['waits for each pattern', [rule({ pattern: 'MONTHLY', dayOfMonth: 10, days: null })], '2027-05-01'],
  ])('%s', (_, rules, from) => {
    expect(plan({ rules, added }).added?.fromDate).toBe(from)
  })

  it('is refused where all of its days are open already', () => {
    expect(plan({ rules: [rule()], added: { ...added, toDate: '2027-03-19' } }).needed).toContain('2027-03-19')
  })
})

describe('a deleted rule', () => {
  it('keeps the days that it has opened, and leaves the others to a general rule', () => {
    const [gone, general] = [rule({ courseIdx: 1 }), rule({ ruleIdx: 2, days: 2 })]
    const { kept, after, needed } = plan({ rules: [gone, general], gone })
    expect([span(kept), needed]).toEqual([['2000-01-01', '2027-03-20'], []])
    expect(after).toEqual([general, { ...gone, toDate: '2027-03-20', ruleIdx: 0 }])
  })

  it('is needed when open days are all that is left of it', () => {
    const gone = rule({ toDate: '2027-03-18' })
    expect(plan({ rules: [gone], gone }).needed).toContain('2027-03-18')
  })
})

describe('overlapping', () => {
  const added = rule({ fromDate: '2027-05-01', toDate: '2027-05-31' })
  test.each<[string, Partial<OpeningRule>, boolean]>([
    ['the same days', {}, true],
    ['one day of both', { toDate: '2027-05-01' }, true],
    ['earlier days', { toDate: '2027-04-30' }, false],
    ['another course', { courseIdx: 1 }, false],
    ['another part', { part: '1' }, false],
    ['another class of days', { dayClass: 'WEEKEND' }, false],
    ['another type of member', { memberType: '11' }, false],
  ])('%s', (_, fields, is) => {
    expect(overlapping([rule(fields)], added) !== undefined).toBe(is)
  })
})
