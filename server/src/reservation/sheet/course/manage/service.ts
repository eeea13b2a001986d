import type { contract } from '@clubhouse/contract'
import { IN_USE } from '@clubhouse/contract/fail'
import { record } from '../../../../office/record/record.ts'
import type { Services } from '../../../../platform/context.ts'
import { lockSheets } from '../../template/rows.ts'
import { templateCollision } from '../../template/template-collision.ts'
import * as sql from './sql.ts'

const { services } = record(sql.courses, {
  // Days are made from courses: neither changes while the other does.
  lock: (tx) => lockSheets(tx.sql),

  refused: async (tx, { code }, before) =>
    (await sql.hasCode(tx.sql, code, before?.courseIdx)) && IN_USE({ where: code, count: 1 }),

  needed: async (tx, before, fields) => {
    const uses = await sql.usesOf(tx.sql, before.courseIdx)
    const [where, count] = fields ? neededAs(uses, before, fields) : neededFor(uses)
    return count > 0 && IN_USE({ where, count })
  },

  clash: async (tx, { before, after }) =>
    before && before.loopMinutes !== after?.loopMinutes && (await templateCollision(tx.sql)),

  release: async (tx, { courseIdx }) => ({ favouredBy: await sql.release(tx.sql, courseIdx) }),
  regain: (tx, { courseIdx }, { favouredBy }: { favouredBy: number[] }) =>
    sql.favourAgain(tx.sql, courseIdx, favouredBy),

  detail: async (ctx, { courseIdx }) => ({ card: await sql.card(ctx.sql, courseIdx) }),
  logged: ({ courseIdx: _, version: __, entered: ___, ...fields }) => fields,
})

export const managedCourse: Services<Omit<typeof contract.course, 'holes' | 'cards' | 'changeHoles'>> = {
  ...services,
  list: (_, ctx) => sql.courses.all(ctx),
}

type Need = readonly [where: string, count: number]
type Fields = Pick<sql.Row, 'holes' | 'loopMinutes' | 'isUse'>

/** What needs a course at all. */
function neededFor({ templates, slots, figures, rules, feats }: sql.Uses): Need {
  if (templates > 0) return ['template', templates]
  if (slots + figures > 0) return ['slot', slots + figures]
  return rules > 0 ? ['opening-rule', rules] : ['hof', feats]
}

/** What needs a course as it is. */
function neededAs(uses: sql.Uses, before: sql.Row, { holes, loopMinutes, isUse }: Fields): Need {
  if (holes < before.entered) return ['course-hole', before.entered]
  if (loopMinutes !== before.loopMinutes && uses.days > 0) return ['sheet-day', uses.days]
  if (isUse || !before.isUse) return ['', 0]
  return uses.templatesInUse > 0 ? ['template', uses.templatesInUse] : ['sheet-day', uses.ahead]
}
