import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { describe, expect, it } from 'vitest'
import { mayMoveLate } from '../deed/late-rules.ts'
import { conductSeen, flagsOf, mayBecome, type Pressed, pressedAt, recordedOf, stateOf, timesOf } from './rules.ts'

const startsAt = Temporal.Instant.from('2027-03-04T00:00:00Z')
const at = (minutes: number) => startsAt.add({ minutes })

describe('the times of a check-in', () => {
  it('are two hours, 40 and 10 minutes before the tee time', () => {
    expect(timesOf(startsAt, POLICIES_FIRST.checkIn)).toEqual({
      opensAt: at(-120),
      askedAt: at(-40),
      lateAt: at(-10),
    })
  })
})

describe('the state of a group', () => {
  it.each([
    ['CF', null, 'EXPECTED'],
    ['CF', 'EXPECTED', 'EXPECTED'],
    ['CF', 'ARRIVED', 'ARRIVED'],
    ['CI', 'CHECKED_IN', 'CHECKED_IN'],
    ['CI', 'TEED_OFF', 'TEED_OFF'],
    ['PL', 'FINISHED', 'FINISHED'],
    ['PL', 'TEED_OFF', 'FINISHED'],
    ['PL', null, 'FINISHED'],
    ['NS', null, 'NO_SHOW'],
    ['NS', 'ARRIVED', 'NO_SHOW'],
  ] as const)('of a booking %s that the desk has as %s is %s', (booking, recorded, state) => {
    expect(stateOf(booking, recorded)).toBe(state)
  })

  const steps: Pressed[] = ['ARRIVED', 'CHECKED_IN', 'TEED_OFF', 'FINISHED']
  it.each([
    ['EXPECTED', [true, true, false, false]],
    ['ARRIVED', [true, true, false, false]],
    ['CHECKED_IN', [true, true, true, false]],
    ['TEED_OFF', [false, true, true, true]],
    ['FINISHED', [false, false, false, false]],
    ['NO_SHOW', [false, false, false, false]],
  ] as const)('%s goes on by one step or back by one', (from, may) => {
    expect(steps.map((to) => mayBecome(from, to))).toEqual(may)
  })

  it('is expected again when nobody of it is there', () => {
    expect(recordedOf('ARRIVED', 0)).toBe('EXPECTED')
    expect(recordedOf('ARRIVED', 1)).toBe('ARRIVED')
  })
})

describe('what a check-in is proposed for', () => {
  const group = { mode: 'EXCLUSIVE' as const, minPlayers: 4, booked: 4, hasMember: true, isWaived: false, ofDate: null }
  it.each([
    ['everyone', [1, 2, 3, 4], {}, []],
    ['no booker', [2, 3, 4], { minPlayers: 3 }, ['W5']],
    ['too few', [1, 2, 3], {}, ['W6']],
    ['too few and no booker', [2, 3], {}, ['W5', 'W6']],
    ['as few as the desk booked', [1, 2], { booked: 2 }, []],
    ['one of a shared tee time', [1], { mode: 'SHARED' as const, minPlayers: 1 }, []],
    ['a guest’s booking', [2], { hasMember: false }, []],
    ['bad weather', [2], { isWaived: true }, []],
  ] as const)('%s', (_, present, more, codes) => {
    expect(conductSeen(present, { ...group, ...more })).toEqual(codes)
  })

  // The officers may play third and fourth: who booked need not be first, or there.
  const ofDate = { leads: [3, 4], isLedElsewhere: false, accused: [] }
  it.each([
    ['an officer in the third place', [1, 2, 3], {}, []],
    ['no officer', [1, 2], {}, ['W5']],
    ['no officer, and one may be at another tee time', [1, 2], { isLedElsewhere: true }, []],
    ['no officer, as another tee time has it already', [1, 2], { accused: [7] }, []],
    ['no officer and no place without a name', [1, 2], { leads: [] }, ['W5']],
  ] as const)('of a group: %s', (_, present, more, codes) => {
    expect(conductSeen(present, { ...group, minPlayers: 1, ofDate: { ...ofDate, ...more } })).toEqual(codes)
  })
})

describe('what the desk should know', () => {
  const group = {
    state: 'EXPECTED' as const,
    noShowAt: at(15),
    lateAt: at(-10),
    hasUnnamed: false,
    owesMoney: false,
    couponIdx: null,
    isWaived: false,
    wasMovedLate: false,
  }
  it.each([
    ['in time', at(-11), {}, []],
    ['late', at(-10), {}, ['LATE']],
    ['arrived and late', at(-10), { state: 'ARRIVED' as const }, ['LATE']],
    ['checked in', at(-10), { state: 'CHECKED_IN' as const }, []],
    ['away', at(15), {}, ['LATE', 'NO_SHOW_DUE']],
    ['away where the club waits longer', at(15), { noShowAt: at(20) }, ['LATE']],
    ['owing', at(-60), { owesMoney: true, couponIdx: 1, hasUnnamed: true }, ['UNNAMED', 'MONEY_DUE', 'COUPON']],
    ['moved', at(-60), { wasMovedLate: true, isWaived: true }, ['WAIVED', 'MOVED_LATE']],
  ] as const)('%s', (_, now, more, flags) => {
    expect(flagsOf({ ...group, ...more }, now)).toEqual(flags)
  })
})

describe('a late group', () => {
  const group = { state: 'CF', recorded: null, startsAt, lateMovedAt: null }
  it.each([
    ['is not late before its time', at(-1), {}, false],
    ['may move at its time', at(0), {}, true],
    ['may not move half an hour later', at(30), {}, false],
    ['may move once', at(20), { lateMovedAt: at(5) }, false],
    ['may move when it has checked in', at(20), { state: 'CI', recorded: 'CHECKED_IN' }, true],
    ['has teed off', at(20), { state: 'CI', recorded: 'TEED_OFF' }, false],
    ['has stayed away', at(20), { state: 'NS' }, false],
    ['was cancelled', at(20), { state: 'CX' }, false],
  ] as const)('%s', (_, now, more, may) => {
    expect(mayMoveLate({ ...group, ...more }, now, POLICIES_FIRST.checkIn)).toBe(may)
  })

  it('may move as long as the club lets it', () => {
    expect(mayMoveLate(group, at(44), { lateMoveMinutes: 45 })).toBe(true)
    expect(mayMoveLate(group, at(20), { lateMoveMinutes: 20 })).toBe(false)
  })
})

describe('a press that was sent later', () => {
  it.each([
    [undefined, at(0)],
    [at(-10).toString(), at(-10)],
    [at(-24 * 60).toString(), at(-24 * 60)],
    [at(-24 * 60 - 1).toString(), undefined],
    [at(1).toString(), undefined],
  ])('%s is of %s', (pressed, counts) => {
    expect(pressedAt(pressed, at(0))?.toString()).toBe(counts?.toString())
  })
})
