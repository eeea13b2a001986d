import type { DataOf } from '@clubhouse/contract/call'
import type { calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import { pack, unpack } from '../../../api/packed'
import { fromRows, type Rows, toRows } from '../../../api/rows'
import type { DrawnCourse } from '../course/use-drawn-courses'
import type { AnySheet } from './sheet-change'

export interface FirstView {
  days: DataOf<typeof calendar>
  /** Undefined when the URL names an unpublished day. */
  sheet?: AnySheet
  courses: readonly DrawnCourse[]
}

type Days = FirstView['days']
type Day = Days['days'][number]
type DayRow = Omit<Day, 'free'> & { free: string }

/** Days and tee times as rows. */
interface InRows {
  days: Omit<Days, 'days'> & { days: Rows<DayRow> }
  sheet?: Omit<AnySheet, 'slots'> & { slots: Rows<AnySheet['slots'][number]> }
  courses: FirstView['courses']
}

/** The first view as the data of the page. */
export function packView({ days, sheet, courses }: FirstView): string {
  const inRows: InRows = {
    days: { ...days, days: toRows(days.days.map((day) => ({ ...day, free: packFree(day.free) }))) },
    sheet: sheet && { ...sheet, slots: toRows<AnySheet['slots'][number]>(sheet.slots) },
    courses,
  }
  return pack(inRows)
}

export function unpackView(packed: string): FirstView {
  const { days, sheet, courses } = unpack<InRows>(packed)
  return {
    days: { ...days, days: fromRows(days.days).map((day) => ({ ...day, free: unpackFree(day.free) })) },
    sheet: sheet && ({ ...sheet, slots: fromRows(sheet.slots) } as AnySheet),
    courses,
  }
}

/** The free tee times of each part: `1:16 2:27`. */
const packFree = (free: Day['free']) => free.map(({ part, count }) => `${part}:${count}`).join(' ')

const unpackFree = (packed: string): Day['free'] =>
  packed.split(' ').flatMap((one) => {
    const [part, count] = one.split(':')
    return part && count ? [{ part, count: Number(count) }] : []
  })
