import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { drawCalendar } from '../../draw-calendar.ts'
import { rulebookOf } from '../../rulebook.ts'
import { auditDays } from '../../sheet/template/day-audit.ts'
import { lockSheets } from '../../sheet/template/rows.ts'
import { wake } from '../../standby/freed/release.ts'
import { daysWithoutDraw, free } from './standing-sql.ts'

/**
 * Frees tee times that wait for a draw which no one planned, when what a draw of their week leaves would be: members who
 * stand by come first. Nothing stays locked. Source: docs/rules.md, Draw.
 */
export async function freeWithoutDraw(ctx: Context): Promise<void> {
  const { settings } = await rulebookOf(ctx)
  const isOver = (date: string) =>
    Temporal.Instant.compare(ctx.clock.now(), drawCalendar(date, settings, ctx.club.zone).settleAt) >= 0
  for (const date of (await daysWithoutDraw(ctx.sql)).filter(isOver))
    await write(ctx, async (tx) => {
      await lockSheets(tx.sql)
      const freed = await free(tx.sql, date)
      if (freed.length === 0) return
      await wake(tx, freed)
      await auditDays(tx, [{ date, before: null, after: { released: freed.length } }])
    })
}
