import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { type decide as call, canBecome, DECIDED_FROM } from '@clubhouse/contract/reservation/team/team-manage'
import { daysSaid } from '../../../mail/words.ts'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { foreignLanguage, saidWords, spokenBy } from '../../../platform/said-in.ts'
import { isNo, type Transaction } from '../../../platform/write.ts'
import { lockSheets } from '../../sheet/template/rows.ts'
import { type Notifies, tellOfficers } from '../notice/letters.ts'
import type { Officer } from '../notice/officers.ts'
import { placeGroups } from '../plan/place.ts'
import { monthsOf, planOf, weeksOf } from '../plan/plan-rules.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'

/** Decides a form. Approvals of a season follow one another, so that none gives a tee time twice. */
export async function decide(tx: Transaction, input: ParsedInputOf<typeof call>, channels: Notifies) {
  const { formIdx, state, reason } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  // Before the season: a day that is made just now has to know of the dates, or they of the day.
  if (state === 'APPROVED') await lockSheets(tx.sql)
  if ((await rows.lockForm(tx.sql, formIdx)) === undefined) return NOT_FOUND
  const form = (await rows.form(tx.sql, formIdx, tx.lang))!
  if (!canBecome(form.state, state)) return WRONG_STATE({ state: form.state })
  if (form.version !== input.version) return CHANGED_MEANWHILE({ version: form.version })
  const season = (await rows.season(tx.sql, form.seasonIdx))!
  if (!decisionsOf(season, form).includes(state)) return WRONG_STATE({ state: form.state })
  const translated = saidWords(input.translated)
  const wish = state === 'APPROVED' ? input.wish : null
  if (wish !== null && wish >= form.wishes.length) return new Malformed('wish')
  return decideForm(tx, form, { state, wish, reason, translated }, channels)
}

export type State = keyof typeof DECIDED_FROM

/**
 * What an application can become now. A season that is drawn decides by its draw: before a freeze managers review and
 * reject what is no application, then nothing until the result is published or revoked. Decision 137.
 */
export function decisionsOf(
  { mode, drawStep }: Pick<rows.SeasonRow, 'mode' | 'drawStep'>,
  { state }: Pick<rows.FormRow, 'state'>,
): State[] {
  const all = (Object.keys(DECIDED_FROM) as State[]).filter((decision) => canBecome(state, decision))
  if (mode === 'MANUAL' || drawStep === 'PUBLISHED') return all
  return drawStep === 'NONE' || drawStep === 'REVOKED'
    ? all.filter((decision) => decision === 'REJECTED' || decision === 'UNDER_REVIEW')
    : []
}

interface Decision {
  state: State
  /** Of an approval, from 0. */
  wish: number | null
  reason: string
  translated: Record<string, Record<string, string>>
}

/** Decides a form that is locked, with its season and, for an approval, the sheets. */
export async function decideForm(
  tx: Transaction,
  form: rows.FormRow,
  { state, wish, reason, translated }: Decision,
  channels: Notifies,
) {
  const { formIdx } = form
  const made = wish === null ? undefined : await approve(tx, form, wish)
  if (isNo(made)) return made
  await sql.setState(tx.sql, formIdx, { state, wish, reason, translated })
  if (state === 'REJECTED') await rows.setActive(tx.sql, formIdx, false)
  await audit(tx, {
    ...{ noun: 'team-form', recordIdx: formIdx, reason },
    before: { state: form.state },
    after: { state, wish, contractIdx: made?.contractIdx },
  })
  if (made) await placeGroups(tx, made.dates)
  const lostDates = made?.lostDates ?? []
  const lost = await daysSaid(tx, lostDates)
  const how = lostDates.length > 0 ? ('APPROVED_LESS' as const) : state
  const values = ({ name, lang }: Officer) => ({
    ...{ name, how, team: form.teamName, year: String(form.year) },
    reason: translated[lang]?.reason ?? reason,
    lost: lost.get(spokenBy(tx, lang)) ?? [],
  })
  await tellOfficers(tx, formIdx, 'TEAM_FORM', values, channels)
  return { contractIdx: made?.contractIdx, moved: made?.moved ?? 0 }
}

/** The contract of a form, and its dates from tomorrow on. */
async function approve(tx: Transaction, form: rows.FormRow, wish: number) {
  const { seasonIdx, cycle, skipMonths, teams, year } = form
  const pattern = form.wishes[wish]!
  const { limits } = (await rows.season(tx.sql, seasonIdx))!
  const [weekday, hour] = [Number(pattern.weekday), Number(pattern.hour)]
  const when = { weeks: weeksOf({ cycle, weekType: pattern.weekType }), months: monthsOf({ cycle, skipMonths }) }
  const used = await sql.used(tx.sql, { seasonIdx, weekday, hour, ...when })
  if (used.teams + teams > limits.perHour) return OVERLAP({ with: used.names || form.teamName })
  const { perHour } = limits
  const closed = await sql.closedDates(tx.sql, `${year}-01-01`, `${year}-12-31`, { hour, teams, perHour })
  const today = dateIn(tx.clock.now(), tx.club.zone)
  const plan = planOf(year, { cycle, weekType: pattern.weekType, weekday, skipMonths }, (date) => closed.has(date))
  const dates = plan.dates.filter(({ date }) => date > today)
  const lostDates = plan.dropped.filter((date) => date > today)
  const contractIdx = await sql.addContract(tx.sql, form, pattern, when, { dates, lostDates })
  const moved = dates.filter(({ movedFrom }) => movedFrom !== null).length
  await audit(tx, {
    ...{ noun: 'team-contract', recordIdx: contractIdx },
    after: {
      state: 'ACTIVE',
      dates: dates.length,
      moved,
      dropped: lostDates.join(', '),
      rosterSize: form.roster.length,
    },
  })
  return { contractIdx, moved, dates: dates.map(({ date }) => date), lostDates }
}
