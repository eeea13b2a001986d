import { list } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useCall } from '../../../../api/use-call'

/** What the list says of one day: its template, its holiday and its warnings. */
export function useManagedDay(date: string) {
  const { data, refetch } = useCall(list, { from: date, to: date }, { _nop_: true })
  return { day: data?.[0], refetch }
}
