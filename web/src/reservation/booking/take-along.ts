import type { Booking } from '@clubhouse/contract/reservation/booking'
import { useRootHere } from '../../api/root-data'
import { useClub, useText } from '../../language/use-text'
import { toast } from '../../ui/feedback/toast'
import { calendarFile } from './calendar-file'

/** A booking for elsewhere: into a calendar, or to a friend. */
export function useTakeAlong(booking: Booking): { toCalendar: () => void; share: () => Promise<void> } {
  const t = useText()
  const { zone } = useClub()
  const club = useRootHere()?.info.clubName ?? ''
  const text = t('reservation.SHARE_TEXT', { date: booking.date, time: booking.time, course: booking.courseName, club })
  const toCalendar = () => {
    const words = {
      title: t('reservation.CALENDAR_TITLE', { club }),
      place: `${club}, ${booking.courseName}`,
      notes: [
        text,
        t('reservation.DONE_NO', { no: booking.bookingNo }),
        t('reservation.FREE_UNTIL', { at: booking.freeCancelUntil }),
      ].join('\n'),
    }
    const url = URL.createObjectURL(new Blob([calendarFile(booking, words, zone)], { type: 'text/calendar' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${booking.bookingNo}.ics` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  const share = async () => {
    // Somebody who closes the share sheet has not failed at anything.
    if (navigator.share) return navigator.share({ text }).catch(() => undefined)
    await navigator.clipboard?.writeText(text)
    toast(t('reservation.COPIED'), { type: 'success' })
  }
  return { toCalendar, share }
}
