import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contourLines } from './contour-lines'
import { polyline } from './curve'
import type { Hole } from './hole'
import { layOut, lengthOf } from './hole-layout'

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

test.each(['directions', 'empty', 'first light', 'greenhill', 'mypage', 'notices', 'out of bounds', 'reservation'])(
  'the contours of %s are a small file, as they are drawn (write it with vitest -u)',
  async (seed) => {
    const [thin, index] = contourLines(seed)
    const path = (id: string, d: string) => `  <path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>\n`
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" aria-hidden="true">\n${path('thin', thin)}${path('index', index)}</svg>\n`
    await expect(file).toMatchFileSnapshot(`drawn/${seed.replaceAll(' ', '-')}.svg`)
    expect(file.length).toBeLessThan(12_000)
  },
)

test('a path in steps ends where its points do', () => {
  const points = Array.from({ length: 80 }, (_, i) => [i / 3, i * -6.04] as const)
  const steps = [...polyline(points).matchAll(/-?\d*\.?\d+/g)].map(Number)
  const sum = (axis: number) => steps.reduce((total, step, i) => (i % 2 === axis ? total + step : total), 0)
  expect(sum(0)).toBeCloseTo(79 / 3, 1)
  expect(sum(1)).toBeCloseTo(79 * -6.04, 1)
})
