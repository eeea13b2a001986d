import { callFor } from '../api/caller'
import { accessToken, renewSession } from './renew'
import { rightRefused } from './right-refused'
import { runningHold } from './running-hold'
import { currentSession, holdSession, loseSession, subscribe } from './session-store'

export function makeCallsForSession(): void {
  callFor({
    id: () => currentSession()?.id,
    accessToken,
    renew: renewSession,
    hold: holdSession,
    lose: loseSession,
    rightRefused,
    runningHold,
    subscribe,
  })
}
