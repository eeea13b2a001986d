import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { ics } from '@clubhouse/contract/reservation/booking/change'
import { fetchFile } from '../../../api/fetch-file'
import { useRootHere } from '../../../api/root-data'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'

/** A booking for elsewhere: into a calendar, or to a friend. */
export function useTakeAlong(booking: Booking): { toCalendar: () => Promise<void>; share: () => Promise<void> } {
  const t = useText()
  const club = useRootHere()?.info.clubName ?? ''
  const text = t('reservation.SHARE_TEXT', { date: booking.date, time: booking.time, course: booking.courseName, club })
  const toCalendar = () => fetchFile(ics, { bookingIdx: booking.bookingIdx }, `${booking.bookingNo}.ics`)
  const share = async () => {
    // Somebody who closes the share sheet has not failed at anything.
    if (navigator.share) return navigator.share({ text }).catch(() => undefined)
    await navigator.clipboard?.writeText(text)
    toast(t('reservation.COPIED'), { type: 'success' })
  }
  return { toCalendar, share }
}
