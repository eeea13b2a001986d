import { WAITING, waiting } from '@clubhouse/contract/attention'
import { useCall } from '../api/use-call'

const AGAIN_MS = 60_000

/** What waits for this manager, read again every minute. @param isHeld a limited session may not read it */
export function useWaiting(isHeld = false) {
  const { data } = useCall(waiting, {}, { _nop_: true, refetchInterval: AGAIN_MS, enabled: !isHeld })
  return (data ?? []).map((one) => ({ ...one, to: WAITING[one.kind] }))
}
