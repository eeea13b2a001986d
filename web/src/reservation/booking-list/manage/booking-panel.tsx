import { useServerNow } from '../../../api/clock'
import { Loading } from '../../../ui/loading'
import { SidePanel } from '../../../ui/side-panel'
import { DeskBooking } from '../../manage/desk-booking'

interface Props {
  bookingIdx: number
  title: string
  onClose: () => void
  onChanged: () => void
}

const MINUTE_MS = 60_000

/** A booking of the list, with what a manager may do about it, as on the day’s sheet. */
export function BookingPanel({ bookingIdx, title, onClose, onChanged }: Props) {
  const now = useServerNow(MINUTE_MS)
  return (
    <SidePanel title={title} onClose={onClose}>
      {now === null ? (
        <Loading lines={8} />
      ) : (
        <DeskBooking bookingIdx={bookingIdx} now={now} onChanged={onChanged} onMoved={onChanged} />
      )}
    </SidePanel>
  )
}
