import { type Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { DAY_HAS_CLAIMS, OVERLAP } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { rulebookOf } from '../../rulebook.ts'
import { wake } from '../../standby/freed/release.ts'
import { keptOn, tellRemade } from '../../team/notice/kept.ts'
import { placeGroups } from '../../team/plan/place.ts'
import { auditDays } from './day-audit.ts'
import { keepShares } from './keep-shares.ts'
import { datesOf, keepChoice, type Planned, partOf, planOf } from './plan.ts'
import type { Plan } from './plan-sql.ts'
import * as planSql from './plan-sql.ts'
import * as rows from './rows.ts'
import { conflictOf, type DayChange, datesBetween, dueChanges, isChanged } from './rules.ts'
import * as sql from './sql.ts'

export type Preview = Awaited<ReturnType<typeof preview>>

/**
 * How recreating the days would change them; writes nothing. Decision 063.
 * @param templateIdx for all of them; by default by rule
 */
export async function preview(ctx: Context, from: string, to: string, templateIdx?: number) {
  const plan = await planOf(ctx.sql, datesBetween(from, to), templateIdx)
  return previewOf(ctx.sql, plan)
}

/** The tee times that would change: all of one day; of several days those with something in the way. */
export async function previewTeeTimes(ctx: Context, from: string, to: string, templateIdx?: number) {
  const plan = await planOf(ctx.sql, datesBetween(from, to), templateIdx)
  return planSql.changesOf(ctx.sql, ctx.lang, plan, from === to)
}

async function previewOf(db: Sql, plan: Planned) {
  const days = await planSql.differences(db, plan)
  return days.map((day) => ({
    ...day,
    conflict: plan.colliding.has(day.templateIdx ?? 0) ? ('OVERLAP' as const) : conflictOf(day),
  }))
}

/**
 * Creates missing days as drafts; `replace` recreates existing ones, all or none: refused where a tee time that would
 * change is taken. Suspended and past days stay. @param channels by which officers of groups read of other tee times
 */
export async function generate(
  ctx: Context,
  from: string,
  to: string,
  { templateIdx, replace = false, channels }: { templateIdx?: number; replace?: boolean; channels?: Channels } = {},
): Promise<Preview | Refusal<'DAY_HAS_CLAIMS'> | Refusal<'OVERLAP'>> {
  const { settings } = await rulebookOf(ctx)
  return write(ctx, async (tx) => {
    await rows.lockSheets(tx.sql)
    const dates = datesBetween(from, to)
    const plan = await planOf(tx.sql, dates, templateIdx)
    if (plan.colliding.size > 0) return OVERLAP({ with: [...plan.colliding.values()].join('; ') })
    if (replace) await planSql.lockSlots(tx.sql, dates)
    const days = await previewOf(tx.sql, plan)
    const inUse = days.filter(({ state, conflict }) => replace && state && conflict === 'CLAIMS')
    const count = inUse.reduce((sum, { claims, onRecord }) => sum + claims + onRecord, 0)
    if (count > 0) return DAY_HAS_CLAIMS({ count, with: await namesOf(tx, partOf(plan, inUse)) })
    const open = days.filter((day) => !day.conflict && (replace || day.state === null))
    if (templateIdx !== undefined) await keepChoice(tx.sql, datesOf({ days: open }), templateIdx)
    const made = open.filter(isChanged)
    const part = partOf(plan, made)
    const groups = channels && replace ? await keptOn(tx.sql, datesOf(part)) : []
    await planSql.putDays(tx.sql, part, 'DRAFT')
    const left = replace ? await planSql.removeSlots(tx.sql, part) : []
    const put = await planSql.putSlots(tx.sql, part, tx.club.zone)
    await placeGroups(tx, datesOf(part))
    await keepShares(tx, datesOf(part), settings)
    await wake(tx, [...put, ...left])
    if (channels && groups.length > 0) await tellRemade(tx, groups, channels)
    await auditDays(
      tx,
      made.map(({ date, state, templateIdx, starts, adds, removes }) => ({
        date,
        before: state && { state },
        after: { state: state ?? 'DRAFT', templateIdx, starts, adds, removes },
      })),
    )
    return days
  })
}

/** Enough tee times to find the others by. */
const MOST_NAMED = 5

/** The tee times that are in the way, in words: day, time and course. */
async function namesOf(tx: Context, plan: Plan): Promise<string> {
  const [inTheWay, courses] = await Promise.all([planSql.changesOf(tx.sql, tx.lang, plan, false), rows.courses(tx.sql)])
  const codes = new Map(courses.map(({ courseIdx, code }) => [courseIdx, code]))
  const names = inTheWay.map(({ date, time, courseIdx }) => `${date} ${time} ${codes.get(courseIdx)}`)
  return [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ')
}

/** Publishes days. @returns WRONG_STATE unless every one of them is a draft */
export async function publish(ctx: Context, dates: string[]): Promise<{ published: number } | Refusal<'WRONG_STATE'>> {
  return write(ctx, async (tx) => {
    await rows.lockSheets(tx.sql)
    const days = await sql.states(tx.sql, dates)
    const wrong = days.find(({ state }) => state !== 'DRAFT')
    if (wrong || days.length < new Set(dates).size) return WRONG_STATE({ state: wrong?.state ?? '' })
    await sql.setState(tx.sql, dates, 'PUBLISHED')
    await auditDays(
      tx,
      days.map(({ date, state }) => ({ date, before: { state }, after: { state: 'PUBLISHED' } })),
    )
    return { published: days.length }
  })
}

export interface Kept {
  changes: DayChange[]
  /** Days that no template serves; none while the club has no template at all, because it is being set up. */
  unserved: string[]
}

/** Creates, publishes and closes days. Idempotent, and waits while something else changes the tee sheets. */
export async function keepHorizon(ctx: Context): Promise<Kept> {
  const { settings } = await rulebookOf(ctx)
  return write(ctx, async (tx) => {
    await rows.lockSheets(tx.sql)
    const { now, today } = await sql.clubTime(tx.sql)
    const due = dueChanges(await sql.dayFacts(tx.sql, today), today, now, settings.sheet)
    const missing = due.filter(({ before }) => before === null).map(({ date }) => date)
    const plan = await planOf(tx.sql, missing)
    const served = plan.days.filter(({ templateIdx }) => templateIdx !== null && !plan.colliding.has(templateIdx))
    const made = partOf(plan, served)
    await planSql.putDays(tx.sql, made, 'DRAFT')
    await planSql.putSlots(tx.sql, made, tx.club.zone)
    await placeGroups(tx, datesOf(made))
    await keepShares(tx, datesOf(made), settings)
    const known = new Set(served.map(({ date }) => date))
    const changes = due.filter(({ date, before }) => before !== null || known.has(date))
    for (const state of ['PUBLISHED', 'CLOSED'] as const) {
      const dates = changes.filter(({ after }) => after === state).map(({ date }) => date)
      await sql.setState(tx.sql, dates, state)
    }
    await auditDays(
      tx,
      changes.map(({ date, before, after }) => ({
        date,
        before: before && { state: before },
        after: { state: after },
      })),
    )
    const unserved = missing.filter((date) => !known.has(date))
    return { changes, unserved: unserved.length > 0 && (await sql.hasTemplate(tx.sql)) ? unserved : [] }
  })
}
