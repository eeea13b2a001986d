import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { preview as call } from '@clubhouse/contract/reservation/sheet/delay'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { sunsetOn } from '../../../weather/sunset.ts'
import * as templateRows from '../template/rows.ts'
import { type Ground, type Plan, planOf, type Wanted } from './rules.ts'
import * as sql from './sql.ts'

export type Asked = ParsedInputOf<typeof call>

export interface Planned extends Plan {
  times: sql.TeeTimeRow[]
  byIdx: ReadonlyMap<number, sql.TeeTimeRow>
  wanted: Wanted
  ground: Ground
}

/** What the delay would make of the day as it is now. */
export async function planned(
  ctx: Pick<Context, 'sql' | 'club' | 'clock' | 'lang'>,
  { date, minutes, from, until, courseIdx }: Asked,
): Promise<Planned> {
  const [times, courses, sunset] = await Promise.all([
    sql.teeTimesOf(ctx.sql, date, ctx.lang),
    templateRows.courses(ctx.sql),
    sunsetOn(ctx, date),
  ])
  const wanted = { minutes, from, until, courseIdx }
  const now = ctx.clock.now()
  const ground: Ground = {
    loopMinutes: new Map(courses.map(({ courseIdx, loopMinutes }) => [courseIdx, loopMinutes])),
    sunset,
    now: dateIn(now, ctx.club.zone) === date ? timeIn(now, ctx.club.zone) : undefined,
  }
  const byIdx = new Map(times.map((one) => [one.slotIdx, one]))
  return { ...planOf(times, wanted, ground), times, byIdx, wanted, ground }
}

const timeIn = (at: Temporal.Instant, zone: string) =>
  at.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })

/** Members who play at these tee times. */
export const membersAt = ({ byIdx }: Pick<Planned, 'byIdx'>, slots: readonly { slotIdx: number }[]): Set<number> =>
  new Set(slots.flatMap(({ slotIdx }) => byIdx.get(slotIdx)?.memberIdx ?? []))
