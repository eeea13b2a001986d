import { type Buddy, keep, mine } from '@clubhouse/contract/reservation/people/buddy'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../api/transport'
import { queryKey, useCall } from '../../../api/use-call'

export type Save = (memberIdx: readonly number[]) => Promise<void>

/** The member's buddies; a change is shown once it is saved. */
export function useBuddies() {
  const client = useQueryClient()
  const { data, error, refetch } = useCall(mine, {})
  const save: Save = async (memberIdx) => {
    const kept = await ask(keep, { memberIdx: [...memberIdx] }, { toasts: 'all' })
    client.setQueryData<Buddy[]>(queryKey(mine, {}), kept)
  }
  return { list: data, error, refetch, save }
}
