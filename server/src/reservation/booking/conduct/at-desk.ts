import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { countsUntil, isUsed, rulesOn } from '../../penalty-book-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { Consequence } from '../../rules/penalty/rules.ts'
import type { BookingRow } from '../booked/rows.ts'
import { addProposal, shown } from './propose.ts'
import { conductOf } from './rules.ts'
import * as sql from './sql.ts'

type DeskCode = 'W5' | 'W6'
const DESK_CODES: readonly DeskCode[] = ['W5', 'W6']

/** What would be proposed for a round, without what is decided already. */
export async function foreseeAtDesk(
  { sql: db }: Pick<Context, 'sql'>,
  row: BookingRow,
  codes: readonly DeskCode[],
  { settings }: Pick<Rulebook, 'settings'>,
): Promise<Consequence[]> {
  const { memberIdx } = row.booker
  if (memberIdx === null) return []
  const rules = rulesOn(settings.penalty.sets, row.date)
  const wanted = codes.filter((code) => isUsed(rules, code))
  return Promise.all(
    wanted.map(async (code) => conductOf(code, await sql.record(db, memberIdx, code, row.bookingIdx), rules, row)),
  ).then((all) => all.map((one) => ({ ...one, money: null })))
}

/**
 * Proposes the penalties of a round as the desk sees it, and withdraws its proposals that no longer apply; what managers
 * have decided stays. The caller has locked the booker.
 * @returns what is proposed now
 */
export async function proposeAtDesk(
  tx: Transaction,
  row: BookingRow,
  codes: readonly DeskCode[],
  rulebook: Pick<Rulebook, 'settings'>,
): Promise<Penalty[]> {
  const { bookingIdx } = row
  const { memberIdx } = row.booker
  if (memberIdx === null) return []
  const foreseen = await foreseeAtDesk(tx, row, codes, rulebook)
  const there = await sql.ofBooking(tx.sql, bookingIdx, tx.lang)
  for (const code of DESK_CODES) {
    const isOver = !foreseen.some((one) => one.code === code)
    if (isOver && isProposed(there, code)) await withdraw(tx, bookingIdx, code)
  }
  for (const code of DESK_CODES) {
    const one = foreseen.find((consequence) => consequence.code === code)
    if (one && !there.some((penalty) => penalty.code === code && penalty.state !== 'WAIVED'))
      await addProposed(tx, row, { memberIdx, code, days: one.days }, rulebook)
  }
  const now = await sql.ofBooking(tx.sql, bookingIdx, tx.lang)
  return now.filter(({ state }) => state === 'PROPOSED').map((one) => shown(one, tx))
}

const isProposed = (there: readonly sql.PenaltyRow[], code: DeskCode) =>
  there.some((one) => one.code === code && one.state === 'PROPOSED')

/** Withdraws a proposal of another booking that no longer applies. The caller has locked its booker. */
export async function withdrawAtDesk(tx: Transaction, bookingIdx: number, code: DeskCode): Promise<void> {
  if (isProposed(await sql.ofBooking(tx.sql, bookingIdx, tx.lang), code)) await withdraw(tx, bookingIdx, code)
}

async function withdraw(tx: Transaction, bookingIdx: number, code: DeskCode): Promise<void> {
  const { penaltyIdx: recordIdx } = (await sql.waiveOf(tx.sql, bookingIdx, code)) ?? {}
  if (recordIdx !== undefined)
    await audit(tx, { noun: 'penalty', recordIdx, before: { state: 'PROPOSED' }, after: { code, state: 'WAIVED' } })
}

async function addProposed(
  tx: Transaction,
  { bookingIdx, date }: BookingRow,
  { memberIdx, code, days }: { memberIdx: number; code: DeskCode; days: number | null },
  { settings }: Pick<Rulebook, 'settings'>,
): Promise<void> {
  const counts = countsUntil(rulesOn(settings.penalty.sets, date), code, date)
  const what = { memberIdx, code, bookingIdx, playDate: date, countsUntil: counts, reason: null, translated: {} }
  await addProposal(tx, what, { from: date, days, money: null })
}
