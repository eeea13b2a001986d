import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hole } from '@clubhouse/contract/reservation/course'
import { course } from '../../reservation/course/service.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

const FILE = join(import.meta.dirname, '../../../../db/demo/course-holes.json')

export async function seedCourseHoles({ sql }: Seeding): Promise<void> {
  const ctx = await clubContext(asOneTransaction(sql), 'course.changeHoles')
  const courses = await sql<{ courseIdx: number; code: string; version: number }[]>`
    select course_idx, code, version from course`
  const drawings = JSON.parse(readFileSync(FILE, 'utf8')) as { code: string; holes: Hole[] }[]
  for (const { courseIdx, code, version } of courses) {
    const holes = drawings.find((one) => one.code === code)?.holes ?? []
    await course.changeHoles({ courseIdx, version, holes }, ctx)
  }
}
