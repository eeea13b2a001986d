import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { write } from '../../../platform/write.ts'
import { managedCourse } from './manage/service.ts'
import { areInOrder, holeOfDay } from './rules.ts'
import * as sql from './sql.ts'

export const course: Services<typeof contract.course> = {
  ...managedCourse,

  holes: async ({ clubCode, lang, date }, { sql: db, club, clock }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    const day = date ?? dateIn(clock.now(), club.zone)
    const courses = await sql.courses(db, lang ?? club.lang, club.lang)
    return courses.map(({ holes, code: _, ...named }) => ({ ...named, first: holes[0]!, ofDay: holeOfDay(holes, day) }))
  },

  cards: async ({ clubCode, lang }, { sql: db, club }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    return sql.courses(db, lang ?? club.lang, club.lang)
  },

  changeHoles: async ({ courseIdx, version, holes }, ctx) => {
    if (!areInOrder(holes)) return new Malformed('holes')
    return write(ctx, async (tx) => {
      const next = await sql.nextVersion(tx.sql, courseIdx, version)
      if (next === undefined) {
        const now = await sql.versionOf(tx.sql, courseIdx)
        return now === undefined ? NOT_FOUND : CHANGED_MEANWHILE({ version: now })
      }
      await sql.replaceHoles(tx.sql, courseIdx, holes)
      await audit(tx, { noun: 'course', recordIdx: courseIdx, after: { changed: ['card'] } })
      return { version: next }
    })
  },
}
