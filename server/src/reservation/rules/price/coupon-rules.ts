import { roundDecimal } from '@clubhouse/contract/format/decimal'
import type { Rounding } from '@clubhouse/contract/policy'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { CouponWhy } from '@clubhouse/contract/reservation/refusal'
import type { CouponKind } from '@clubhouse/contract/reservation/rules/coupon-shape'

/** What a coupon promised when it was issued. Decision 103. */
export interface CouponTerms {
  kind: CouponKind
  amount: number | null
  percent: number | null
  /** None means every day, every part. */
  dayClasses: readonly string[]
  parts: readonly string[]
  minPlayers: number
  /** Days of play, both included. */
  validFrom: string
  validTo: string
}

/** The tee time that it is for, and what is booked there. */
export interface CouponUse {
  date: string
  dayClass: string
  part: string
  /** Of code group BMD. */
  type: string
  /** Places of the booking, named or not. */
  players: number
}

/** Bookings of groups with a contract have a price of their own. Source: docs/rules.md, Prices. */
const TEAM = 'T'

/** Why a coupon cannot be used for a booking; whose it is and whether it was used already is not asked here. */
export function refusedCoupon(terms: CouponTerms, use: CouponUse, rows: Price['rows']): CouponWhy | undefined {
  const { dayClasses, parts, minPlayers, validFrom, validTo, kind } = terms
  if (use.date < validFrom || use.date > validTo) return 'DATE'
  if (dayClasses.length > 0 && !dayClasses.includes(use.dayClass)) return 'DAY_CLASS'
  if (parts.length > 0 && !parts.includes(use.part)) return 'PART'
  if (use.type === TEAM) return 'TEAM_PRICE'
  if (use.players < minPlayers) return 'MIN_PLAYERS'
  if (kind === 'CART' && !rowOf(rows, 'CART')) return 'NO_CART'
  if (kind === 'GUEST' && !rowOf(rows, 'GUEST')) return 'NO_GUEST'
  return undefined
}

/** What a coupon takes off the rows of a price, at most all of it. Source: docs/rules.md, Prices. */
export function couponOff(
  { kind, amount, percent }: CouponTerms,
  rows: Price['rows'],
  { players, rounding }: { players: number; rounding: Rounding },
): number {
  const [green, guest] = [rowOf(rows, 'GREEN'), rowOf(rows, 'GUEST')]
  const rounded = (value: number) => Number(roundDecimal(value, 0, rounding))
  switch (kind) {
    case 'CART':
      return rowOf(rows, 'CART')?.amount ?? 0
    case 'FIXED':
      return Math.min(amount ?? 0, sumOf(rows))
    case 'PERCENT':
      return rounded((((green?.amount ?? 0) + (guest?.amount ?? 0)) * (percent ?? 0)) / 100)
    // The round of one player; a fee that the group pays once is shared among the players.
    case 'ROUND':
      return green && green.qty > 1 ? green.unit : rounded((green?.amount ?? 0) / (guest ? 1 : players))
    // One guest. Where guests pay less than members the coupon takes nothing off.
    case 'GUEST':
      return Math.max(0, (guest?.unit ?? 0) - (green?.unit ?? 0))
  }
}

export const rowOf = (rows: Price['rows'], key: string) => rows.find((row) => row.key === key)
const sumOf = (rows: Price['rows']) => rows.reduce((sum, { amount }) => sum + amount, 0)
