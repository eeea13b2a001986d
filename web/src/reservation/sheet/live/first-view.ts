import type { DataOf } from '@clubhouse/contract/call'
import type { calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import type { DrawnCourse } from '../course/use-drawn-courses'
import type { AnySheet } from './sheet-change'

export interface FirstView {
  days: DataOf<typeof calendar>
  /** Undefined when the URL names an unpublished day. */
  sheet?: AnySheet
  courses: readonly DrawnCourse[]
}
