import { BEACON_TOO_EARLY, BEACON_WRONG } from '@clubhouse/contract/reservation/draw/draw-manage'
import { beaconValue, QUICKNET, roundAt, roundTime } from '@clubhouse/draw/beacon'
import type { Post, Seed } from '@clubhouse/draw/bundle'
import { isNumbersValue } from '@clubhouse/draw/numbers'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { askBeacon, type BeaconOf, isRound, roundOf } from './beacon.ts'

/** What a draw of days or of a season fixes in its post of where its value comes from. */
export interface Seeding {
  seedMode: string
  seedName: string | null
  /** Of the mode numbers: the day of the public draw. None in posts that were planned before posts had one. */
  seedDate: string | null
  seedSteps?: number | null
  drawAt: Temporal.Instant
}

/** A value of chance, before it is bound to what was frozen. */
export type Value = Omit<Seed, 'hash'>

/** Before the value of chance exists. Source: docs/rules.md, Draw. */
const PUBLIC_BEFORE_SECONDS = 60

/** An instant as a bundle has it. */
export const utc = (at: Temporal.Instant) => at.toString({ smallestUnit: 'second' })

export function seedOf({ seedMode, seedName, seedDate, seedSteps, drawAt }: Seeding): Post['seed'] {
  if (seedMode === 'beacon')
    return { mode: seedMode, chain: QUICKNET, round: roundAt(QUICKNET, drawAt.epochMilliseconds) }
  if (seedMode === 'numbers') return { mode: seedMode, name: seedName!, ...(seedDate !== null && { date: seedDate }) }
  return { mode: 'slow', steps: seedSteps! }
}

/**
 * Whether the club could have known the value before the fingerprint was public. The mode slow has none before, and of a
 * public draw only the day is known.
 */
export function isLate({ seedMode, seedDate, drawAt }: Seeding, now: Temporal.Instant, zone: string): boolean {
  if (seedDate !== null) return dateIn(now, zone) >= seedDate
  const at = drawAt.epochMilliseconds
  const known = seedMode === 'beacon' ? roundTime(QUICKNET, roundAt(QUICKNET, at)) : at
  return seedMode !== 'slow' && now.epochMilliseconds > known - PUBLIC_BEFORE_SECONDS * 1000
}

/** @param brought by a manager or a member; without it the server asks drand */
export async function beaconSeed(ctx: Context, row: BeaconOf, brought?: string) {
  const { at } = roundOf(row)
  if (Temporal.Instant.compare(ctx.clock.now(), at) < 0) return BEACON_TOO_EARLY({ at })
  const signature = brought ?? (await askBeacon(ctx, row))
  if (signature === undefined) return BEACON_WRONG({ why: 'AWAY' })
  // A signature in capitals is the same one, but the bundle has one form of it.
  const digits = signature.toLowerCase()
  if (!isRound(row, digits)) return BEACON_WRONG({ why: 'SIGNATURE' })
  return { mode: 'beacon', value: beaconValue(digits), signature: digits } satisfies Value
}

/**
 * The value of the numbers that a manager typed, with the name of the post or without it. The public draw has to be that
 * of the day in the post, and over; one that was frozen without a day, any after the freeze, as far as its day says.
 */
export function numbersSeed(
  { club, clock }: Pick<Context, 'club' | 'clock'>,
  { name, date: announced }: Post['seed'],
  closedAt: Temporal.Instant,
  input: string | undefined,
) {
  const typed = (input ?? '').replaceAll(/\s/g, '')
  const value = typed.startsWith(`${name},`) ? typed : `${name},${typed}`
  const date = value.slice(name!.length + 1, name!.length + 11)
  const isOver = dateIn(closedAt, club.zone) <= date && date <= dateIn(clock.now(), club.zone)
  return isNumbersValue(name!, value, announced) && isOver
    ? ({ mode: 'numbers', value } satisfies Value)
    : BEACON_WRONG({ why: 'NUMBERS' })
}
