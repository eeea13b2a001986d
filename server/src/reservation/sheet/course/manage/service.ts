import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, IN_USE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/sheet/course-manage'
import { historyOf } from '../../../../office/history.ts'
import { ownRemoval, type Removable, removeRow, restoreRow } from '../../../../office/record/removed.ts'
import { audit } from '../../../../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../../../../platform/context.ts'
import { namedApart, namedTogether } from '../../../../platform/said-in.ts'
import { isNo, type Transaction, write } from '../../../../platform/write.ts'
import { lockSheets } from '../../template/rows.ts'
import { templateCollision } from '../../template/template-collision.ts'
import * as sql from './sql.ts'

type Calls = Omit<typeof contract.course, 'holes' | 'cards' | 'changeHoles'>
type Input = ParsedInputOf<Calls['create']>

export const managedCourse: Services<Calls> = {
  list: async (_, ctx) => (await sql.all(ctx.sql)).map((row) => shown(row, ctx)),

  one: async ({ courseIdx }, ctx) => {
    const [row, card] = await Promise.all([sql.one(ctx.sql, courseIdx), sql.card(ctx.sql, courseIdx)])
    return row ? { ...shown(row, ctx), card } : NOT_FOUND
  },

  history: historyOf(history),

  create: async (input, ctx) =>
    write(ctx, async (tx) => {
      const saved = await sql.insert(tx.sql, fieldsOf(input, tx))
      if (!saved) return IN_USE({ where: input.code, count: 1 })
      await note(tx, saved.courseIdx, undefined)
      return saved
    }),

  change: async ({ courseIdx, version, ...input }, ctx) =>
    write(ctx, async (tx) => {
      // Days are made from courses: neither changes while the other does.
      await lockSheets(tx.sql)
      const before = await sql.one(tx.sql, courseIdx, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const refused = await refusal(tx, before, input)
      if (refused) return refused
      const saved = await sql.update(tx.sql, courseIdx, fieldsOf(input, tx))
      const collision = input.loopMinutes !== before.loopMinutes && (await templateCollision(tx.sql))
      if (collision) return collision
      await note(tx, courseIdx, before)
      return saved
    }),

  remove: async ({ courseIdx }, ctx) =>
    write(ctx, async (tx) => {
      await lockSheets(tx.sql)
      const before = await sql.one(tx.sql, courseIdx, { lock: true })
      if (!before) return NOT_FOUND
      const { slots, templates, rules, feats, figures } = await sql.usesOf(tx.sql, courseIdx)
      if (templates > 0) return IN_USE({ where: 'template', count: templates })
      if (slots + figures > 0) return IN_USE({ where: 'slot', count: slots + figures })
      if (rules > 0) return IN_USE({ where: 'opening-rule', count: rules })
      if (feats > 0) return IN_USE({ where: 'hof', count: feats })
      const favouredBy = await sql.release(tx.sql, courseIdx)
      await removeRow(tx, { ...COURSE, recordIdx: courseIdx }, { code: before.code, favouredBy })
      await audit(tx, { noun: 'course', recordIdx: courseIdx, before: kept(before, tx) })
      return { deleted: 1 }
    }),

  undo: async ({ courseIdx }, ctx) =>
    write(ctx, async (tx) => {
      await lockSheets(tx.sql)
      const key = { ...COURSE, recordIdx: courseIdx }
      const read = () => sql.one(tx.sql, courseIdx, { lock: true })
      const removal = await ownRemoval<{ code: string; favouredBy: number[] }, sql.Row>(tx, key, read)
      if (isNo(removal)) return removal
      const { there, more } = removal
      if (there) return { courseIdx, version: there.version }
      if (await sql.hasCode(tx.sql, more.code, courseIdx)) return IN_USE({ where: more.code, count: 1 })
      await restoreRow(tx, key)
      await sql.favourAgain(tx.sql, courseIdx, more.favouredBy)
      const row = (await sql.one(tx.sql, courseIdx))!
      await audit(tx, { noun: 'course', recordIdx: courseIdx, before: kept(row, tx), after: kept(row, tx) })
      return { courseIdx, version: row.version }
    }),
}

const COURSE: Removable = { noun: 'course', table: 'course', column: 'course_idx', children: ['course_hole'] }

async function refusal(tx: Transaction, before: sql.Row, { code, holes, loopMinutes, isUse }: Omit<Input, never>) {
  if (await sql.hasCode(tx.sql, code, before.courseIdx)) return IN_USE({ where: code, count: 1 })
  if (holes < before.entered) return IN_USE({ where: 'course-hole', count: before.entered })
  const uses = await sql.usesOf(tx.sql, before.courseIdx)
  if (loopMinutes !== before.loopMinutes && uses.days > 0) return IN_USE({ where: 'sheet-day', count: uses.days })
  if (isUse || !before.isUse) return undefined
  if (uses.templatesInUse > 0) return IN_USE({ where: 'template', count: uses.templatesInUse })
  return uses.ahead > 0 ? IN_USE({ where: 'sheet-day', count: uses.ahead }) : undefined
}

const fieldsOf = ({ name, translated, ...fields }: Input, { club }: Pick<Context, 'club'>): sql.Fields => ({
  ...fields,
  names: namedTogether({ name, translated }, club.lang),
})

const shown = ({ names, ...row }: sql.Row, { club }: Pick<Context, 'club'>) => ({
  ...row,
  ...namedApart(names, club.lang),
})

/** A course as its history keeps it. */
function kept(row: sql.Row, ctx: Context) {
  const { courseIdx: _, version: __, entered: ___, ...fields } = shown(row, ctx)
  return fields
}

async function note(tx: Transaction, courseIdx: number, before: sql.Row | undefined) {
  const after = await sql.one(tx.sql, courseIdx)
  await audit(tx, { noun: 'course', recordIdx: courseIdx, before: before && kept(before, tx), after: kept(after!, tx) })
}
