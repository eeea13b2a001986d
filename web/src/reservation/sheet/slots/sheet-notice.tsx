import { Suspense } from 'react'
import { withTexts } from '../../../language/with-texts'
import { part } from '../../../ui/part'
import type { AnySlot, Viewer } from '../../hold/slot-view'
import { offerAfter } from '../../rules/standing/standing'
import type { AnySheet } from '../live/sheet-change'
import { freeNear } from './sheet-layout'
import type { SlotNotice } from './slot-press'

const SlotCallout = part(withTexts(() => import('./slot-callout')))

interface SheetNoticeProps {
  sheet: AnySheet
  now: number
  viewer: Viewer
  notice: SlotNotice
  otherDays: readonly string[]
  onPress: (slot: AnySlot) => void
  onDay: (date: string) => void
  onClose: () => void
}

/** The message at a tee time, with what can be taken instead. */
export function SheetNotice({ sheet, now, viewer, notice, otherDays, onPress, onDay, onClose }: SheetNoticeProps) {
  const slot = sheet.slots.find(({ slotIdx }) => slotIdx === notice.slotIdx)
  if (!slot) return null
  const offer = viewer === 'member' ? offerAfter(notice.code) : 'nothing'
  const isFit = (other: AnySlot) => offer === 'times' || (offer === 'parts' && other.part !== slot.part)
  return (
    <Suspense>
      <SlotCallout
        text={notice.text}
        names={notice.names}
        remedy={notice.remedy}
        near={notice.names ? [] : freeNear(sheet.slots, slot, now, isFit)}
        days={offer === 'days' ? otherDays : []}
        courseName={(idx) => sheet.courses.find(({ courseIdx }) => courseIdx === idx)?.name ?? ''}
        onTake={onPress}
        onDay={onDay}
        onClose={onClose}
      />
    </Suspense>
  )
}
