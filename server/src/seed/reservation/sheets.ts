import { datesBetween } from '../../reservation/sheet/template/rules.ts'
import { generate, keepHorizon, publish } from '../../reservation/sheet/template/service.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

/** Days with a history, days that members see, and days that only staff see. */
export const PAST_DAYS = 14
const PUBLISHED_DAYS = 60
const DRAFT_DAYS = 15

/** The days of the sheet: closed in the past, published from today, then drafts. */
export async function seedSheets({ sql, today }: Seeding): Promise<void> {
  const from = today.subtract({ days: PAST_DAYS }).toString()
  const to = today.add({ days: PUBLISHED_DAYS + DRAFT_DAYS }).toString()
  await generate(await contextOf(sql, 'sheet-day.generate'), from, to)
  const seen = datesBetween(from, today.add({ days: PUBLISHED_DAYS }).toString())
  await publish(await contextOf(sql, 'sheet-day.publish'), seen)
  await keepHorizon(await contextOf(sql, 'sheet-day.keepHorizon'))
}

export async function addSharedDays({ sql }: Seeding, from: Temporal.PlainDate, to: Temporal.PlainDate): Promise<void> {
  await sql`update template_part set mode = 'SHARED'`
  await generate(await contextOf(sql, 'sheet-day.generate'), from.toString(), to.toString())
  await sql`update template_part set mode = 'EXCLUSIVE'`
  await sql`update sheet_day set state = 'CLOSED' where date between ${from.toString()} and ${to.toString()}`
}

const contextOf = (sql: Seeding['sql'], callName: string) => clubContext(asOneTransaction(sql), callName)
