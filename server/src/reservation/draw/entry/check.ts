import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { enter as call } from '@clubhouse/contract/reservation/draw/entry'
import {
  MIN_PLAYERS,
  NOT_OPEN,
  PAST_DEADLINE,
  PLAYER_ALREADY_BOOKED,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '@clubhouse/contract/reservation/refusal'
import { wishedSlots } from '@clubhouse/draw/wishes'
import { type Context, Malformed } from '../../../platform/context.ts'
import { overMonth } from '../../hold/rules.ts'
import type { MemberFacts } from '../../member-facts.ts'
import { ruleFor } from '../../opening-rules.ts'
import { knownTo } from '../../people/buddy/known.ts'
import { refusedSuspended } from '../../people/buddy/suspended.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type DrawRow, linesOf } from '../rows.ts'
import type { DrawTeeTime } from './rows.ts'
import * as sql from './sql.ts'

export type Input = ParsedInputOf<typeof call>

/** Entries are written, changed and withdrawn while a draw is open, and not from its close on. Source: docs/rules.md, Draw. */
export function refusedByTime(
  { state, openAt, closeAt }: Pick<DrawRow, 'state' | 'openAt' | 'closeAt'>,
  now: Temporal.Instant,
) {
  if (state === 'PLANNED') return NOT_OPEN({ opensAt: openAt })
  return refusedByClose({ state, closeAt }, now)
}

export function refusedByClose({ state, closeAt }: Pick<DrawRow, 'state' | 'closeAt'>, now: Temporal.Instant) {
  if (state === 'OPEN' && Temporal.Instant.compare(now, closeAt) < 0) return undefined
  if (state === 'PLANNED' || state === 'REVOKED' || state === 'FAILED') return WRONG_STATE({ state })
  return PAST_DEADLINE({ rule: 'draw', at: closeAt })
}

/** What keeps a member from entering at all. */
export function refusedMember({ memberTypes }: Pick<DrawRow, 'memberTypes'>, { memberType, suspension }: MemberFacts) {
  return [
    ...(memberTypes.length > 0 && !memberTypes.includes(memberType) ? [TYPE_NOT_ALLOWED({ memberType })] : []),
    ...(suspension ? [SUSPENDED(suspension)] : []),
  ]
}

/** A won tee time counts in the quota of its month. */
export function refusedQuota(
  facts: MemberFacts,
  { date, dayClass, courseIdx, part }: DrawTeeTime,
  { openingRules }: Rulebook,
) {
  const rule = ruleFor(openingRules, { memberType: facts.memberType, date, dayClass, courseIdx, part })
  return rule && overMonth(facts, dayClass, rule)[0]
}

/**
 * The tee times that an entry wishes for, or what is wrong with its wishes: each line holds a tee time of its date, and
 * one of them takes the whole party.
 */
export function wishedOf(
  { playDate, wishes, anyTime, partySize }: Pick<Input, 'playDate' | 'wishes' | 'anyTime' | 'partySize'>,
  slots: readonly DrawTeeTime[],
) {
  const lines = linesOf(wishes)
  const empty = lines.findIndex((line) => wishedSlots({ playDate, wishes: [line], anyTime: false }, slots).length === 0)
  if (empty >= 0) return new Malformed(`wishes[${empty}]`)
  const wished = wishedSlots({ playDate, wishes: lines, anyTime }, slots).map(({ slot }) => slot as DrawTeeTime)
  const fits = wished.some(({ minPlayers, capacity }) => minPlayers <= partySize && partySize <= capacity)
  return fits ? wished : MIN_PLAYERS({ min: Math.min(...wished.map(({ minPlayers }) => minPlayers)) })
}

/** The member is the first, and knows those who are named, who may play; who is in the party already stays. */
export async function wrongParty(
  tx: Context,
  me: number,
  { party, partySize }: Pick<Input, 'party' | 'partySize'>,
  { partyLeast, partyMost }: Pick<DrawRow['weights'], 'partyLeast' | 'partyMost'>,
  before: readonly number[],
  rulebook: Rulebook,
) {
  if (party[0] !== me) return new Malformed('party[0]')
  if (party.length > partySize) return new Malformed(`party[${partySize}]`)
  if (partySize > partyMost) return new Malformed('partySize')
  if (partySize < partyLeast) return MIN_PLAYERS({ min: partyLeast })
  const added = party.filter((one) => one !== me && !before.includes(one))
  const known = added.length > 0 ? await knownTo(tx.sql, me, added) : new Set<number>()
  const stranger = party.findIndex((one) => added.includes(one) && !known.has(one))
  if (stranger >= 0) return new Malformed(`party[${stranger}]`)
  const named = party.flatMap((memberIdx, i) => (added.includes(memberIdx) ? { no: i + 1, memberIdx } : []))
  return refusedSuspended(tx, named, rulebook)
}

/** Nobody of the party is in another entry of the date, or plays in a part that is wished for. */
export async function refusedBusy(
  tx: Context,
  { drawIdx, playDate, party, entryIdx }: Input,
  wished: readonly DrawTeeTime[],
) {
  const parts = [...new Set(wished.map(({ part }) => part))]
  const busy = await sql.busy(tx.sql, party, { drawIdx, playDate, parts, but: entryIdx }, tx.lang)
  const first = party.findIndex((one) => busy.has(one))
  return first < 0 ? undefined : PLAYER_ALREADY_BOOKED({ which: first + 1, name: busy.get(party[first]!)!, draw: true })
}
