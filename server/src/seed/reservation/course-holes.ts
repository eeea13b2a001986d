import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hole } from '@clubhouse/contract/reservation/sheet/course'
import { course } from '../../reservation/sheet/course/service.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

const DEMO = join(import.meta.dirname, '../../../../db/demo')
const read = (file: string) => JSON.parse(readFileSync(join(DEMO, file), 'utf8')) as unknown

export async function seedCourseHoles({ sql }: Seeding): Promise<void> {
  const ctx = await clubContext(asOneTransaction(sql), 'course.changeHoles')
  const courses = await sql<{ courseIdx: number; code: string; version: number }[]>`
    select course_idx, code, version from course`
  const drawings = read('course-holes.json') as { code: string; holes: Hole[] }[]
  const tips = read('course-tips.json') as Record<string, Record<string, string>[]>
  for (const { courseIdx, code, version } of courses) {
    const drawn = drawings.find((one) => one.code === code)?.holes ?? []
    const holes = drawn.map((hole, i) => ({ ...hole, tip: new Map(Object.entries(tips)).get(code)?.[i] ?? {} }))
    await course.changeHoles({ courseIdx, version, holes }, ctx)
  }
}
