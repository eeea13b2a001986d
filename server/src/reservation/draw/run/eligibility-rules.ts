import {
  MIN_PLAYERS,
  PLAYER_ALREADY_BOOKED,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '@clubhouse/contract/reservation/refusal'
import { wishedSlots } from '@clubhouse/draw/wishes'
import { refusedByStanding } from '../../hold/rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import type { Weights } from '../rows.ts'
import type { EntryFacts, RunEntry } from './sql.ts'

/** A tee time as the draw and as the rules of a booking see it. */
export type DrawSlotRow = Parameters<typeof wishedSlots>[1][number] & { row: SlotRow }

export interface Eligibility {
  slots: readonly DrawSlotRow[]
  /** Of the draw; empty for every type. */
  memberTypes: readonly string[]
  weights: Pick<Weights, 'partyLeast'>
  rulebook: Rulebook
  /** `member date part` of everyone who plays. */
  playing: ReadonlySet<string>
}

/** A refusal as an entry keeps it. */
export interface Why {
  code: string
  vars: Record<string, unknown>
}
const whyOf = ({ code, msgVar }: { code: string; msgVar: Record<string, unknown> }): Why => ({ code, vars: msgVar })

/**
 * Why an entry could not become a booking, so that it takes no part: undefined for one that could, at any of the tee
 * times that it wishes for. Who only wishes for tee times that the draw has not takes part, and loses.
 * Source: docs/rules.md, Draw.
 */
export function ineligible(
  entry: Pick<RunEntry, 'playDate' | 'wishes' | 'anyTime' | 'partySize' | 'party'>,
  facts: EntryFacts,
  { slots, memberTypes, weights, rulebook, playing }: Eligibility,
): Why | undefined {
  const { memberType, name, suspension, memberState } = facts
  if (suspension) return whyOf(SUSPENDED(suspension))
  if (memberState !== 'ACTIVE') return { code: 'WRONG_STATE', vars: { state: memberState } }
  if (memberTypes.length > 0 && !memberTypes.includes(memberType)) return whyOf(TYPE_NOT_ALLOWED({ memberType }))
  if (entry.partySize < weights.partyLeast) return whyOf(MIN_PLAYERS({ min: weights.partyLeast }))
  const wished = wishedSlots(entry, slots).map(({ slot }) => slot as DrawSlotRow)
  if (wished.length === 0) return undefined
  const fitting = wished.filter(({ minPlayers }) => entry.partySize >= minPlayers)
  if (fitting.length === 0) return whyOf(MIN_PLAYERS({ min: Math.min(...wished.map(({ minPlayers }) => minPlayers)) }))
  const refused = oneOfEach(fitting).map(({ row }) => {
    const own = refusedByStanding(facts, row, rulebook, name)[0]
    const plays = entry.party.find(({ memberIdx }) => playing.has(`${memberIdx} ${row.date} ${row.part}`))
    return own ?? (plays && PLAYER_ALREADY_BOOKED({ which: plays.no, name: plays.name }))
  })
  const [why] = refused
  return why && refused.every((one) => one !== undefined) ? whyOf(why) : undefined
}

/** One tee time of each course and part: the rules of a booking tell no others apart. */
function oneOfEach(slots: readonly DrawSlotRow[]): DrawSlotRow[] {
  const seen = new Map(slots.map((slot) => [`${slot.row.courseIdx} ${slot.row.part}`, slot]))
  return [...seen.values()]
}
