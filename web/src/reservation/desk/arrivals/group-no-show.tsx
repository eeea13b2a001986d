import { one } from '@clubhouse/contract/reservation/desk/desk'
import { useCall } from '../../../api/use-call'
import { Unread } from '../../../ui/unread'
import { DeskNoShowForm } from '../deed/desk-no-show-form'

interface Props {
  bookingIdx: number
  onDone: () => void
  onBack: () => void
}

/** Records that nobody of a group came, with what that leads to shown first. */
export function GroupNoShow({ bookingIdx, onDone, onBack }: Props) {
  const { data, error, refetch } = useCall(one, { bookingIdx }, { waits: false, toasts: 'none' })
  if (!data) return <Unread error={error} retry={refetch} lines={4} />
  return (
    <DeskNoShowForm
      booking={data}
      isNoShow={true}
      onChanged={async () => onDone()}
      onDone={async () => onDone()}
      onBack={onBack}
    />
  )
}
