import { isOfGroup, mine } from '@clubhouse/contract/reservation/booking/booking'
import { useCall } from '../../../api/use-call'
import type { Standing } from './standing'

/** The member's own coming bookings that use up a limit; tee times of a group use up none. */
export function useUsedBy(memberIdx: number, date: string, standing: Standing) {
  const ofMonth = standing.code === 'QUOTA_MONTH'
  const [from, to] = ofMonth ? [`${date.slice(0, 7)}-01`, endOfMonth(date)] : [date, date]
  const isAsked = standing.code !== 'SUSPENDED'
  const { data } = useCall(mine, { memberIdx, from, to, size: 20 }, { enabled: isAsked, _nop_: true })
  return (data?.list ?? []).filter(
    (booking) => booking.booker.memberIdx === memberIdx && booking.state === 'CF' && !isOfGroup(booking),
  )
}

function endOfMonth(date: string): string {
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10)
}
