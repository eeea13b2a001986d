import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { lobbiesNow } from '../../hold/lobby/draw.ts'
import { hasLobby } from '../../lobby-rules.ts'
import { rulebookOf } from '../../rulebook.ts'
import { myDates } from '../day/rows.ts'
import { memberViewer } from '../day/viewer.ts'
import { visitor } from '../slot/rules.ts'
import { datesOf, feesOf, freeDay } from './rules.ts'
import { freeDays, groupOf } from './sql.ts'

export const freeTime: Services<typeof contract.freeTime> = {
  find: async ({ memberIdx, clubCode, from, to, weekdays, ...wish }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    const { zone } = ctx.club
    const now = ctx.clock.now()
    const dates = datesOf(from, to, dateIn(now, zone), weekdays)
    const [rulebook, asked, [rows, group], mine] = await Promise.all([
      rulebookOf(ctx),
      memberIdx === 0 ? visitor(ctx.lang) : memberViewer(ctx, memberIdx),
      // The same for all viewers and wishes, and at most a second old.
      ctx.cache.recall(`free ${dates.join()}`, ['holiday'], 1, () =>
        Promise.all([freeDays(ctx.sql, dates), groupOf(ctx.sql, dates)]),
      ),
      memberIdx === 0 ? ([] as string[]) : myDates(ctx.sql, memberIdx, from, to),
    ])
    const viewer = { ...asked, lobbies: hasLobby(rulebook) ? await lobbiesNow(ctx) : [] }
    return {
      serverTime: now,
      fees: feesOf(rows, viewer, rulebook, zone),
      group,
      days: rows.map((row) => freeDay(row, { viewer, isMine: mine.includes(row.date) }, wish, now, rulebook, zone)),
    }
  },
}
