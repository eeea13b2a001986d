import { penalties } from '@clubhouse/contract/member/profile'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { count } from '@clubhouse/contract/reservation/sheet/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey } from '../../../api/use-call'

/**
 * Reads again what a changed booking changes on My page. All lists, and not one view's alone: what was changed may be on
 * another one, which is shown again from memory.
 */
export function useReread(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([mine, penalties, count].map((call) => client.invalidateQueries({ queryKey: queryKey(call) })))
}
