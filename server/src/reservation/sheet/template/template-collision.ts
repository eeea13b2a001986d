import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type { Sql } from '../../../platform/database.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'
import { collisionsOf, type Part } from './turn-rules.ts'

type Courses = Awaited<ReturnType<typeof rows.courses>>

/** The first two teams of a template that would meet at a tee, in words: the template, the course, their times. */
export function collisionIn({ name, parts }: { name: string; parts: Part[] }, courses: Courses): string | undefined {
  const loopMinutes = new Map(courses.map(({ courseIdx, loopMinutes }) => [courseIdx, loopMinutes]))
  const [collision] = collisionsOf(parts, loopMinutes)
  if (!collision) return undefined
  const { courseIdx, first, second } = collision
  const code = courses.find((course) => course.courseIdx === courseIdx)?.code
  return `${name}, ${code}, ${first.time} / ${second.time}`
}

/** Refuses when a template in use makes teams meet, with the courses as they are in this transaction. */
export async function templateCollision(db: Sql) {
  const [templates, courses] = await Promise.all([sql.templates(db), rows.courses(db)])
  const [first] = templates.filter(({ isUse }) => isUse).flatMap((template) => collisionIn(template, courses) ?? [])
  return first === undefined ? undefined : OVERLAP({ with: first })
}
