import { formatNames } from '@clubhouse/contract/format/format'
import { enqueue } from '../../../job/enqueue.ts'
import { onTask } from '../../../job/job.ts'
import { daysSaid } from '../../../mail/words.ts'
import { spokenBy } from '../../../platform/said-in.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import * as sql from './holiday-sql.ts'
import { type Notifies, tellOfficers } from './letters.ts'
import type { Officer } from './officers.ts'

const TELL_HOLIDAYS = 'tell-holidays'

/**
 * After a change of a holiday, or of a date of a group on it. The first task writes about the changes of all waiting tasks, so
 * that it is one message to the officers of each contract. @param date a day that may have become a holiday
 */
export const queueHolidays = (tx: Transaction, date?: string) => enqueue(tx, TELL_HOLIDAYS, { date })

/**
 * Tells officers which dates of theirs have become a holiday and wait for the club, and later which of them stay after all. A date
 * that moves or is cancelled has a letter of its own. Source: docs/rules.md, Groups.
 */
export const tellHolidays = (channels: Notifies) =>
  onTask(TELL_HOLIDAYS, (ctx) =>
    write(ctx, async (tx) => {
      for (const one of await sql.noteHolidays(tx.sql, TELL_HOLIDAYS)) await tell(tx, one, 'HOLIDAY', channels)
      for (const one of await sql.noteStaying(tx.sql)) await tell(tx, one, 'STAYS', channels)
    }),
  )

async function tell(
  tx: Transaction,
  { formIdx, teamName, dates }: sql.OnHoliday,
  how: 'HOLIDAY' | 'STAYS',
  channels: Notifies,
): Promise<void> {
  const said = await daysSaid(tx, dates)
  const [date] = dates as [string]
  const values = ({ name, lang: own }: Officer) => {
    const lang = spokenBy(tx, own)
    return {
      ...{ name, how, team: teamName, date, from: date, dates: formatNames({ lang }, said.get(lang) ?? []) },
      ...{ times: '', reason: '', until: tx.clock.now() },
    }
  }
  await tellOfficers(tx, formIdx, 'TEAM_DATE', values, channels)
}
