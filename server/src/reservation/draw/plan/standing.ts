import { enqueue } from '../../../job/enqueue.ts'
import { wordsOf } from '../../../mail/words.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { type DrawCalendar, drawCalendar } from '../../draw-calendar.ts'
import { rulebookOf, type Settings } from '../../rulebook.ts'
import { rulesetOf } from '../fairness/rules.ts'
import { OPEN_DRAW } from '../tasks.ts'
import { seedOf, weightsOf } from './post.ts'
import * as sql from './sql.ts'
import * as standing from './standing-sql.ts'
import { typesFor } from './types-rules.ts'

/**
 * Plans the draw of each week whose days exist: one for all its days of class WEEKEND that have a share for it. A draw that
 * has not opened follows its days and the opening rules. One is still planned until its close, and none after. Source: docs/rules.md, Draw.
 */
export async function planWeeks(ctx: Context): Promise<void> {
  const { settings, openingRules } = await rulebookOf(ctx)
  if (!settings.draw.isStanding) return
  await write(ctx, async (tx) => {
    await sql.lockPlanning(tx.sql)
    const days = await standing.waitingDays(tx.sql)
    const calendarOf = (date: string) => drawCalendar(date, settings, tx.club.zone)
    const weeks = Map.groupBy(days, ({ date }) => calendarOf(date).week)
    const known = await standing.drawsOfWeeks(tx.sql, [...weeks.keys()])
    for (const [week, ofWeek] of weeks) {
      const { settleAt } = calendarOf(week)
      const place = { playDates: ofWeek.map(({ date }) => date), parts: partsOf(ofWeek) }
      const types = typesFor(openingRules, place, { settleAt, zone: tx.club.zone })
      const ground = { ...place, memberTypes: await standing.typesIn(tx.sql, types) }
      const planned = known.find(({ planWeek }) => planWeek === week)
      if (planned) await follow(tx, planned, ground)
      else await planWeek(tx, ground, calendarOf(week), settings)
    }
  })
}

const partsOf = (days: readonly standing.Waiting[]) => [...new Set(days.flatMap(({ parts }) => parts))].sort()

interface Ground {
  playDates: string[]
  parts: string[]
  memberTypes: string[]
}

/** A day that became a holiday, or none, or was made later, and a changed opening rule. */
async function follow(tx: Transaction, planned: Awaited<ReturnType<typeof standing.drawsOfWeeks>>[number], is: Ground) {
  const { drawIdx, playDates, parts, memberTypes, isOpenToChange } = planned
  const isSame = `${playDates} ${parts} ${memberTypes}` === `${is.playDates} ${is.parts} ${is.memberTypes}`
  if (!isOpenToChange || isSame) return
  await sql.putGround(tx.sql, drawIdx, is)
  await audit(tx, { noun: 'draw', recordIdx: drawIdx, before: { playDates, parts, memberTypes }, after: is })
}

async function planWeek(tx: Transaction, ground: Ground, { week, ...at }: DrawCalendar, settings: Settings) {
  if (Temporal.Instant.compare(tx.clock.now(), at.closeAt) >= 0) return
  const { draw } = settings
  const [title, ...others] = await Promise.all(
    [tx.club.lang, ...tx.club.langs.filter((lang) => lang !== tx.club.lang)].map((lang) => titleIn(tx, lang, week)),
  )
  const drawIdx = await sql.add(
    tx.sql,
    {
      ...at,
      ...ground,
      title: title!.text,
      translated: Object.fromEntries(others.map(({ lang, text }) => [lang, { title: text }])),
      courseIdx: [],
      ruleset: rulesetOf(settings),
      weights: weightsOf(settings),
      ...seedOf({ mode: draw.seedMode }, at.drawAt, settings, tx.club.zone),
    },
    week,
  )
  await audit(tx, { noun: 'draw', recordIdx: drawIdx, after: { state: 'PLANNED', planWeek: week, ...ground } })
  await enqueue(tx, OPEN_DRAW, { drawIdx }, at.openAt)
}

async function titleIn(tx: Transaction, lang: string, week: string) {
  const words = await wordsOf(tx, lang, 'draw-manage')
  return { lang, text: words.say('WEEK_TITLE', { week }) ?? week }
}
