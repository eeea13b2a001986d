import type { DataOf } from '@clubhouse/contract/call'
import { type DrawnCourse, holes } from '@clubhouse/contract/reservation/course'
import { calendar, forVisitor } from '@clubhouse/contract/reservation/sheet'
import type { PageSource } from '../../api/page-source'
import { fromRows, type Rows, toRows } from '../../api/rows'
import { firstDay } from './day-view'
import { isDate } from './position'
import type { AnySheet } from './sheet-change'

export interface FirstView {
  days: DataOf<typeof calendar>
  /** Undefined when the URL names an unpublished day. */
  sheet?: AnySheet
  courses: readonly DrawnCourse[]
}

/** Read on the server, so that the sheet is visible before any script runs. */
export async function firstView({ call, club }: PageSource, lang: string, named: string | null): Promise<FirstView> {
  const { clubCode } = club
  const days = await call(calendar, { memberIdx: 0, clubCode })
  const date = isDate(named) ? named : firstDay(days.days, Date.parse(days.serverTime))
  const isPublished = days.days.some((day) => day.date === date)
  const [sheet, courses] = await Promise.all([
    isPublished ? call(forVisitor, { club: clubCode, date: date! }) : undefined,
    call(holes, { clubCode, lang, date }),
  ])
  return { days, sheet, courses }
}

type Days = FirstView['days']

/** The first view as the data of the page, where a day and a tee time are rows. */
export interface PackedView extends Pick<FirstView, 'courses'> {
  days: Omit<Days, 'days'> & { days: Rows<Days['days'][number]> }
  sheet?: Omit<AnySheet, 'slots'> & { slots: Rows<AnySheet['slots'][number]> }
}

export const packView = ({ days, sheet, courses }: FirstView): PackedView => ({
  days: { ...days, days: toRows(days.days) },
  sheet: sheet && { ...sheet, slots: toRows<AnySheet['slots'][number]>(sheet.slots) },
  courses,
})

export const unpackView = ({ days, sheet, courses }: PackedView): FirstView => ({
  days: { ...days, days: fromRows(days.days) },
  sheet: sheet && ({ ...sheet, slots: fromRows(sheet.slots) } as AnySheet),
  courses,
})
