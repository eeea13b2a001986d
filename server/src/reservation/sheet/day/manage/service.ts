import type { contract } from '@clubhouse/contract'
import { MOST_DAYS } from '@clubhouse/contract/reservation/sheet/day-manage'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../../../platform/context.ts'
import { dateIn } from '../../../../platform/date-in.ts'
import { saidIn } from '../../../../platform/said-in.ts'
import { write } from '../../../../platform/write.ts'
import type { Channels } from '../../../people/notice/write-notices.ts'
import { rulebookOf } from '../../../rulebook.ts'
import { waitingByDay } from '../../../standby/queue/rows.ts'
import { templateNames } from '../../template/rows.ts'
import { datesBetween } from '../../template/rules.ts'
import { generate, preview, previewTeeTimes, publish } from '../../template/service.ts'
import { open, undoOpen } from './open.ts'
import { remove } from './remove.ts'
import * as sql from './sql.ts'
import { reopen, reopenCheck, suspend, suspendCheck } from './suspend.ts'
import { warningsOf } from './warning-rules.ts'

/** Decision 113. */
export const dayManage = (channels: Channels): Services<typeof contract.dayManage> => ({
  list: async ({ from, to }, ctx) => {
    const wrong = wrongRange(from, to)
    if (wrong) return wrong
    const [days, plan, { settings }, waiting] = await Promise.all([
      sql.days(ctx.sql, ctx.lang, from, to),
      preview(ctx, from, to),
      rulebookOf(ctx),
      waitingByDay(ctx.sql, from, to),
    ])
    const planned = new Map(plan.map((day) => [day.date, day]))
    const today = todayOf(ctx)
    return days.map(({ holiday, ...day }) => ({
      ...day,
      holidayName: saidIn(holiday, ctx.lang),
      waiting: waiting.get(day.date) ?? 0,
      warnings: warningsOf(day.state, planned.get(day.date)!, today, settings.sheet.publishDays),
    }))
  },

  preview: async ({ from, to, templateIdx }, ctx) => {
    const wrong = wrongRange(from, to) ?? (await wrongMaking(ctx, from, templateIdx))
    if (wrong) return wrong
    const [days, teeTimes, names, { courses }] = await Promise.all([
      preview(ctx, from, to, templateIdx),
      previewTeeTimes(ctx, from, to, templateIdx),
      templateNames(ctx.sql, ctx.lang),
      rulebookOf(ctx),
    ])
    const courseNames = new Map(courses.map(({ courseIdx, code, name }) => [courseIdx, saidIn(name, ctx.lang) ?? code]))
    const byDay = Map.groupBy(teeTimes, ({ date }) => date)
    return days.map((day) => ({
      ...planned(day, names),
      teeTimes: (byDay.get(day.date) ?? []).map(({ kind, who, ...teeTime }) => ({
        ...teeTime,
        courseName: courseNames.get(teeTime.courseIdx) ?? '',
        inTheWay: kind && { kind, who: who ?? '' },
      })),
    }))
  },

  generate: async ({ from, to, templateIdx, replace }, ctx) => {
    const wrong = wrongRange(from, to) ?? (await wrongMaking(ctx, from, templateIdx))
    if (wrong) return wrong
    const [made, names] = await Promise.all([
      generate(ctx, from, to, { templateIdx, replace, channels }),
      templateNames(ctx.sql, ctx.lang),
    ])
    return Array.isArray(made) ? made.map((day) => planned(day, names)) : made
  },

  publish: ({ dates }, ctx) => publish(ctx, dates),
  suspendCheck: async (where, ctx) => (await suspendCheck(ctx, where)) ?? NOT_FOUND,
  suspend: (input, ctx) => write(ctx, (tx) => suspend(tx, input, channels)),
  reopenCheck: async (where, ctx) => (await reopenCheck(ctx, where)) ?? NOT_FOUND,
  reopen: (input, ctx) => write(ctx, (tx) => reopen(tx, input, channels)),
  open: ({ date }, ctx) => write(ctx, (tx) => open(tx, date)),
  undoOpen: ({ date }, ctx) => write(ctx, (tx) => undoOpen(tx, date)),
  remove: ({ date }, ctx) => write(ctx, (tx) => remove(tx, date)),
})

const todayOf = ({ clock, club }: Context) => dateIn(clock.now(), club.zone)

function wrongRange(from: string, to: string): Malformed | undefined {
  return to < from || datesBetween(from, to).length > MOST_DAYS ? new Malformed('to') : undefined
}

/** No day of the past is made, and none from a template that is not there. */
async function wrongMaking(ctx: Context, from: string, templateIdx?: number): Promise<Malformed | undefined> {
  if (from < todayOf(ctx)) return new Malformed('from')
  if (templateIdx === undefined) return undefined
  return (await templateNames(ctx.sql, ctx.lang)).has(templateIdx) ? undefined : new Malformed('templateIdx')
}

type Made = Awaited<ReturnType<typeof preview>>[number]

const planned = ({ claims, onRecord, ...day }: Made, names: ReadonlyMap<number, string>) => ({
  ...day,
  claims: claims + onRecord,
  templateName: names.get(day.templateIdx ?? 0),
})
