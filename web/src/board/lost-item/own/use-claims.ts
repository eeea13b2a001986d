import { mine } from '@clubhouse/contract/board/lost-claim'
import { useCall } from '../../../api/use-call'

const MOST = 50

/** The member’s latest claims of what was found. */
export const useClaims = () => useCall(mine, { page: 1, size: MOST }, { _nop_: true })
