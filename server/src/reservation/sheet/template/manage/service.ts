import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { IN_USE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { record } from '../../../../office/record/record.ts'
import { Malformed, NOT_FOUND, type Services } from '../../../../platform/context.ts'
import { missingIn, namedTogether } from '../../../../platform/said-in.ts'
import { courses, lockSheets } from '../rows.ts'
import { collisionIn } from '../template-collision.ts'
import { collisionsOf, startsOf } from '../turn-rules.ts'
import { areForSameDays, isDayOfYear, keptFields, partsFault, plannedParts } from './manage-rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.template.create>

/** Enough to correct a template by. */
const MOST_COLLISIONS = 5

const { services } = record(sql.templates, {
  // Days are made from templates: neither changes while the other does.
  lock: (tx) => lockSheets(tx.sql),
  wrongField: async (tx, fields) => faultIn(fields, await sql.loops(tx.sql)),

  refused: async (tx, fields, before) => {
    // Of a template that comes back, a course is gone by now.
    if (faultIn(fields, await sql.loops(tx.sql))) return WRONG_STATE({ state: 'COURSE' })
    if (!fields.isUse) return undefined
    const collision = collisionIn({ name: fields.name, parts: plannedParts(fields.parts) }, await courses(tx.sql))
    if (collision !== undefined) return OVERLAP({ with: collision })
    const other = (await sql.others(tx.sql, before?.templateIdx, tx.lang)).find((one) => areForSameDays(fields, one))
    return other && OVERLAP({ with: other.name })
  },

  needed: async (tx, { templateIdx }, fields) => {
    const { days, overrides } = await sql.usesOf(tx.sql, templateIdx)
    if (!fields && days > 0) return IN_USE({ where: 'sheet-day', count: days })
    return !fields?.isUse && overrides > 0 && IN_USE({ where: 'day-override', count: overrides })
  },

  children: (tx, templateIdx, { parts }) => sql.replaceParts(tx.sql, templateIdx, parts),
  answer: async (_, { before, after }) => ({ starts: (after ?? before)!.starts }),

  logged: async (row, { sql }) => {
    const known = await courses(sql)
    return keptFields(row, row.parts, new Map(known.map(({ courseIdx, code }) => [courseIdx, code])))
  },
})

export const template: Services<typeof contract.template> = {
  ...services,
  list: async (input, ctx) => {
    const page = await sql.list(input, ctx)
    const rows = page.list.map((row) => ({ ...row, missingIn: missingIn(ctx, [namedTogether(row, ctx.club.lang)]) }))
    return { ...page, list: rows }
  },

  one: async ({ templateIdx }, ctx) => {
    const [found, daysMade] = await Promise.all([
      sql.templates.one(ctx, templateIdx),
      sql.daysMade(ctx.sql, templateIdx),
    ])
    if (!found) return NOT_FOUND
    const { parts, ...template } = found
    return { template, parts, daysMade }
  },

  check: async ({ templateIdx, ...input }, ctx) => {
    const fault = faultIn(input, await sql.loops(ctx.sql))
    if (fault) return new Malformed(fault)
    const [known, others] = await Promise.all([courses(ctx.sql), sql.others(ctx.sql, templateIdx, ctx.lang)])
    const loopMinutes = new Map(known.map(({ courseIdx, loopMinutes }) => [courseIdx, loopMinutes]))
    const planned = plannedParts(input.parts)
    const parts = planned.map((part) => {
      const starts = startsOf(part)
      return { part: part.part, times: [...new Set(starts.map(({ time }) => time))], starts: starts.length }
    })
    return {
      parts,
      starts: parts.reduce((sum, part) => sum + part.starts, 0),
      collisions: collisionsOf(planned, loopMinutes).slice(0, MOST_COLLISIONS),
      others: others
        .filter((other) => input.isUse && areForSameDays(input, other))
        .map(({ templateIdx, name }) => ({ templateIdx, name })),
    }
  },
}

/** A date that no year has is as wrong as a part that cannot be. */
function faultIn(
  { from, to, parts }: Pick<Input, 'from' | 'to' | 'parts'>,
  loops: Awaited<ReturnType<typeof sql.loops>>,
) {
  if (!isDayOfYear(from)) return 'from'
  if (!isDayOfYear(to)) return 'to'
  return partsFault(parts, new Map(loops.map(({ courseIdx, holes }) => [courseIdx, holes])))
}
