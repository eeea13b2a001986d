import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contourPaths } from './contour'
import type { Hole } from './hole'
import { layOut, lengthOf } from './hole-layout'
import { hills } from './terrain'

const FILE = join(import.meta.dirname, '../../../../db/demo/course-holes.json')
const courses = JSON.parse(readFileSync(FILE, 'utf8')) as { code: string; holes: Hole[] }[]
const holes = courses.flatMap((course) => course.holes)

test('the demo club has 27 holes, every course a par of 36 with each stroke index once', () => {
  for (const loop of courses) {
    expect(loop.holes.map((hole) => hole.no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(loop.holes.reduce((sum, hole) => sum + hole.par, 0)).toBe(36)
    expect(loop.holes.map((hole) => hole.index).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  }
})

test.each(holes.map((hole) => [`${hole.land} ${hole.no}`, hole] as const))(
  '%s is drawn as long as it plays',
  (_, hole) => {
    const layout = layOut(hole, 'up')
    expect(Math.abs(lengthOf(layout.line) - hole.tees[0])).toBeLessThan(hole.tees[0] * 0.01)
    expect(hole.tees).toEqual(hole.tees.toSorted((a, b) => b - a))
    const [left, top, width, height] = layout.box
    for (const [x, y] of [...layout.green, ...layout.fairway, ...layout.bunkers.flat()]) {
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + width)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + height)
    }
  },
)

test('contours are the same every time and small enough for every page', () => {
  const survey = { width: 1200, height: 600, grid: 15, levels: 17 }
  const draw = (seed: string) => contourPaths(hills(seed, 11, 2), survey).join('')
  expect(draw('home')).toBe(draw('home'))
  for (const seed of ['home', 'greenhill', '404', 'empty', 'reservation', 'mypage']) {
    expect(draw(seed).length).toBeLessThan(12_000)
  }
})
