import type { Context } from '../../../platform/context.ts'
import { drawCalendar } from '../../draw-calendar.ts'
import type { Settings } from '../../rulebook.ts'
import { countsOf } from '../../share-rules.ts'
import { drawnOf, keptOf } from './share-rules.ts'
import * as sql from './share-sql.ts'

/**
 * Keeps the shares of the draw and the club of each part of days that were made just now. What has them already counts:
 * the tee times of groups come first. The share of the draw is first come once what a draw of that week leaves is released. Source: docs/rules.md, Days. Decisions 113 and 124.
 */
export async function keepShares(
  { sql: db, clock, club }: Pick<Context, 'sql' | 'clock' | 'club'>,
  dates: string[],
  settings: Pick<Settings, 'draw'>,
): Promise<void> {
  if (dates.length === 0) return
  const teeTimes = await sql.teeTimes(db, dates)
  const now = clock.now()
  const isDrawn = (date: string) => Temporal.Instant.compare(now, drawCalendar(date, settings, club.zone).settleAt) < 0
  const parts = [...Map.groupBy(teeTimes, ({ date, part }) => `${date} ${part}`).values()].map((ofPart) => {
    const count = (kind: string) => ofPart.filter((one) => one.kind === kind).length
    const wanted = drawnOf(countsOf(ofPart[0]!.shares, ofPart.length), {
      teams: count('TEAM'),
      byDraw: ofPart.filter(({ w05 }) => w05 === 'D').length,
    })
    const drawn = isDrawn(ofPart[0]!.date) ? keptOf(ofPart, wanted.draw - count('DRAW')) : []
    const left = ofPart.map((one) => (drawn.includes(one) ? { ...one, isFree: false } : one))
    return { drawn, house: keptOf(left, wanted.house - count('HOUSE')) }
  })
  await sql.keep(
    db,
    'DRAW',
    parts.flatMap(({ drawn }) => drawn.map(({ slotIdx }) => slotIdx)),
  )
  await sql.keep(
    db,
    'HOUSE',
    parts.flatMap(({ house }) => house.map(({ slotIdx }) => slotIdx)),
  )
}
