import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { BookingPanel } from './booking-panel'
import { BOOKINGS } from './booking-rows'

export const handle = { messages: ['booking-list', 'form', 'desk', 'outbox', 'reservation'] }

export default function BookingsPage() {
  const t = useText()
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
