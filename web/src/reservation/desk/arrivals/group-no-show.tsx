import { one } from '@clubhouse/contract/reservation/desk/desk'
import { useCall } from '../../../api/use-call'
import { Unread } from '../../../ui/unread'
import { DeskNoShowForm } from '../deed/desk-no-show-form'

interface Props {
  bookingIdx: number
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => unknown
  onDone: () => void
  onBack: () => void
}

/** Records that nobody of a group came, with what that leads to shown first. */
export function GroupNoShow({ bookingIdx, isOver, onChanged, onDone, onBack }: Props) {
  const { data, error, refetch } = useCall(one, { bookingIdx }, { waits: false, toasts: 'none' })
  if (!data) return <Unread error={error} retry={refetch} lines={4} />
  return (
    <DeskNoShowForm
      booking={data}
      isNoShow={true}
      isOver={isOver}
      onChanged={async () => {
        await onChanged()
        await refetch()
      }}
      onDone={async () => onDone()}
      onBack={onBack}
    />
  )
}
