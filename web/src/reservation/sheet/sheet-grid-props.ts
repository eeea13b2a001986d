import type { AnySlot, Viewer } from '../hold/slot-view'
import type { AnySheet } from './sheet-change'
import type { SlotNotice } from './slot-press'

export interface SheetGridProps {
  sheet: AnySheet
  now: number
  viewer: Viewer
  /** A limit rules out every tee time: free ones are shown without emphasis. */
  isQuiet: boolean
  busySlot?: number
  notice?: SlotNotice
  onPress: (slot: AnySlot) => void
  onNoticeClosed: () => void
  onCourseSeen: (courseIdx: number) => void
  otherDays: readonly string[]
  onDay: (date: string) => void
}
