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
type Day = Days['days'][number]
type DayRow = Omit<Day, 'free'> & { free: string }

/** The first view as the data of the page: days and tee times are rows, and courses are one text. */
export interface PackedView {
  days: Omit<Days, 'days'> & { days: Rows<DayRow> }
  sheet?: Omit<AnySheet, 'slots'> & { slots: Rows<AnySheet['slots'][number]> }
  courses: string
}

export const packView = ({ days, sheet, courses }: FirstView): PackedView => ({
  days: { ...days, days: toRows(days.days.map((day) => ({ ...day, free: packFree(day.free) }))) },
  sheet: sheet && { ...sheet, slots: toRows<AnySheet['slots'][number]>(sheet.slots) },
  courses: JSON.stringify(courses),
})

export const unpackView = ({ days, sheet, courses }: PackedView): FirstView => ({
  days: { ...days, days: fromRows(days.days).map((day) => ({ ...day, free: unpackFree(day.free) })) },
  sheet: sheet && ({ ...sheet, slots: fromRows(sheet.slots) } as AnySheet),
  courses: JSON.parse(courses),
})

/** The free tee times of each part: `1:16 2:27`. */
const packFree = (free: Day['free']) => free.map(({ part, count }) => `${part}:${count}`).join(' ')

const unpackFree = (packed: string): Day['free'] =>
  packed.split(' ').flatMap((one) => {
    const [part, count] = one.split(':')
    return part && count ? [{ part, count: Number(count) }] : []
  })
