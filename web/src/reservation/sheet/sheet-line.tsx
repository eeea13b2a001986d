import { Suspense } from 'react'
import { part } from '../../ui/part'
import type { AnySlot, Viewer } from '../hold/slot-view'
import { offerAfter } from '../standing/standing'
import type { AnySheet } from './sheet-change'
import { freeNear } from './sheet-layout'
import { SlotLine } from './slot-line'
import type { SlotNotice } from './slot-press'

const SlotCallout = part(() => import('./slot-callout'))

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

interface SheetLineProps extends SheetGridProps {
  slot: AnySlot
  partPrice: number
  nameOf: (courseIdx?: number | null) => string
  isStop: boolean
  onFocus: () => void
}

/** A tee time with its message. */
export function SheetLine({ slot, partPrice, nameOf, isStop, onFocus, ...grid }: SheetLineProps) {
  const { sheet, now, viewer, isQuiet, busySlot, notice, onPress, onNoticeClosed, otherDays, onDay } = grid
  const offer = viewer === 'member' ? offerAfter(notice?.code) : 'nothing'
  const isFit = (other: AnySlot) => offer === 'times' || (offer === 'parts' && other.part !== slot.part)
  return (
    <>
      <SlotLine
        slot={slot}
        courseName={nameOf(slot.courseIdx)}
        partPrice={partPrice}
        now={now}
        viewer={viewer}
        isQuiet={isQuiet}
        isBusy={busySlot === slot.slotIdx}
        isStop={isStop}
        onPress={onPress}
        onFocus={onFocus}
      />
      {notice?.slotIdx === slot.slotIdx && (
        <Suspense>
          <SlotCallout
            text={notice.text}
            names={notice.names}
            remedy={notice.remedy}
            near={notice.names ? [] : freeNear(sheet.slots, slot, now, isFit)}
            days={offer === 'days' ? otherDays : []}
            courseName={nameOf}
            onTake={onPress}
            onDay={onDay}
            onClose={onNoticeClosed}
          />
        </Suspense>
      )}
    </>
  )
}
