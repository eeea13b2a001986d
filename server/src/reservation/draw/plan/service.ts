import type { Call } from '@clubhouse/contract/call'
import type * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { history } from '@clubhouse/contract/reservation/draw/draw-manage'
import { historyOf } from '../../../office/history.ts'
import { NOT_FOUND, type Service } from '../../../platform/context.ts'
import { missingIn, type Translated, wordsTogether } from '../../../platform/said-in.ts'
import { write } from '../../../platform/write.ts'
import { drawCalendar } from '../../draw-calendar.ts'
import { rulebookOf } from '../../rulebook.ts'
import { type DrawRow, drawOf, draw as drawRow } from '../rows.ts'
import { progressOf } from '../run/slow.ts'
import { entries } from './entries.ts'
import { open } from './open.ts'
import { change, plan } from './post.ts'
import { simulate } from './simulate.ts'
import * as sql from './sql.ts'

type Planning = 'list' | 'one' | 'plan' | 'change' | 'proposal' | 'open' | 'entries' | 'history' | 'simulate'
type ServicesOf<Calls, Name extends keyof Calls> = {
  [K in Name]: Calls[K] extends Call ? Service<Calls[K]> : never
}

/** By language. */
const titleOf = ({ title, translated }: DrawRow, own: string) =>
  wordsTogether(['title'], { title, translated: translated as Translated }, own).title

/** What managers plan of a draw and read of it; the steps after its opening are in run/. Decision 124. */
export const planning: ServicesOf<typeof manage, Planning> = {
  list: async (filter, ctx) => {
    const page = await sql.list(ctx.sql, filter, ctx.lang)
    return {
      ...page,
      list: page.list.map((row) => ({
        ...drawOf(row),
        missingIn: missingIn(ctx, [titleOf(row, ctx.club.lang)]),
      })),
    }
  },

  one: async ({ drawIdx }, ctx) => {
    const row = await drawRow(ctx.sql, drawIdx, ctx.lang)
    if (!row) return NOT_FOUND
    const [slots, drafts, { typed, mine, ...counts }, ended, progress] = await Promise.all([
      sql.slotsOf(ctx.sql, drawIdx, ctx.lang),
      sql.draftsOf(ctx.sql, row.playDates),
      sql.counts(ctx.sql, drawIdx, ctx.who?.adminIdx ?? undefined),
      sql.ended(ctx.sql, drawIdx),
      progressOf(ctx, row),
    ])
    const { base, perMiss, perWin, max, tierFrom } = row.ruleset
    return {
      ...drawOf(row),
      translated: titlesOf(row.translated as Translated),
      ruleset: { base, perMiss, perWin, max, tierFrom },
      slots,
      drafts,
      counts,
      ended: row.closedAt ? Object.fromEntries(ended) : {},
      typed: row.seedMode === 'numbers' ? { count: typed, mine } : null,
      progress,
    }
  },

  proposal: async ({ date }, ctx) => {
    const [{ settings }, slots] = await Promise.all([rulebookOf(ctx), sql.waitingOn(ctx.sql, date)])
    const { week: _, settleAt: __, ...at } = drawCalendar(date, settings, ctx.club.zone)
    const { draw } = settings
    return {
      ...at,
      ruleset: {
        base: draw.ticketsFirst,
        perMiss: draw.ticketsPerMiss,
        perWin: draw.ticketsPerWin,
        max: draw.ticketsMost,
        tierFrom: draw.tierFrom,
      },
      seed: { mode: draw.seedMode },
      slots,
    }
  },

  plan: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, (tx) => plan(tx, input, settings))
  },

  change: async (input, ctx) => {
    const { settings } = await rulebookOf(ctx)
    return write(ctx, (tx) => change(tx, input, settings))
  },

  open: (input, ctx) => write(ctx, (tx) => open(tx, input)),

  entries,
  history: historyOf(history),
  simulate,
}

/** A reason stands beside the title once a draw is revoked. */
const titlesOf = (translated: Translated) =>
  Object.fromEntries(Object.entries(translated).flatMap(([lang, { title }]) => (title ? [[lang, { title }]] : [])))
