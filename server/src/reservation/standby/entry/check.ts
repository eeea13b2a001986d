import { nameIn } from '@clubhouse/contract/member/person-name'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import {
  DAY_CLOSED,
  MIN_PLAYERS,
  type NOT_OPEN,
  PLAYER_ALREADY_BOOKED,
  PRICE_CHANGED,
  STANDBY_LIMIT,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '@clubhouse/contract/reservation/refusal'
import { type Context, Malformed } from '../../../platform/context.ts'
import { isLastMinute } from '../../deadline.ts'
import { viewerOf } from '../../hold/hold.ts'
import { overMonth, refusedBySlot } from '../../hold/rules.ts'
import { type MemberFacts, memberFacts } from '../../member-facts.ts'
import { ruleFor } from '../../opening-rules.ts'
import { knownTo } from '../../people/buddy/known.ts'
import { refusedSuspended } from '../../people/buddy/suspended.ts'
import { type Rulebook, refusedTerms } from '../../rulebook.ts'
import { myDates } from '../../sheet/day/rows.ts'
import { type SlotRow, slotsOfDay } from '../../sheet/slot/rows.ts'
import * as queueRows from '../queue/rows.ts'
import { pricesOn } from './prices.ts'
import { isWished, partyFits, type Wish } from './rules.ts'

/** The tee times of a day as they would be for a member if nobody had one, and what decides about the member. */
export interface Day {
  date: string
  all: SlotRow[]
  facts: MemberFacts
}

export async function dayFor(ctx: Context, memberIdx: number, date: string): Promise<Day> {
  const [all, facts] = await Promise.all([slotsOfDay(ctx.sql, date), memberFacts(ctx.sql, memberIdx, { date })])
  return { date, all: all.map((slot) => ({ ...slot, claims: [] })), facts }
}

/** The tee times that an entry waits for, or why there is none. */
export function wished({ all, facts }: Day, wish: Wish, ctx: Context, rulebook: Rulebook) {
  const { lastMinutes } = rulebook.settings.standby
  const timely = all.filter((slot) => slot.w05 !== 'S' && isWished(slot, wish, facts.now, lastMinutes))
  // Part of a day may be suspended, which concerns those who wish for that part alone.
  const ahead = timely.filter(({ dayState }) => dayState === 'PUBLISHED')
  if (ahead.length === 0) return DAY_CLOSED({ reason: timely[0]?.dayState ?? 'PAST' })
  const refused = ahead.map((slot) => refusedBySlot(slot, viewerOf(ctx), facts.now, rulebook, ctx.club.zone))
  const open = ahead.filter((_, i) => refused[i] === undefined)
  const [why] = refused
  if (open.length === 0) {
    if (why?.code === 'NOT_OPEN') return why as ReturnType<typeof NOT_OPEN>
    return TYPE_NOT_ALLOWED({ memberType: facts.memberType })
  }
  const fitting = open.filter((slot) => partyFits(slot, wish.partySize))
  if (fitting.length === 0) return MIN_PLAYERS({ min: Math.min(...open.map(({ minPlayers }) => minPlayers)) })
  return fitting
}

/** What a new entry is refused for besides its tee times. */
export async function refusedMember(tx: Context, me: number, { date, facts }: Day, { settings }: Rulebook) {
  if (facts.suspension) return SUSPENDED(facts.suspension)
  const { perMember, perDate } = settings.standby
  const [{ ahead, thatDay }, played] = await Promise.all([
    queueRows.used(tx.sql, me, date),
    myDates(tx.sql, me, date, date),
  ])
  if (thatDay >= perDate) return STANDBY_LIMIT({ used: thatDay, max: perDate })
  if (ahead >= perMember) return STANDBY_LIMIT({ used: ahead, max: perMember })
  if (played.length > 0) return PLAYER_ALREADY_BOOKED({ which: 1, name: nameIn(tx.lang, tx.who!) })
  return undefined
}

/** The month's limit, where it leaves none of the tee times that an entry waits for. */
export function refusedByMonth(slots: readonly SlotRow[], { facts }: Day, { settings, openingRules }: Rulebook) {
  const refused = slots.map((slot) => {
    const rule = ruleFor(openingRules, { ...slot, memberType: facts.memberType })
    return rule && !isLastMinute(slot.startsAt, facts.now, settings) && overMonth(facts, slot.dayClass, rule)[0]
  })
  return (refused.every(Boolean) && refused[0]) || undefined
}

interface Agreed extends Wish {
  auto: boolean
  total?: number | null
  termsIdx?: number | null
}

/** What an entry keeps of the price and the terms: only being booked without asking agrees to them. */
export const agreedBy = ({ auto, total = null, termsIdx = null }: Pick<Agreed, 'auto' | 'total' | 'termsIdx'>) =>
  auto ? { total, termsIdx } : { total: null, termsIdx: null }

/** Being booked without asking needs the price and the terms that the member saw. */
export function refusedAuto(
  { partySize, auto, total, termsIdx }: Agreed,
  { all, facts }: Day,
  slots: readonly SlotRow[],
  rulebook: Rulebook,
  ctx: Context,
) {
  if (!auto) return undefined
  if (total == null) return new Malformed('total')
  if (termsIdx == null) return new Malformed('termsIdx')
  const newer = refusedTerms(termsIdx, rulebook, ctx.lang)
  if (newer) return newer
  const priceOf = pricesOn(all, facts, rulebook, ctx)
  const highest = Math.max(...slots.map((slot) => priceOf(slot, partySize)))
  return total === highest ? undefined : PRICE_CHANGED({ total: highest })
}

/** The member is the first, and knows those who are named, who may play. */
export async function wrongPlayers(
  tx: Context,
  me: number,
  players: readonly Player[],
  partySize: number,
  rulebook: Rulebook,
) {
  const [first] = players
  if (first?.kind !== 'MEMBER' || first.memberIdx !== me) return new Malformed('players[0].memberIdx')
  if (players.length > partySize) return new Malformed(`players[${partySize}]`)
  const named = players.slice(1).flatMap(({ kind, memberIdx }) => (kind === 'MEMBER' ? memberIdx! : []))
  const known = named.length > 0 ? await knownTo(tx.sql, me, named) : new Set<number>()
  const stranger = players.findIndex(({ no, kind, memberIdx }) => no > 1 && kind === 'MEMBER' && !known.has(memberIdx!))
  if (stranger >= 0) return new Malformed(`players[${stranger}].memberIdx`)
  const others = players.flatMap(({ no, kind, memberIdx }) =>
    no > 1 && kind === 'MEMBER' ? { no, memberIdx: memberIdx! } : [],
  )
  return refusedSuspended(tx, others, rulebook)
}
