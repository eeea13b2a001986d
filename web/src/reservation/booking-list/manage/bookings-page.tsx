import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { BOOKINGS } from './booking-rows'

export const handle = { messages: ['booking-list', 'form'] }

export default function BookingsPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('booking-list.TITLE')} />
      <ListPage list={BOOKINGS} />
    </>
  )
}
