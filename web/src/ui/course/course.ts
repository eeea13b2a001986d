import { hill } from './hill'
import type { Hole, Loop } from './hole'
import { lake } from './lake'
import { pine } from './pine'

export const loops: readonly Loop[] = [
  { name: 'lake', code: '1', holes: lake },
  { name: 'pine', code: '2', holes: pine },
  { name: 'hill', code: '3', holes: hill },
]

/** The loop that is drawn for a course: by its code, else by its name; a club of other courses gets one of ours in turn. */
export function loopOf(course: { code?: string; name?: string; courseIdx?: number }): Loop {
  const name = course.name?.toLowerCase()
  const found = loops.find((loop) => loop.name === name) ?? loops.find((loop) => loop.code === course.code)
  return found ?? loops[((course.courseIdx ?? 1) - 1) % loops.length]!
}

/** A hole that stays the same for one day and changes with the days: the picture of that day. */
export function holeOfDay(loop: Loop, date: string): Hole {
  const day = Math.floor(Date.parse(date) / 86_400_000) || 0
  return loop.holes[((day % 9) + 9) % 9]!
}
