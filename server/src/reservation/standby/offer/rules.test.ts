import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { describe, expect, it } from 'vitest'
import {
  type Freed,
  fits,
  isAutomatic,
  isQuiet,
  isRoundOver,
  matches,
  offerEnd,
  quietEnd,
  type Waiting,
} from './rules.ts'

const ZONE = 'Asia/Seoul'
const { standby } = POLICIES_FIRST
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant()
const now = at('2027-03-01T12:00')

const freed = (more: Partial<Freed> & { time: string }): Freed => ({
  slotIdx: 1,
  date: '2027-03-09',
  startsAt: at(`2027-03-09T${more.time}`),
  courseIdx: 1,
  mode: 'EXCLUSIVE',
  minPlayers: 3,
  capacity: 4,
  seats: 4,
  asked: [],
  refusals: 0,
  firstOfferedAt: null,
  ...more,
})
const entry = (waitingIdx: number, more: Partial<Waiting> = {}): Waiting => ({
  waitingIdx,
  courseIdx: null,
  hours: ['07', '08'],
  partySize: 4,
  noticeHours: 12,
  ...more,
})

describe('a tee time fits an entry', () => {
  it.each<[string, Partial<Freed> & { time: string }, Partial<Waiting>, boolean]>([
    ['in one of its hours', { time: '07:52' }, {}, true],
    ['not in another hour', { time: '09:00' }, {}, false],
    ['on its course', { time: '07:00', courseIdx: 2 }, { courseIdx: 2 }, true],
    ['not on another course', { time: '07:00' }, { courseIdx: 2 }, false],
    ['with its whole party', { time: '07:00' }, { partySize: 3 }, true],
    ['not with too few players', { time: '07:00', minPlayers: 4 }, { partySize: 3 }, false],
    ['with seats for all', { time: '07:00', mode: 'SHARED', seats: 2 }, { partySize: 2 }, true],
    ['not with a seat too few', { time: '07:00', mode: 'SHARED', seats: 2 }, { partySize: 3 }, false],
    ['not within its notice', { time: '07:00', startsAt: now.add({ hours: 12 }) }, {}, false],
    ['just before its notice', { time: '07:00', startsAt: now.add({ hours: 12, seconds: 1 }) }, {}, true],
    ['never in the last half hour', { time: '07:00', startsAt: now.add({ minutes: 30 }) }, { noticeHours: 0 }, false],
  ])('%s', (_, slot, wish, expected) => {
    expect(fits(entry(1, wish), freed(slot), now, standby)).toBe(expected)
  })
})

describe('who is asked for what', () => {
  const early = freed({ slotIdx: 5, time: '07:00' })
  const late = freed({ slotIdx: 2, time: '08:08' })
  const pairs = (entries: Waiting[], slots: Freed[], when = now) =>
    matches(entries, slots, when, standby).map(({ waitingIdx, slotIdx }) => [waitingIdx, slotIdx])

  it('goes by the order of joining, with the earliest tee time first', () => {
    expect(pairs([entry(9), entry(4)], [late, early])).toEqual([
      [9, 5],
      [9, 2],
      [4, 5],
      [4, 2],
    ])
  })

  it('asks nobody twice for one tee time, and nobody after the last', () => {
    expect(pairs([entry(9), entry(4)], [freed({ time: '07:00', asked: [9] })])).toEqual([[4, 1]])
    expect(pairs([entry(4)], [freed({ time: '07:00', refusals: 3 })])).toEqual([])
  })
})

it.each([
  [2, null, false],
  [3, null, true],
  [1, '2027-03-01T09:00', true],
  [1, '2027-03-01T09:01', false],
])('after %i refusals since %s enough were asked: %s', (refusals, first, expected) => {
  const firstOfferedAt = first === null ? null : at(first)
  expect(isRoundOver(freed({ time: '07:00', refusals, firstOfferedAt }), now, standby)).toBe(expected)
})

it.each([
  ['2027-03-01T21:59', '2027-03-09', false],
  ['2027-03-01T22:00', '2027-03-09', true],
  ['2027-03-02T06:59', '2027-03-09', true],
  ['2027-03-02T07:00', '2027-03-09', false],
  ['2027-03-09T05:00', '2027-03-09', false],
  ['2027-03-08T23:00', '2027-03-09', true],
])('at %s for a round of %s it is quiet: %s', (when, date, expected) => {
  expect(isQuiet(date, at(when), standby, ZONE)).toBe(expected)
})

it('is quiet until the next morning', () => {
  expect(quietEnd(at('2027-03-01T23:10'), standby, ZONE)).toEqual(at('2027-03-02T07:00'))
  expect(quietEnd(at('2027-03-02T03:10'), standby, ZONE)).toEqual(at('2027-03-02T07:00'))
})

it.each([
  ['an hour', { hours: 49 }, { minutes: 60 }],
  ['a quarter shortly before', { hours: 48 }, { minutes: 15 }],
  ['until half an hour before the tee time', { minutes: 40 }, { minutes: 10 }],
  ['not at all nearer than that', { minutes: 30 }, undefined],
])('an offer runs %s', (_, until, expected) => {
  expect(offerEnd(now.add(until), now, standby)).toEqual(expected && now.add(expected))
})

it.each([
  ['with the price and the terms of the entry', {}, {}, true],
  ['at a lower price', { total: 120 }, {}, true],
  ['not at a higher one', { total: 80 }, {}, false],
  ['not under newer terms', { termsIdx: 1 }, {}, false],
  ['not without auto', { auto: false }, {}, false],
  ['not once a cancellation costs something', {}, { freeCancelUntil: now }, false],
  ['not once names are due', {}, { namesDueAt: now }, false],
])('books without asking %s', (_, agreed, when, expected) => {
  const agreement = { auto: true, total: 100, termsIdx: 7, ...agreed }
  const far = now.add({ hours: 100 })
  expect(
    isAutomatic(agreement, { total: 100 }, { now, freeCancelUntil: far, namesDueAt: far, terms: [7], ...when }),
  ).toBe(expected)
})
