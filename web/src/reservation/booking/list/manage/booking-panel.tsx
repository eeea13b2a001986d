import { one } from '@clubhouse/contract/reservation/desk/desk'
import { useServerNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { useFormat, useText } from '../../../../language/use-text'
import { Loading } from '../../../../ui/loading'
import { SidePanel } from '../../../../ui/side-panel'
import { DeskBooking } from '../../../desk/deed/desk-booking'

interface Props {
  bookingIdx: number
  onClose: () => void
  onChanged: () => void
}

const MINUTE_MS = 60_000

/** A booking of the list, with what a manager may do about it, as on the day’s sheet. */
export function BookingPanel({ bookingIdx, onClose, onChanged }: Props) {
  const t = useText()
  const { day } = useFormat()
  const now = useServerNow(MINUTE_MS)
  const { data } = useCall(one, { bookingIdx })
  const title = data
    ? `${t('desk.TEE_TIME', { time: data.time, course: data.courseName })} · ${day(data.date)}`
    : t('booking-list.ONE')
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
