import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { propose as call } from '@clubhouse/contract/reservation/booking/conduct'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { foreignLanguage, ownWordsIn, saidWords } from '../../../platform/said-in.ts'
import { lockAnyMember } from '../../member-facts.ts'
import { countsUntil, isUsed, type PenaltyBook, rulesOn } from '../../penalty-book-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import { add, type NewPenalty, standing } from '../../rules/penalty/rows.ts'
import { spanOf } from '../../rules/penalty/rules.ts'
import { type BookingRow, booking } from '../booked/rows.ts'
import { conductOf, isExcused } from './rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/**
 * Proposes a no-show (W4). The caller has locked the member and the booking.
 * @returns nothing where the rules lead to nothing, it is excused, or it was proposed or decided before
 */
export async function proposeNoShow(
  tx: Context,
  row: BookingRow,
  { settings, rounding }: Pick<Rulebook, 'settings' | 'rounding'>,
): Promise<Penalty | undefined> {
  const { memberIdx } = row.booker
  const { bookingIdx, date: playDate } = row
  const rules = rulesOn(settings.penalty.sets, playDate)
  if (memberIdx === null || isExcused(row, settings) || (await sql.hadPenalty(tx.sql, bookingIdx, 'W4')))
    return undefined
  const { days, money } = conductOf('W4', await sql.record(tx.sql, memberIdx, 'W4'), rules, { ...row, rounding })
  if (days === null && money === null) return undefined
  const counts = countsUntil(rules, 'W4', playDate)
  const what = { memberIdx, code: 'W4', bookingIdx, playDate, countsUntil: counts, reason: null, translated: {} }
  return addProposal(tx, what, { from: playDate, days, money })
}

/** A proposal changes nothing for the member until it is put into force. Its days are those of the rule or the manager's. */
export async function propose(tx: Context, input: Input, book: PenaltyBook) {
  const { memberIdx, code, bookingIdx, reason } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  if (!(await lockAnyMember(tx.sql, memberIdx))) return NOT_FOUND
  const [{ now }, about, record] = await Promise.all([
    standing(tx.sql, memberIdx),
    bookingIdx === undefined ? undefined : booking(tx.sql, bookingIdx, tx.lang),
    sql.record(tx.sql, memberIdx, code),
  ])
  const wrong = wrongBooking(input, about, now)
  if (wrong) return wrong
  if (bookingIdx !== undefined && (await sql.hasPenalty(tx.sql, bookingIdx, code))) return OVERLAP({ with: code })
  const today = dateIn(now, tx.club.zone)
  const happened = about && about.date < today ? about.date : today
  const rules = rulesOn(book, happened)
  if (!isUsed(rules, code)) return WRONG_STATE({ state: 'RULE_OFF' })
  const ruled = conductOf(code, record, rules, { dayClass: about?.dayClass ?? 'WEEKDAY' })
  if (code === 'W8' && input.days !== undefined && input.days < (ruled.days ?? 0)) return new Malformed('days')
  const days = input.days ?? ruled.days
  const money = input.money ?? null
  const counts = countsUntil(rules, code, happened)
  const what = {
    memberIdx,
    code,
    bookingIdx: bookingIdx ?? null,
    playDate: about?.date ?? null,
    countsUntil: counts,
    reason,
    translated: saidWords(input.translated),
  }
  return addProposal(tx, what, { from: input.from ?? today, days, money })
}

type What = Pick<NewPenalty, 'memberIdx' | 'code' | 'bookingIdx' | 'playDate' | 'countsUntil' | 'reason' | 'translated'>

/** Every proposal is written here: by managers, by the front desk (W5, W6) and by the job (W4). */
export async function addProposal(
  tx: Context,
  what: What,
  { from, days, money }: { from: string; days: number | null; money: number | null },
): Promise<Penalty> {
  const values = {
    fromDate: from,
    untilDate: days === null ? null : spanOf(from, days, null).until,
    money,
    currency: money === null ? null : tx.club.currency,
  }
  // Its money is due once it is in force.
  const due = { dueDate: null, daysIfUnpaid: null, sinceDate: from }
  const row = await add(tx.sql, { ...values, ...what, ...due, state: 'PROPOSED' }, tx.lang)
  const { code, bookingIdx, reason } = what
  const after = { code, ...values, bookingIdx: bookingIdx ?? undefined, state: 'PROPOSED' }
  await audit(tx, { noun: 'penalty', recordIdx: row.penaltyIdx, after, reason: reason ?? undefined })
  return shown({ ...values, ...what, ...due, ...row, state: 'PROPOSED', wasPaid: false }, tx)
}

/** What a round shows is about a booking of that member that has been played; a name may be lent without one. */
function wrongBooking({ memberIdx, code, bookingIdx }: Input, about: BookingRow | undefined, now: Temporal.Instant) {
  if (bookingIdx === undefined) return code === 'W8' ? undefined : new Malformed('bookingIdx')
  const isTheirs = about?.booker.memberIdx === memberIdx
  const isPlayed = about && code !== 'W8' ? Temporal.Instant.compare(about.startsAt, now) <= 0 : true
  return isTheirs && isPlayed ? undefined : new Malformed('bookingIdx')
}

export function shown(
  row: Omit<sql.PenaltyRow, 'memberIdx' | 'unpaidBookingIdx' | 'interruptedDate' | 'waivedFor'>,
  { club, lang }: Pick<Context, 'club' | 'lang'>,
): Penalty {
  const { penaltyIdx, code, state, fromDate, untilDate, money, currency, bookingIdx, playDate, ruleText, reason } = row
  const { dueDate, daysIfUnpaid } = row
  return {
    ...{ penaltyIdx, code, state, from: fromDate, until: untilDate, money, currency: currency ?? club.currency },
    ...{
      paid: state === 'CLEARED' || row.wasPaid,
      dueDate,
      daysIfUnpaid,
      bookingIdx,
      playDate,
      ruleText,
      reason: ownWordsIn(lang, row.translated, 'reason', reason),
      version: row.version,
    },
  }
}
