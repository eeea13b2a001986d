import type { Price } from '@clubhouse/contract/reservation/price'
import { EXTRA_FEES, type ExtraFee } from '@clubhouse/contract/reservation/rules/fee'
import { saidIn } from '../../../platform/said-in.ts'
import type { Fee } from '../../rulebook.ts'
import { summed } from './rules.ts'

type Extras = NonNullable<Price['extras']>

/** What the desk gave a player. */
interface Taking {
  no: number
  present: boolean
  lockerNo?: string | null
  rental: boolean
}

const TAKES: Readonly<Record<ExtraFee, (one: Taking) => boolean>> = {
  LOCKER: ({ lockerNo }) => Boolean(lockerNo),
  RENTAL: ({ rental }) => rental,
}

interface Before {
  extras: Price['extras']
  /** Marks of a group that had checked in; of any other none. */
  marks: readonly Taking[]
}

/**
 * What the players who are here pay for a locker and rented clubs. A player who already has a thing keeps the fee of
 * that time, or pays none if the club had none. A fee that the group pays once has one row, as long as one of them has the thing. Source: docs/rules.md, Prices.
 */
export function extrasOf(
  before: Before,
  marks: readonly Taking[],
  feeOf: (key: ExtraFee) => Fee | undefined,
  lang: string,
): Extras {
  return EXTRA_FEES.flatMap((key) => {
    const takers = (all: readonly Taking[]) => all.filter((one) => one.present && TAKES[key](one)).map(({ no }) => no)
    const [had, have] = [takers(before.marks), takers(marks)]
    const kept = (before.extras ?? []).filter(
      (row) => row.key === key && (row.no == null ? have.length > 0 : have.includes(row.no)),
    )
    const fee = feeOf(key)
    const added = have.filter((no) => !had.includes(no))
    if (!fee || added.length === 0) return kept
    const row = { key, name: saidIn(fee.labels, lang) ?? key, qty: 1, unit: fee.amount, amount: fee.amount }
    if (fee.unit === 'TEAM') return kept.length > 0 ? kept : [{ ...row, no: null }]
    const isPaid = kept.some(({ no }) => no == null)
    return isPaid ? kept : [...kept, ...added.map((no) => ({ ...row, no }))].toSorted((a, b) => a.no! - b.no!)
  })
}

/** A price with these extras in place of those that it had; neither discount nor coupon applies to them. */
export function withExtras({ extras: _, ...price }: Price, extras: Price['extras']): Price {
  return summed(extras && extras.length > 0 ? { ...price, extras } : price)
}
