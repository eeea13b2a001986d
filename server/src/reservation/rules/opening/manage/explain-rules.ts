import type { Refusal } from '@clubhouse/contract/fail'
import { refusedByHolds, refusedByLobby, refusedBySlot, refusedByStanding } from '../../../hold/rules.ts'
import type { Lobby } from '../../../lobby-rules.ts'
import type { MemberFacts } from '../../../member-facts.ts'
import type { Rulebook } from '../../../rulebook.ts'
import type { SlotRow } from '../../../sheet/slot/rows.ts'

interface About {
  facts: MemberFacts
  /** Parts of the day in which the member plays already. */
  plays: readonly string[]
  memberIdx: number
  /** Those that have not ended. */
  lobbies?: readonly Lobby[]
  rulebook: Rulebook
  zone: string
}

export interface Explained {
  slot: SlotRow
  refusals: Refusal[]
}

/** The tee time that is nearest to what the member could book, with all that the rules of holding say against it. */
export function nearest(slots: readonly SlotRow[], about: About): Explained | undefined {
  const explained = slots.map((slot) => ({ slot, refusals: refusalsOf(slot, about) }))
  // The order of the day decides between two of them.
  return explained.sort((a, b) => a.refusals.length - b.refusals.length || rank(a) - rank(b))[0]
}

function refusalsOf(slot: SlotRow, { facts, plays, memberIdx, lobbies, rulebook, zone }: About): Refusal[] {
  const viewer = { memberIdx, lobbies, memberType: facts.memberType, lang: rulebook.lang }
  const known = { ...facts, playsThatPart: plays.includes(slot.part) }
  const bySlot = refusedBySlot(slot, viewer, facts.now, rulebook, zone)
  const byLobby = refusedByLobby(slot, viewer, facts.now, rulebook, zone)
  const all = [
    ...(bySlot ? [bySlot] : []),
    ...(byLobby ? [byLobby] : []),
    ...refusedByStanding(known, slot, rulebook, ''),
    ...refusedByHolds(known, rulebook),
  ]
  return all.filter(({ code }, i) => all.findIndex((other) => other.code === code) === i)
}

/** Refusals that pass with time come first. */
const ORDER = ['NOT_OPEN', 'LOBBY_ONLY', 'HELD_BY_OTHER', 'DRAW_ONLY', 'TAKEN']
const rank = ({ refusals: [first] }: Explained) => {
  const place = first ? ORDER.indexOf(first.code) : -1
  return first && place === -1 ? ORDER.length : place
}
