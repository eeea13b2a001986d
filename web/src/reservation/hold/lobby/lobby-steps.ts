import type { LobbyPlace } from '@clubhouse/contract/reservation/hold/lobby'
import type { SheetLobby } from '@clubhouse/contract/reservation/sheet/sheet'

/** What the panel shows: before joining SOON, JOIN or LATE; with a place JOINED, PLACED, TURN, OVER, LEFT or ELSEWHERE. */
export type LobbyStep = 'SOON' | 'JOIN' | 'LATE' | 'JOINED' | 'PLACED' | 'TURN' | 'OVER' | 'LEFT' | 'ELSEWHERE'

/** @param now the club’s time @param place none before joining */
export function lobbyStep(lobby: SheetLobby, place: LobbyPlace | undefined, now: number): LobbyStep {
  if (!place) return now < Date.parse(lobby.joinsAt) ? 'SOON' : now < Date.parse(lobby.drawsAt) ? 'JOIN' : 'LATE'
  if (place.hasLeft) return now < Date.parse(place.drawsAt) ? 'JOIN' : 'LEFT'
  if (place.state === 'OVER') return 'OVER'
  if (!place.isHere) return 'ELSEWHERE'
  if (place.state === 'ADMITTED') return 'TURN'
  return place.place == null ? 'JOINED' : 'PLACED'
}

/** The instant to which the panel counts down: where nothing is known of it, none. */
export function countsTo(step: LobbyStep, lobby: SheetLobby, place: LobbyPlace | undefined, now: number) {
  const opensAt = place?.opensAt ?? lobby.opensAt
  switch (step) {
    case 'JOIN':
    case 'JOINED':
      return place?.drawsAt ?? lobby.drawsAt
    case 'PLACED':
      return now < Date.parse(opensAt) ? opensAt : undefined
    case 'TURN':
      return place?.chooseUntil ?? undefined
    default:
      return undefined
  }
}

const NEAR = 10
const SECOND_MS = 1000

/**
 * How long until the place is read again: at the next instant that changes it, soon while others choose before this
 * member, and rarely otherwise. Members do not all ask in the same moment.
 * @param chance from 0 to 1
 */
export function nextLook(place: LobbyPlace, now: number, chance: number): number {
  const until = (at: string) => Math.max(0, Date.parse(at) - now)
  const isDrawn = place.place != null
  if (place.state === 'ADMITTED')
    return Math.min(until(place.chooseUntil ?? place.opensAt) + 100, 5 * SECOND_MS) + chance * 500
  if (place.state === 'OVER') return (8 + chance * 4) * SECOND_MS
  if (!isDrawn) return Math.min(until(place.drawsAt) + 100, 15 * SECOND_MS) + chance * 1500
  if (until(place.opensAt) > 0) return until(place.opensAt) + 100 + chance * 500
  return ((place.ahead ?? 0) < NEAR ? 1.5 : 4) * SECOND_MS + chance * 500
}
