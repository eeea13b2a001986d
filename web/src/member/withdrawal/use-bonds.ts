import { impossible } from '@clubhouse/contract/member/withdrawal'
import { useCall } from '../../api/use-call'
import { useSession } from '../../session/session-store'

/** The only club of a deployment. */
const CLUB_IDX = 1

/** What binds a member to the club. */
export function useBonds() {
  const memberIdx = useSession()?.memberIdx ?? 0
  return useCall(impossible, { memberIdx, clubIdx: CLUB_IDX }, { quiet: true, enabled: memberIdx > 0, staleTime: 0 })
}
