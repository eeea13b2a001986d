import { holes } from '@clubhouse/contract/reservation/sheet/course'
import { calendar, forVisitor } from '@clubhouse/contract/reservation/sheet/sheet'
import type { PageSource } from '../../../api/page-source'
import { smallMapOf } from '../../../course/map-file'
import { firstDay } from '../days/day-view'
import { isDate } from '../days/position'
import type { FirstView } from '../live/first-view'

/** The data of a page names each field that has no value, of each day; JSON leaves them out. */
const withoutNothing = <T>(data: T): T => JSON.parse(JSON.stringify(data))

/** Read on the server, so that the sheet is visible before any script runs. */
export async function firstView({ call, club }: PageSource, lang: string, named: string | null): Promise<FirstView> {
  const { clubCode } = club
  const days = withoutNothing(await call(calendar, { memberIdx: 0, clubCode }))
  const date = isDate(named) ? named : firstDay(days.days, Date.parse(days.serverTime))
  const isPublished = days.days.some((day) => day.date === date)
  const [sheet, courses] = await Promise.all([
    isPublished ? call(forVisitor, { club: clubCode, date: date! }) : undefined,
    call(holes, { clubCode, lang, date }),
  ])
  const drawn = courses.map(({ courseIdx, name, first }) => ({ courseIdx, name, map: smallMapOf(courseIdx, first) }))
  return { days, sheet, courses: drawn }
}
