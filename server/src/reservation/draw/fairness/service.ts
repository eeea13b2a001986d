import type { contract } from '@clubhouse/contract'
import { type Context, memberOf, type Services } from '../../../platform/context.ts'
import { rulebookOf } from '../../rulebook.ts'
import { type Mine, oddsOf } from './odds-rules.ts'
import { pastsOf, resultsOf } from './past.ts'
import { reportBetween } from './report.ts'
import { chanceOf, DRAWS_LOOKED_AT, rulesetOf, tierFromOf } from './rules.ts'
import * as sql from './sql.ts'

/** Entries that the member’s own page shows. */
const LAST = 20
/** Drawing again takes some tens of milliseconds, and a member looks more than once. */
const ODDS_SECONDS = 60
/** The report reads every result of a year; it is the same for everyone. */
const REPORT_SECONDS = 600

export const fairness: Pick<Services<typeof contract.drawPost>, 'fairness' | 'report'> = {
  fairness: async ({ memberIdx }, ctx) => {
    const { settings } = await rulebookOf(ctx)
    const { winsWeeks, familyShare } = settings.draw
    const [pasts, results, last, settled] = await Promise.all([
      pastsOf(ctx.sql, [memberIdx], { closeAt: ctx.clock.now(), winsWeeks }),
      resultsOf(ctx.sql, [memberIdx]),
      sql.lastEntries(ctx.sql, memberIdx, ctx.lang, LAST),
      sql.lastSettled(ctx.sql, DRAWS_LOOKED_AT),
    ])
    const past = pasts.get(memberIdx)!
    const demand = settled.map(({ frozen }) => ({ entries: frozen.entries.length, slots: frozen.slots.length }))
    const ruleset = { ...rulesetOf(settings), tierFrom: tierFromOf(demand, settings.draw.tierFrom) }
    const chance = chanceOf([past], ruleset, { factors: { [FAMILY]: familyShare } })
    const resultOf = new Map((results.get(memberIdx) ?? []).map(({ drawIdx, result }) => [drawIdx, result]))
    const own = new Set(
      await sql.pseudonymsOf(
        ctx.sql,
        memberIdx,
        settled.map(({ drawIdx }) => drawIdx),
      ),
    )
    const others = settled.map(({ frozen: { slots, entries } }) => ({
      slots,
      entries: entries.filter(({ pseudonym }) => !own.has(pseudonym)),
    }))
    return {
      ...chance,
      missesInARow: past.misses,
      winsIn8Weeks: past.wins,
      last: last.map(({ drawIdx, title, playDate, tickets, place }) => ({
        ...{ drawIdx, title, playDate, tickets, place },
        result: resultOf.get(drawIdx) ?? 'NONE',
      })),
      oddsNext: await ctx.cache.recall(`draw odds ${memberIdx}`, [], ODDS_SECONDS, async () =>
        oddsOf(others, { ...wishesOf(last[0]), ...chance }),
      ),
    }
  },

  report: async ({ year }, ctx) => {
    memberOf(ctx)
    const asked = year ?? ctx.clock.now().toZonedDateTimeISO(ctx.club.zone).year
    return ctx.cache.recall(`draw report ${asked}`, [], REPORT_SECONDS, () => reportFor(ctx, asked))
  },
}

/** Of code group 702. */
const FAMILY = '11'

/** As the member entered last; any time of the day for a party of four without an entry. */
function wishesOf(last: sql.LastEntry | undefined): Pick<Mine, 'wishes' | 'anyTime' | 'partySize'> {
  if (!last) return { wishes: [{ ideal: '00:00', earliest: '00:00', latest: '23:59' }], anyTime: true, partySize: 4 }
  const { wishes, anyTime, partySize } = last
  return { wishes, anyTime, partySize }
}

async function reportFor(ctx: Context, year: number) {
  const start = (of: number) =>
    Temporal.PlainDate.from({ year: of, month: 1, day: 1 }).toZonedDateTime(ctx.club.zone).toInstant()
  return { year, ...(await reportBetween(ctx.sql, { from: start(year), until: start(year + 1) })) }
}
