import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { queryKey, useCall } from '../../../api/use-call'
import type { ManagerSheet } from '../cell/desk-cell'
import { useFollowed } from './use-followed'

export function useManagerDay(date: string | undefined, mayRead: boolean) {
  const input = { date: date ?? '' }
  const read = useCall(forManager, input, { enabled: !!date && mayRead, _nop_: true })
  return { ...read, live: useFollowed<ManagerSheet>(queryKey(forManager, input), read.data) }
}
