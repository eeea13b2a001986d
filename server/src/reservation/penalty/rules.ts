import type { Price } from '@clubhouse/contract/reservation/price'
import { lateCodeOf } from '../deadline.ts'

interface PenaltyRule {
  /** Length of the suspension; 0 for none. */
  days: number
  /** Of the team's course fee, which a member may pay instead; 0 where the rule offers no money. */
  percent: number
}

/** By code group 501; what takes more than days and a share is in conduct/rules.ts. Source: domain, section 6. */
export type PenaltyRules = Record<'W1' | 'W2' | 'W3' | 'W4' | 'W7', PenaltyRule>

/** What a cancellation or a round leads to. With both days and money the member chooses; never both. */
export interface Consequence {
  code: keyof PenaltyRules | 'W5' | 'W6' | 'W8'
  days: number | null
  /** In the smallest unit of the price's currency. */
  money: number | null
}

export interface Cancellable {
  date: string
  freeCancelUntil: Temporal.Instant
  price: Price
  /** By the weather, whatever else the rules say. */
  isWaived: boolean
}

export interface Standing {
  /** Cancellations of this month so far, free ones included. */
  cancels: number
  /** Cancellations in a month that lead to W7. */
  cancelsMax: number
  /** W7 applies once a month. */
  hadW7: boolean
}

/** What cancelling at this moment leads to: first for being late, then for cancelling often. Both may apply. */
export function consequencesOf(
  booking: Cancellable,
  standing: Standing,
  rules: PenaltyRules,
  now: Temporal.Instant,
  zone: string,
): Consequence[] {
  if (booking.isWaived) return []
  const late = lateCodeOf(booking, now, zone)
  const isOften = standing.cancels + 1 >= standing.cancelsMax && !standing.hadW7
  return [...(late ? [late] : []), ...(isOften ? (['W7'] as const) : [])]
    .map((code): Consequence => {
      const { days, percent } = rules[code]
      return { code, days: days || null, money: shareOf(courseFee(booking.price), percent) }
    })
    .filter(({ days, money }) => days !== null || money !== null)
}

/** Green fees of all players, without cart and caddie. Source: domain, section 6. */
export const courseFee = ({ rows }: Price) =>
  rows.filter(({ key }) => key === 'GREEN').reduce((sum, { amount }) => sum + amount, 0)

export const shareOf = (amount: number, percent: number) => Math.round((amount * percent) / 100) || null

export type Choice = 'MONEY' | 'SUSPENSION'

/** Either days or money: the member's choice where there is one, else what there is. */
export function chosen({ days, money }: Consequence, choice: Choice = 'SUSPENSION'): Choice {
  if (days === null) return 'MONEY'
  return money === null ? 'SUSPENSION' : choice
}

/** Suspensions add up: one begins when the last has ended. @param suspendedUntil the last day of those that run */
export function spanOf(today: string, days: number, suspendedUntil: string | null): { from: string; until: string } {
  const first =
    suspendedUntil !== null && suspendedUntil >= today
      ? Temporal.PlainDate.from(suspendedUntil).add({ days: 1 })
      : Temporal.PlainDate.from(today)
  return { from: first.toString(), until: first.add({ days: days - 1 }).toString() }
}
