import { cards } from '@clubhouse/contract/reservation/sheet/course'
import type { PageSource } from '../api/page-source'
import { factsOf } from '../ui/course/hole-facts'
import { mapOf } from './map-file'

/** The scorecards of all loops, and the holes of one with their maps. @param asked code of a loop */
export async function readCourse({ call, club }: PageSource, lang: string, asked: string | null) {
  const courses = await call(cards, { clubCode: club.clubCode, lang })
  const shown = courses.find(({ code }) => code === asked) ?? courses[0]
  return {
    loops: courses.map(({ code, name, holes }) => ({
      code,
      name,
      holes: holes.map(({ no, par, index, tees }) => ({ no, par, index, tees })),
    })),
    shown: shown && {
      code: shown.code,
      name: shown.name,
      holes: shown.holes.map((hole) => ({
        facts: factsOf(hole),
        tees: hole.tees,
        tip: hole.tip,
        map: mapOf(shown.courseIdx, hole),
      })),
    },
  }
}

type Course = Awaited<ReturnType<typeof readCourse>>
export type Loop = Course['loops'][number]
export type Shown = NonNullable<Course['shown']>
