import { mine } from '@clubhouse/contract/reservation/booking'
import { useCall } from '../../api/use-call'

export interface Known {
  memberIdx: number
  name: string
}

export function useKnownMembers(memberIdx: number): Known[] {
  const quiet = { enabled: memberIdx > 0, quiet: true, _nop_: true, staleTime: 300_000 } as const
  const past = useCall(mine, { memberIdx, when: 'past', size: 50 }, quiet)
  const upcoming = useCall(mine, { memberIdx, when: 'upcoming', size: 50 }, quiet)
  const names = new Map<number, string>()
  for (const booking of [...(upcoming.data?.list ?? []), ...(past.data?.list ?? [])]) {
    for (const player of booking.players) {
      if (player.memberIdx && player.memberIdx !== memberIdx && player.name) names.set(player.memberIdx, player.name)
    }
  }
  return [...names].map(([idx, name]) => ({ memberIdx: idx, name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
