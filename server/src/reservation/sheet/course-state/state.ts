import type { CourseState } from '@clubhouse/contract/reservation/sheet/course-state'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { ownWordsIn, saidIn } from '../../../platform/said-in.ts'
import * as rows from './rows.ts'
import { stateOn } from './rules.ts'

export type Said = Omit<CourseState, 'since'> & { since: Temporal.Instant }

/** What golfers should know of the course on a day, in a language; nothing to say of most other days than today. */
export async function courseStateOn(
  { sql, club, clock }: Pick<Context, 'sql' | 'club' | 'clock'>,
  date: string,
  lang: string,
): Promise<Said | undefined> {
  const now = clock.now()
  const isToday = date === dateIn(now, club.zone)
  const { kept, delays } = await rows.factsOf(sql, date)
  const startsAt = now.toZonedDateTimeISO(club.zone).startOfDay().toInstant()
  const found = stateOn(kept ?? undefined, delays, isToday ? { date, startsAt } : undefined)
  if (!found) return undefined
  const { isKept, courseIdx, ...state } = found
  return {
    ...state,
    courseIdx,
    courseName:
      courseIdx === undefined ? undefined : saidIn((await rows.courseNames(sql)).get(courseIdx) ?? null, lang),
    text: isKept && kept ? ownWordsIn(lang, kept.translated, 'text', kept.text) : undefined,
  }
}
