import { impossible } from '@clubhouse/contract/member/withdrawal'
import { useCall } from '../../api/use-call'
import { useSession } from '../../session/session-store'

/** What prevents or accompanies closing the account. */
export function useBonds() {
  const { memberIdx, clubIdx } = useSession() ?? {}
  return useCall(
    impossible,
    { memberIdx: memberIdx ?? 0, clubIdx: clubIdx ?? 0 },
    { enabled: memberIdx != null && clubIdx !== undefined, staleTime: 0 },
  )
}
