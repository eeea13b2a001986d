import { nameIn } from '@clubhouse/contract/member/person-name'
import { schedule } from '../../../job/job.ts'
import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { dayWithPlaces } from '../../sheet/slot/rows.ts'
import type { Channels } from '../notice/write-notices.ts'
import { firstOpening, REMIND_BEFORE } from './rules.ts'
import * as sql from './sql.ts'

/** Sends each reminder once, and later where the opening was put off. */
export const remindOpenings = (channels: Pick<Channels, 'notify'>) =>
  schedule('remind-openings', '* * * * *', async (ctx) => {
    for (const reminder of await sql.due(ctx.sql)) await write(ctx, (tx) => send(tx, reminder, channels))
  })

async function send(tx: Context, reminder: sql.Reminder, { notify }: Pick<Channels, 'notify'>): Promise<void> {
  const [member, day, rulebook] = await Promise.all([
    sql.take(tx.sql, reminder),
    dayWithPlaces(tx.sql, reminder.date),
    rulebookOf(tx),
  ])
  const opensAt = member && firstOpening(reminder.date, day, member.memberType, rulebook, tx.club.zone)
  const now = tx.clock.now()
  // Nothing to say about a day that was withdrawn, or that is already open.
  if (!member || !opensAt || member.state !== 'ACTIVE' || Temporal.Instant.compare(opensAt, now) <= 0) return
  const remindAt = opensAt.subtract(REMIND_BEFORE)
  if (Temporal.Instant.compare(now, remindAt) < 0)
    return sql.keep(tx.sql, member.memberIdx, reminder.date, { opensAt, remindAt })
  const values = { name: nameIn(member.lang, member), date: reminder.date, at: opensAt }
  await notify(tx, 'OPENING_SOON', member, values, {})
}
