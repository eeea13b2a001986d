import type { DataOf } from '@clubhouse/contract/call'
import { foresee as ofMember } from '@clubhouse/contract/reservation/booking/conduct'
import { foresee as own } from '@clubhouse/contract/reservation/rules/my-penalty'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'

/** Stands in a form, which does not wait for it. */
const QUIETLY = { _nop_: true, waits: false, toasts: 'none' } as const

interface OwnProps {
  memberIdx: number
  /** All that the cancellation adds. */
  days: number
  /** The booking whose cancellation leads to the suspension. */
  besides?: number
}

/** What a suspension does to the member’s own other bookings, before it is chosen. Decision 161. */
export function OwnSuspendedBookings({ memberIdx, days, besides }: OwnProps) {
  const { data, error } = useCall(own, { memberIdx, days, besides }, QUIETLY)
  return <Bookings data={data} isUnknown={!!error} />
}

interface Props {
  memberIdx: number
  days?: number
  /** The last day, from today. */
  until?: string
  penaltyIdx?: number
  besides?: number
}

/** The same of any member, for managers: by the days, the last day or the penalty. */
export function SuspendedBookings(props: Props) {
  const { data, error } = useCall(ofMember, props, { ...QUIETLY, placeholderData: (previous) => previous })
  return <Bookings data={data} isUnknown={!!error} />
}

/** Of several members at once: whether their bookings stay. @param memberIdx one of them */
export function BookingsOfMany({ memberIdx }: Pick<Props, 'memberIdx'>) {
  const t = useText()
  const { data, error } = useCall(ofMember, { memberIdx, days: 1 }, QUIETLY)
  if (error) return <p>{t('common.BOOKINGS_UNKNOWN')}</p>
  return data ? <p>{t(data.cancels ? 'common.BOOKINGS_WITHIN' : 'common.BOOKINGS_STAY')}</p> : null
}

function Bookings({ data, isUnknown }: { data?: DataOf<typeof own>; isUnknown: boolean }) {
  const t = useText()
  const format = useFormat()
  if (isUnknown) return <p>{t('common.BOOKINGS_UNKNOWN')}</p>
  if (!data) return null
  const { cancels, bookings } = data
  if (bookings.length === 0) return <p>{t(cancels ? 'common.BOOKINGS_NONE' : 'common.BOOKINGS_STAY')}</p>
  return (
    <div role="status">
      <p>{t('common.BOOKINGS_CANCELLED', { count: bookings.length })}</p>
      <ul>
        {bookings.map(({ bookingIdx, date, time, course }) => (
          <li key={bookingIdx}>{`${format.day(date)}, ${time}, ${course}`}</li>
        ))}
      </ul>
    </div>
  )
}
