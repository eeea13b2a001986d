import type { Rounding } from '@clubhouse/contract/policy'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { ownWordsIn, type Translated } from '../../../platform/said-in.ts'
import { accountSettings } from '../../../site/account-settings.ts'
import type { PenaltyBook } from '../../penalty-book-rules.ts'
import { rulebookOf } from '../../rulebook.ts'
import { beginSuspension } from './begin.ts'
import * as rows from './rows.ts'
import { type Choice, type Consequence, chosen, dueDateOf, type Standing, spanOf } from './rules.ts'

/** What decides about the cancellations of a member. */
export interface CancelStanding extends Standing {
  book: PenaltyBook
  suspendedUntil: string | null
  /** In which money is paid at the latest. */
  payDays: number
  /** By the database, after its locks: a worker's clock may lag. */
  now: Temporal.Instant
}

/** The club's numbers. Read before a transaction: a cached reading must not wait for a lock that its reader holds. */
export interface CancelRules {
  book: PenaltyBook
  cancelsMax: number
  undo: Standing['undo']
  payDays: number
  rounding: Rounding
}

export async function cancelRules(ctx: Context): Promise<CancelRules> {
  const [{ settings, rounding }, { cancelsAMonth }] = await Promise.all([rulebookOf(ctx), accountSettings(ctx)])
  const { penalty, penaltyDays, cancel: undo } = settings
  return { book: penalty.sets, cancelsMax: cancelsAMonth, undo, payDays: penaltyDays.payDays, rounding }
}

export async function cancelStanding(
  { sql: db }: Pick<Context, 'sql'>,
  memberIdx: number,
  club: CancelRules,
): Promise<CancelStanding> {
  return { ...(await rows.standing(db, memberIdx)), ...club }
}

/** As many as decide whether the next one leads to a suspension. */
export const cancelsThisMonth = async ({ sql: db }: Pick<Context, 'sql'>, memberIdx: number): Promise<number> =>
  (await rows.standing(db, memberIdx)).cancels

interface Cause {
  memberIdx: number
  /** None for a date of a group. */
  bookingIdx: number | null
  playDate: string
  currency: string
  choice?: Choice
  /** The first day on which it counts no more towards others of its code. */
  countsUntil?: string | null
  /** Of a manager, for the member. */
  reason?: string
  translated?: Translated
}

/** Writes the penalties of a cancellation or a round, one after the other. A suspension among them begins. */
export async function impose(
  tx: Context,
  { memberIdx, bookingIdx, playDate, currency, choice, countsUntil = null, reason, translated = {} }: Cause,
  consequences: readonly Consequence[],
  { suspendedUntil, payDays, now }: Pick<CancelStanding, 'suspendedUntil' | 'payDays' | 'now'>,
): Promise<Penalty[]> {
  const today = dateIn(now, tx.club.zone)
  const made: Penalty[] = []
  let last = suspendedUntil
  for (const consequence of consequences) {
    const { code, days, money } = consequence
    const span = chosen(consequence, choice) === 'SUSPENSION' && days ? spanOf(today, days, last) : undefined
    const isMoney = !span && money !== null
    const due = { dueDate: isMoney ? dueDateOf(today, { payDays }) : null, daysIfUnpaid: isMoney ? days : null }
    if (span) last = span.until
    const [fromDate, untilDate] = [span?.from ?? today, span?.until ?? null]
    const values = { code, fromDate, untilDate, money, currency: money === null ? null : currency, ...due }
    const about = { memberIdx, bookingIdx, playDate, countsUntil, sinceDate: today, reason: reason ?? null, translated }
    const row = await rows.add(tx.sql, { ...values, ...about, state: 'ACTIVE' }, tx.lang)
    await audit(tx, { noun: 'penalty', recordIdx: row.penaltyIdx, after: { ...values, bookingIdx }, reason })
    const { penaltyIdx, version, ruleText } = row
    const told = { penaltyIdx, code, state: 'ACTIVE', from: fromDate, until: untilDate, money, currency, paid: false }
    const said = ownWordsIn(tx.lang, translated, 'reason', reason ?? null)
    made.push({ ...told, ...due, bookingIdx, playDate, ruleText, reason: said, version })
  }
  const begun = made.flatMap(({ penaltyIdx, until }) => (until ? [penaltyIdx] : []))
  if (begun.length > 0) await beginSuspension(tx, memberIdx, begun)
  return made
}
