import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { Malformed } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { choiceOf } from '../../hold/hold.ts'
import { factsAt } from '../../hold/rows.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type CancelRules, cancelStanding, impose } from '../../rules/penalty/impose.ts'
import { courseFee, shareOf } from '../../rules/penalty/rules.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { lateShareOf } from '../plan/deadline-rules.ts'
import { acceptedOfficers, type ContractRow } from '../rows.ts'
import type { DateRow, DateSlot } from './rows.ts'

/** Of a tee time: those who would have paid. */
const FOUR = [1, 2, 3, 4].map(() => ({ kind: 'TBD' as const }))

interface Late {
  code: 'W1' | 'W2' | 'W3'
  days: number
  /** Of all tee times that are given up. */
  money: number | null
}

/** What giving up these tee times costs now. @param me the officer who decides, by whose fees it is reckoned */
export async function costOf(
  tx: Transaction,
  me: number,
  date: Pick<DateRow, 'date'>,
  slots: readonly DateSlot[],
  rulebook: Rulebook,
): Promise<Late> {
  const { code, percent } = lateShareOf(date.date, tx.clock.now(), rulebook.settings, tx.club.zone)
  let fees = 0
  for (const { slotIdx } of slots) {
    const { slot, facts } = await factsAt(tx.sql, slotIdx, me)
    if (!slot) continue
    const choice = choiceOf(slot, [0], { players: FOUR, cart: false, caddie: false }, rulebook.settings)
    const sale = await saleOf(tx.sql, slot, facts, rulebook)
    fees += courseFee(priceOf(rulebook, sale, choice, { currency: tx.club.currency, lang: tx.lang }))
  }
  return { code, days: rulebook.settings.team.suspendedDays, money: shareOf(fees, percent, rulebook.rounding) }
}

export const notAccepted = (rule: string, at: Temporal.Instant, late: Late) => PAST_DEADLINE({ rule, at, ...late })

/**
 * Money of the officer who decides; or days for that one, which the money lifts, and for the other one who accepted the office.
 * Their accounts are locked. Decision 163. @returns whether the other one is suspended too
 */
export async function settle(
  tx: Transaction,
  me: number,
  { formIdx, teamName }: ContractRow,
  { date }: Pick<DateRow, 'date'>,
  { code, days, money }: Late,
  choice: 'SUSPENSION' | 'MONEY',
  rules: CancelRules,
) {
  if (choice === 'MONEY' && money === null) return new Malformed('choice')
  const others = choice === 'MONEY' ? [] : await acceptedOfficers(tx.sql, formIdx)
  const who = [me, ...others.filter((memberIdx) => memberIdx !== me)]
  for (const memberIdx of who) {
    const cause = { memberIdx, bookingIdx: null, playDate: date, currency: tx.club.currency, choice, reason: teamName }
    const standing = await cancelStanding(tx, memberIdx, rules)
    await impose(tx, cause, [{ code, days, money: memberIdx === me ? money : null }], standing)
  }
  return who.length > 1
}
