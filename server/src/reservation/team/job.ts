import { type Job, schedule } from '../../job/job.ts'
import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import { readInstant } from '../../platform/read-time.ts'
import { type Transaction, write } from '../../platform/write.ts'
import type { Channels } from '../people/notice/write-notices.ts'
import { type Rulebook, rulebookOf } from '../rulebook.ts'
import { endContract, OPEN_DATES } from './contract/release.ts'
import * as dateRows from './contract/rows.ts'
import { startOf } from './contract/shown.ts'
import * as jobSql from './job-sql.ts'
import { tellHolidays } from './notice/holiday.ts'
import { tellOfficers } from './notice/letters.ts'
import type { Officer } from './notice/officers.ts'
import { deadlinesOf } from './plan/deadline-rules.ts'
import * as rows from './rows.ts'

/**
 * Reminds the officers of a date whose players are not named in time, notes the result of dates that are over, and ends
 * contracts by the rules. Source: docs/rules.md, Groups.
 */
async function tendGroups(ctx: Context, channels: Channels): Promise<void> {
  const rulebook = await rulebookOf(ctx)
  const { pairingDays } = rulebook.settings.team
  for (const contractIdx of await jobSql.due(ctx.sql, pairingDays))
    await write(ctx, (tx) => tend(tx, contractIdx, rulebook, channels))
}

async function tend(tx: Transaction, contractIdx: number, { settings }: Rulebook, channels: Channels): Promise<void> {
  await rows.lockContract(tx.sql, contractIdx)
  const contract = await rows.contract(tx.sql, contractIdx, tx.lang)
  if (contract?.state !== 'ACTIVE') return
  const today = dateIn(tx.clock.now(), tx.club.zone)
  for (const date of await dateRows.dates(tx.sql, [contractIdx], tx.lang)) {
    if (!OPEN_DATES.includes(date.state)) continue
    if (date.date < today) await close(tx, date)
    else await remind(tx, contract, date, settings, channels)
  }
  const { skipsUsed, noShows, year } = (await rows.contract(tx.sql, contractIdx, tx.lang))!
  const { skipsMost, noShowsMost } = settings.team
  if (skipsUsed > skipsMost) await endContract(tx, contract, { state: 'ENDED', code: 'SKIPS' }, channels)
  else if (noShows >= noShowsMost) await endContract(tx, contract, { state: 'ENDED', code: 'NO_SHOWS' }, channels)
  else if (`${year}` < today.slice(0, 4)) await endContract(tx, contract, { state: 'ENDED', code: 'SEASON' }, channels)
}

/** The result of a date whose day is over: unless the club could not have the group, a date without players is a skip. */
async function close(tx: Transaction, date: dateRows.DateRow): Promise<void> {
  const { played, absent, byClub } = await jobSql.ended(tx.sql, date.dateIdx)
  const state = played > 0 ? 'PLAYED' : absent > 0 ? 'SKIPPED' : byClub ? 'CLUB_CANCELLED' : 'SKIPPED'
  // A no-show has a count of its own.
  await dateRows.setDate(tx.sql, date.dateIdx, { state, isCounted: state === 'SKIPPED' && absent === 0 })
  await audit(tx, {
    ...{ noun: 'team-date', recordIdx: date.dateIdx },
    before: { state: date.state },
    after: { state },
  })
}

async function remind(
  tx: Transaction,
  contract: rows.ContractRow,
  date: dateRows.DateRow,
  settings: Rulebook['settings'],
  channels: Channels,
): Promise<void> {
  const { pairingDueAt, pairingUntil } = deadlinesOf(date.date, startOf(date), settings, tx.club.zone)
  const now = tx.clock.now()
  const isDue = Temporal.Instant.compare(now, pairingDueAt) >= 0 && Temporal.Instant.compare(now, pairingUntil) < 0
  const isMissing = date.slots.some(
    ({ bookingIdx, startsAt, isShut }) =>
      bookingIdx === null && !isShut && Temporal.Instant.compare(readInstant(startsAt), now) > 0,
  )
  if (!isDue || !isMissing || !(await jobSql.noteAsked(tx.sql, date.dateIdx))) return
  const values = ({ name }: Officer) => ({
    ...{ name, how: 'PAIRING' as const, team: contract.teamName, date: date.date, from: date.date, reason: '' },
    ...{ dates: '', times: '', until: pairingUntil },
  })
  await tellOfficers(tx, contract.formIdx, 'TEAM_DATE', values, channels)
}

export const teamJobs = (channels: Channels): Job[] => [
  schedule('tend-groups', '5 * * * *', (ctx) => tendGroups(ctx, channels)),
  tellHolidays(channels),
]
