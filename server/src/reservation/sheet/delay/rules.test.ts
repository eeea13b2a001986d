import { describe, expect, it } from 'vitest'
import { metBefore, metBy, planOf, settledOf, type TeeTime, type Wanted } from './rules.ts'

const LOOPS = new Map([
  [1, 135],
  [2, 135],
  [3, 135],
])
let last = 0
const teeTime = (time: string, more: Partial<TeeTime> = {}): TeeTime => ({
  ...{ slotIdx: ++last, courseIdx: 1, turnCourseIdx: null, part: '1', time, holes: '9' },
  ...{ isOut: false, isBlocked: false, isTaken: true, waits: [] },
  ...more,
})
const delay = (more: Partial<Wanted> = {}): Wanted => ({ minutes: 40, from: '07:00', until: 'PART', ...more })
const shown = (times: TeeTime[], wanted: Wanted, ground: { sunset?: string; now?: string } = {}) => {
  const { moved, cannot } = planOf(times, wanted, { loopMinutes: LOOPS, ...ground })
  return {
    moved: moved.map(({ from, to }) => `${from} ${to}`),
    cannot: cannot.map(({ from, reason }) => `${from} ${reason}`),
  }
}

describe('what a delay moves', () => {
  it.each<[string, TeeTime[], Wanted, string[]]>([
    [
      'everything from the time on',
      [teeTime('06:52'), teeTime('07:00'), teeTime('07:08')],
      delay(),
      ['07:00 07:40', '07:08 07:48'],
    ],
    ['the part alone', [teeTime('07:00'), teeTime('13:00', { part: '2' })], delay(), ['07:00 07:40']],
    [
      'the part in which it begins',
      [teeTime('07:00'), teeTime('13:00', { part: '2' })],
      delay({ from: '09:00' }),
      ['13:00 13:40'],
    ],
    [
      'the whole day',
      [teeTime('07:00'), teeTime('13:00', { part: '2' })],
      delay({ until: 'DAY' }),
      ['07:00 07:40', '13:00 13:40'],
    ],
    ['one course', [teeTime('07:00'), teeTime('07:00', { courseIdx: 2 })], delay({ courseIdx: 2 }), ['07:00 07:40']],
    [
      'those that turn onto the course',
      [teeTime('07:00', { holes: '18', turnCourseIdx: 2 }), teeTime('07:00', { courseIdx: 3 })],
      delay({ courseIdx: 2 }),
      ['07:00 07:40'],
    ],
    ['nobody who is out', [teeTime('07:00', { isOut: true }), teeTime('07:08')], delay(), ['07:08 07:48']],
    ['no block', [teeTime('07:00', { isBlocked: true }), teeTime('08:00')], delay(), ['08:00 08:40']],
  ])('%s', (_, times, wanted, moved) => expect(shown(times, wanted)).toEqual({ moved, cannot: [] }))

  it('leaves what is over even at its new time', () => {
    const times = [teeTime('07:00'), teeTime('07:40')]
    expect(shown(times, delay({ minutes: 30 }), { now: '07:30' })).toEqual({ moved: ['07:40 08:10'], cannot: [] })
  })
})

