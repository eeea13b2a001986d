import { schedule } from '../job/job.ts'
import type { Context } from '../platform/context.ts'
import { askOpenMeteo } from './open-meteo.ts'
import { lastReading } from './rows.ts'
import * as sql from './sql.ts'

/** Days to read, so that a club without a source for a week still shows a forecast for each hour. */
const DAYS = 10

/**
 * Reads the source once for all processes; no visitor waits for it. A club without a position has no weather.
 * Decision 054.
 */
export const readWeather = schedule('read-weather', '*/15 * * * *', async (ctx) => {
  const place = await sql.place(ctx.sql)
  if (!place) return
  const { zone } = ctx.club
  const today = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate()
  const to = today.add({ days: DAYS - 1 }).toString()
  const asked = { ...place, zone, from: today.toString(), to }
  try {
    await sql.keep(ctx.sql, 'OPEN_METEO', await askOpenMeteo(ctx.weatherUrl, asked))
  } catch (error) {
    await noteProblem(ctx, error as Error)
  }
})

/** A source that stays away is logged once, not every quarter of an hour. */
async function noteProblem(ctx: Context, error: Error): Promise<void> {
  const problem = String((error.cause as Error | undefined)?.message ?? error.message).slice(0, 300)
  const known = await lastReading(ctx.sql)
  if (known && known.problem === null) ctx.log.warn({ problem }, 'the weather could not be read')
  await sql.noteProblem(ctx.sql, problem)
}
