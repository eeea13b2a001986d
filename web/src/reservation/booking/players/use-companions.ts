import { read } from '@clubhouse/contract/member/reservation-settings'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { keep, mine as mineBuddies } from '@clubhouse/contract/reservation/people/buddy'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../api/transport'
import { queryKey, useCall } from '../../../api/use-call'
import { type Known, knownFrom, lastTogether } from './known'

export interface Companions {
  /** Buddies in their order, then members of the last bookings by name. */
  known: readonly Known[]
  /** A group without a name is that of the last time. */
  groups: readonly { name?: string; members: readonly Known[] }[]
  isBuddy: (memberIdx: number) => boolean
  addBuddy: (member: Known) => Promise<void>
}

const LIVES = { _nop_: true, staleTime: 300_000 } as const

export function useCompanions(memberIdx: number): Companions {
  const client = useQueryClient()
  const quiet = { ...LIVES, enabled: memberIdx > 0 }
  const past = useCall(mine, { memberIdx, when: 'past', size: 50 }, quiet)
  const upcoming = useCall(mine, { memberIdx, when: 'upcoming', size: 50 }, quiet)
  const settings = useCall(read, {}, quiet)
  const { data: buddies = [] } = useCall(mineBuddies, {}, quiet)
  const last = lastTogether(memberIdx, past.data?.list ?? [], upcoming.data?.list ?? [])
  const saved = (settings.data?.groups ?? []).map(({ name, ...group }) => ({
    name,
    members: group.memberIdx.map((idx, i) => ({ memberIdx: idx, name: group.names[i] ?? '' })),
  }))
  return {
    known: knownFrom(memberIdx, buddies, [...(upcoming.data?.list ?? []), ...(past.data?.list ?? [])]),
    groups: [...(last.length > 0 ? [{ members: last }] : []), ...saved],
    isBuddy: (idx) => buddies.some((one) => one.memberIdx === idx),
    addBuddy: async (member) => {
      const kept = await ask(
        keep,
        { memberIdx: [...buddies.map((one) => one.memberIdx), member.memberIdx] },
        { toasts: 'all' },
      )
      client.setQueryData(queryKey(mineBuddies, {}), kept)
    },
  }
}
