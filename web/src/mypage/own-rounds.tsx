import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Forecast } from '@clubhouse/contract/weather'
import { useRef } from 'react'
import { serverNow, useServerNow } from '../api/clock'
import { BookingPanel } from '../reservation/booking/list/booking-panel'
import { MyBookings } from '../reservation/booking/list/my-bookings'
import { isOffered } from '../reservation/booking/list/offer-answer'
import { isAsked, nextRound } from '../reservation/booking/list/rounds'
import { useOpenBooking } from '../reservation/booking/list/use-open-booking'
import { useReread } from '../reservation/booking/list/use-reread'
import { OwnRound } from './own-round'

interface OwnRoundsProps {
  me: number
  /** The first page of the coming bookings. */
  coming?: readonly Booking[]
  forecast?: Forecast | null
}

/** The rounds with a question to the member, the next round, and a list of all others. */
export function OwnRounds({ me, coming = [], forecast }: OwnRoundsProps) {
  const now = useServerNow(60_000) ?? serverNow()
  const { open, toggle } = useOpenBooking()
  const reread = useReread()
  const place = useRef<HTMLDivElement>(null)
  const first = firstOf(coming, me)
  const focusAfter = (bookingIdx: number) => () =>
    place.current?.querySelector<HTMLElement>(`[data-round="${bookingIdx}"] h2 button`) ??
    place.current?.querySelector<HTMLElement>('h2 button, h2[tabindex]') ??
    null
  return (
    <div ref={place}>
      {first.map((booking) => {
        const { bookingIdx } = booking
        const isOpen = open === bookingIdx
        const panel = <BookingPanel booking={booking} onChanged={reread} />
        return (
          <OwnRound
            key={bookingIdx}
            {...{ booking, me, now, forecast }}
            opening={{ isOpen, onToggle: () => toggle(bookingIdx), panel }}
            focusAfter={focusAfter(bookingIdx)}
          />
        )
      })}
      <MyBookings memberIdx={me} elsewhere={first.map(({ bookingIdx }) => bookingIdx)} />
    </div>
  )
}

/** Each once: those that wait for an answer of the member, then the next round. */
function firstOf(coming: readonly Booking[], me: number): Booking[] {
  const asking = coming.filter((one) => isAsked(one, me) || isOffered(one, me))
  const next = nextRound(coming)
  return next && !asking.includes(next) ? [...asking, next] : asking
}