describe('what it cannot move', () => {
  const block = teeTime('08:00', { isBlocked: true })
  const turning = { holes: '18', turnCourseIdx: 2 }
  const back = { holes: '18', courseIdx: 2, turnCourseIdx: 1 }
  it.each<[string, TeeTime[], Wanted, { sunset?: string }, string[]]>([
    ['onto the next part', [teeTime('09:00'), teeTime('09:42', { part: '2' })], delay(), {}, ['09:00 NEXT_PART']],
    ['next to the next part', [teeTime('09:00'), teeTime('09:46', { part: '2' })], delay(), {}, []],
    [
      'to a turn that meets the next part',
      [teeTime('07:00', turning), teeTime('09:55', { ...back, part: '2' })],
      delay(),
      {},
      ['07:00 NEXT_PART'],
    ],
    ['onto a block', [teeTime('07:20'), block], delay(), {}, ['07:20 BLOCK']],
    [
      'past the last light of nine holes',
      [teeTime('14:20')],
      delay({ from: '14:00' }),
      { sunset: '17:14' },
      ['14:20 SUNSET'],
    ],
    [
      'past the last light of eighteen holes',
      [teeTime('12:10', turning)],
      delay({ from: '12:00' }),
      { sunset: '17:14' },
      ['12:10 SUNSET'],
    ],
    ['to the last light', [teeTime('12:04', turning)], delay({ from: '12:00' }), { sunset: '17:14' }, []],
    ['what is played under lights', [teeTime('18:00')], delay({ from: '18:00' }), { sunset: '17:14' }, []],
    ['past midnight', [teeTime('23:30')], delay({ from: '23:00' }), {}, ['23:30 MIDNIGHT']],
    [
      'onto a course that is not delayed',
      [
        teeTime('07:00', turning),
        teeTime('09:55', { courseIdx: 3, holes: '18', turnCourseIdx: 2, part: '1' }),
        teeTime('09:55', { courseIdx: 2 }),
      ],
      delay({ courseIdx: 1 }),
      {},
      ['07:00 TURN'],
    ],
  ])('%s', (_, times, wanted, ground, cannot) => expect(shown(times, wanted, ground).cannot).toEqual(cannot))

  it('and groups that are out turn later by the same minutes', () => {
    // They turn at 09:07 and 09:15 before the delay, and 40 minutes later with it.
    const out = [teeTime('06:52', { ...turning, isOut: true }), teeTime('07:00', turning)]
    expect(shown([...out, teeTime('09:23', back)], delay({ from: '09:00' })).moved).toEqual(['09:23 10:03'])
    expect(shown([...out, teeTime('08:35', back)], delay({ from: '08:30' })).moved).toEqual(['08:35 09:15'])
    expect(shown([...out, teeTime('09:10', back)], delay({ from: '09:00' })).cannot).toEqual(['09:10 TURN'])
  })

  it('and they wait in each delay', () => {
    // They turn at 09:15, after the first delay at 09:45.
    const out = teeTime('07:00', { ...turning, isOut: true, waits: [{ from: '08:30', minutes: 30 }] })
    const second = delay({ from: '09:00', minutes: 30 })
    expect(shown([out, teeTime('09:12', back)], second).moved).toEqual(['09:12 09:42'])
    expect(shown([out, teeTime('09:44', back)], second).cannot).toEqual(['09:44 TURN'])
  })

  it('but not the tee that a group has left, other than at its very time', () => {
    const out = teeTime('07:40', { isOut: true })
    expect(shown([teeTime('07:00'), out], delay()).cannot).toEqual(['07:00 TURN'])
    expect(shown([teeTime('07:01'), out], delay()).moved).toEqual(['07:01 07:41'])
  })
})

describe('decisions', () => {
  const times = [
    teeTime('08:20'),
    teeTime('09:00'),
    teeTime('09:08', { isTaken: false }),
    teeTime('09:45', { part: '2' }),
  ]
  const ground = { loopMinutes: LOOPS }
  const plan = planOf(times, delay({ from: '08:00' }), ground)
  const [, taken, free] = times as [TeeTime, TeeTime, TeeTime, TeeTime]

  it('are needed for what somebody has, and drop what nobody has', () => {
    expect(plan.cannot.map(({ from }) => from)).toEqual(['09:00', '09:08'])
    expect(settledOf(plan, [])).toBeUndefined()
    const settled = settledOf(plan, [{ slotIdx: taken.slotIdx, cancel: true }])!
    expect(settled.dropped.map(({ from }) => from)).toEqual(['09:00', '09:08'])
    expect(settled.moved).toHaveLength(1)
  })

  it.each([
    ['neither a time nor a cancellation', () => [{ slotIdx: taken.slotIdx }]],
    ['both', () => [{ slotIdx: taken.slotIdx, to: '10:00', cancel: true as const }]],
    [
      'of another tee time',
      () => [
        { slotIdx: taken.slotIdx, cancel: true as const },
        { slotIdx: times[0]!.slotIdx, to: '10:00' },
      ],
    ],
  ])('are refused with %s', (_, decisions) => expect(settledOf(plan, decisions())).toBeUndefined())

  it.each([
    ['10:00', undefined],
    ['09:40', '09:45'],
    ['09:03', '09:00'],
  ])('meet others at %s: %s', (to, met) => {
    const decisions = [{ slotIdx: taken.slotIdx, to }]
    const settled = settledOf(plan, decisions)!
    expect(settled.dropped.map(({ slotIdx }) => slotIdx)).toEqual([free.slotIdx])
    expect(metBy(times, settled, decisions, delay({ from: '08:00' }), ground)?.time).toBe(met)
  })
})

describe('undoing', () => {
  const turning = { holes: '18', turnCourseIdx: 2 }
  const ground = { loopMinutes: LOOPS }
  it.each<[string, TeeTime, boolean, string | undefined]>([
    ['a start that is too near', teeTime('07:05'), false, '07:05'],
    ['a start that is far enough', teeTime('07:06'), true, undefined],
    ['a group that is out', teeTime('07:05', { isOut: true }), false, undefined],
    ['the time of a group that is out', teeTime('07:00', { isOut: true }), false, '07:00'],
    ['a start at its turn that was put there since', teeTime('09:12', { courseIdx: 2 }), true, '09:12'],
    ['one of before, for which it waits', teeTime('09:12', { courseIdx: 2 }), false, undefined],
    [
      'the turn of one that was put there since',
      teeTime('04:45', { ...turning, courseIdx: 2, turnCourseIdx: 1 }),
      true,
      '07:00',
    ],
  ])('meets %s', (_, other, isNew, met) => {
    const since = new Set(isNew ? [other.slotIdx] : [])
    expect(metBefore([teeTime('07:00', turning)], [other], since, ground)).toBe(met)
  })
})
