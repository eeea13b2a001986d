import { useSearchParams } from 'react-router'
import { useText } from '../language/use-text'
import { PageHead } from '../layouts/page-head'
import { BookedPage } from './booked-page'
import { TeeTimes } from './tee-times'

export const handle = { messages: ['reservation', 'course'] }

/** The tee times; after a booking, the booking. Day, course and booking stand in the address. */
export default function ReservationPage() {
  const t = useText()
  const [query] = useSearchParams()
  const booked = Number(query.get('booked'))
  return (
    <main id="content">
      <PageHead title={t('reservation.TITLE')} />
      {booked > 0 ? <BookedPage bookingIdx={booked} /> : <TeeTimes />}
    </main>
  )
}
