import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { BookingPanel } from './booking-panel'
import { BOOKINGS } from './booking-rows'

export const handle = { messages: ['booking-list', 'form', 'desk', 'outbox', 'reservation', 'frontdesk'] }

export default function BookingsPage() {
  const t = useText()
  const [query] = useSearchParams()
  const { idx } = useParams()
  const isBare = query.size === 0 && idx === undefined
  const [isLed, setLed] = useState(!isBare)
  if (!isLed && !isBare) setLed(true)
  // The menu leads to what comes next; past bookings are one press away.
  if (!isLed && isBare) return <Navigate to="?coming=true" replace />
  return (
    <>
      <PageHead title={t('booking-list.TITLE')} />
      <ListPage
        list={BOOKINGS}
        record={({ open, close, refetch }) => (
          <BookingPanel key={open} bookingIdx={Number(open)} onClose={close} onChanged={() => void refetch()} />
        )}
      />
    </>
  )
}
