import type { LAYOUTS } from '@clubhouse/contract/setup'
import { clockOf, LEAST_INTERVAL, LOOP_MINUTES, minutesOf } from '../../sheet/template/turn-rules.ts'

export type Layout = (typeof LAYOUTS)[number]

export interface Loop {
  code: string
  name: { en: string; ko: string }
}

export interface StarterPart {
  part: string
  first: string
  last: string
  holes: '9' | '18'
  /** Codes of the loops where teams start, with the loop that each turns to. */
  starts: { code: string; turn: string | null }[]
}

export const LOOPS: Readonly<Record<Layout, readonly Loop[]>> = {
  NINE: [{ code: '1', name: { en: 'Course', ko: '코스' } }],
  EIGHTEEN: [
    { code: '1', name: { en: 'Out', ko: '아웃' } },
    { code: '2', name: { en: 'In', ko: '인' } },
  ],
  TWENTY_SEVEN: [
    { code: '1', name: { en: 'Course A', ko: 'A 코스' } },
    { code: '2', name: { en: 'Course B', ko: 'B 코스' } },
    { code: '3', name: { en: 'Course C', ko: 'C 코스' } },
  ],
}

const NOON = 12 * 60

const STARTS: Readonly<Record<Layout, StarterPart['starts']>> = {
  NINE: [{ code: '1', turn: null }],
  EIGHTEEN: [{ code: '1', turn: '2' }],
  TWENTY_SEVEN: [
    { code: '1', turn: '2' },
    { code: '2', turn: '3' },
    { code: '3', turn: '1' },
  ],
}

interface Times {
  firstTime: string
  lastTime: string
  interval: number
}

/**
 * The parts of a standard day. Where every loop starts teams, those that turn need the tees in between, so starts pause
 * after one loop's time; elsewhere the day is divided at noon.
 */
export function partsOf(layout: Layout, { firstTime, lastTime, interval }: Times): StarterPart[] {
  const [first, last] = [minutesOf(firstTime), minutesOf(lastTime)]
  const spans =
    layout === 'TWENTY_SEVEN'
      ? [first, first + 2 * LOOP_MINUTES].map((from) => [from, Math.min(last, from + LOOP_MINUTES - LEAST_INTERVAL)])
      : dividedAtNoon(first, last, interval)
  return spans
    .filter(([from, to]) => from! <= to!)
    .map(([from, to], i) => ({
      part: String(i + 1),
      first: clockOf(from!),
      last: clockOf(from! + Math.floor((to! - from!) / interval) * interval),
      holes: layout === 'NINE' ? '9' : '18',
      starts: STARTS[layout],
    }))
}

function dividedAtNoon(first: number, last: number, interval: number): number[][] {
  const afternoon = first >= NOON ? first : first + Math.ceil((NOON - first) / interval) * interval
  return [
    [first, Math.min(last, afternoon - 1)],
    [afternoon, last],
  ]
}
