import type { LobbyPlace } from '@clubhouse/contract/reservation/hold/lobby'
import { store } from '../../../ui/feedback/store'

interface LobbyHere {
  date: string
  /** As it was read last. */
  place: LobbyPlace
  /** The day's page is open and reads the place. */
  isShown: boolean
  /** The last look had no answer. */
  isLost?: boolean
}

/** The lobby that the member joined or looked at last in this tab. */
export const lobbyHere = store<LobbyHere | undefined>(undefined)
