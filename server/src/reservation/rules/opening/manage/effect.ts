import { IN_USE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../../../platform/context.ts'
import { dateIn } from '../../../../platform/date-in.ts'
import { type AffectedDay, affectedDays } from './affected-rules.ts'
import { overlapping, type Plan, planned, type Terms } from './change-rules.ts'
import * as sql from './sql.ts'

export interface Effect extends Plan {
  days: AffectedDay[]
}

type Asking = Pick<Context, 'sql' | 'lang' | 'clock' | 'club'>

/** The effect of a rule that is new or takes the place of another. */
export const effectOfPlacing = async (ctx: Asking, rules: readonly sql.Row[], added: Terms, gone?: sql.Row) =>
  (await overlap(
    ctx,
    rules.filter((rule) => rule !== gone),
    added,
  )) ?? effectOf(ctx, rules, { gone, added })

/** What a change of rules does to the days that members see; refused where days that are open need the rule. */
export async function effectOf(
  ctx: Asking,
  rules: readonly sql.Row[],
  { gone, added }: { gone?: sql.Row; added?: Terms },
): Promise<Effect | ReturnType<typeof IN_USE>> {
  const [places, days] = await Promise.all([sql.places(ctx.sql), sql.sheetDays(ctx.sql)])
  const plan = planned(
    { rules, gone, added },
    { now: ctx.clock.now(), zone: ctx.club.zone, places: places.length > 0 ? places : [{}] },
  )
  if (gone?.isKept || plan.needed.length > 0) return inUse(days, plan, gone)
  const memberTypes = [...new Set([gone, added].flatMap((one) => one?.memberType ?? []))]
  return { ...plan, days: affectedDays(days, { before: rules, after: plan.after, memberTypes, zone: ctx.club.zone }) }
}

/** Refused where another rule is for the same days, course and part. */
export async function overlap({ sql: db, lang, clock, club }: Asking, rules: readonly sql.Row[], added: Terms) {
  const today = dateIn(clock.now(), club.zone)
  const fromDate = added.fromDate < today ? today : added.fromDate
  const other = overlapping(
    rules.filter(({ isKept }) => !isKept),
    { ...added, fromDate },
  )
  if (!other) return undefined
  const name = await sql.typeName(db, other.memberType, lang)
  return OVERLAP({ with: `${name}, ${other.fromDate} – ${other.toDate ?? ''}`.trimEnd() })
}

/** The open days that members see; all of them where the sheet does not reach them. */
function inUse(days: readonly { date: string }[], { needed }: Plan, gone?: sql.Row) {
  const seen = days.filter(({ date }) => (gone?.isKept ? date <= (gone.toDate ?? date) : needed.includes(date)))
  return IN_USE({ where: 'sheet-day', count: seen.length || Math.max(needed.length, 1) })
}
