import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, IN_USE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { history } from '@clubhouse/contract/reservation/sheet/template'
import { historyOf } from '../../../../office/history.ts'
import { ownRemoval, type Removable, removeRow, restoreRow } from '../../../../office/record/removed.ts'
import { audit } from '../../../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../../../../platform/context.ts'
import { foreignLanguage } from '../../../../platform/said-in.ts'
import { isNo, type Transaction, write } from '../../../../platform/write.ts'
import { courses, lockSheets } from '../rows.ts'
import { collisionIn } from '../template-collision.ts'
import { collisionsOf, startsOf } from '../turn-rules.ts'
import { areForSameDays, isDayOfYear, keptFields, partsFault, plannedParts } from './manage-rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.template.create>

const TEMPLATE: Removable = {
  noun: 'template',
  table: 'template',
  column: 'template_idx',
  children: ['template_part', 'template_route'],
}

/** Enough to correct a template by. */
const MOST_COLLISIONS = 5

export const template: Services<typeof contract.template> = {
  list: async (input, ctx) => sql.list(ctx.sql, input, ctx.lang),

  one: async ({ templateIdx }, ctx) => {
    const [found, parts, daysMade] = await Promise.all([
      sql.one(ctx.sql, templateIdx),
      sql.parts(ctx.sql, templateIdx),
      sql.daysMade(ctx.sql, templateIdx),
    ])
    return found ? { template: found, parts, daysMade } : NOT_FOUND
  },

  history: historyOf(history),

  check: async ({ templateIdx = 0, ...input }, ctx) => {
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

  create: async (input, ctx) =>
    write(ctx, async (tx) => {
      await lockSheets(tx.sql)
      const refused = await refusal(tx, input)
      if (refused) return refused
      const { parts, ...fields } = input
      const { templateIdx } = await sql.insert(tx.sql, fields)
      await sql.replaceParts(tx.sql, templateIdx, parts)
      await audit(tx, { noun: 'template', recordIdx: templateIdx, after: await kept(tx, templateIdx) })
      return savedOf(tx, templateIdx)
    }),

  change: async ({ templateIdx, version, ...input }, ctx) =>
    write(ctx, async (tx) => {
      // Days are made from templates: neither changes while the other does.
      await lockSheets(tx.sql)
      const found = await sql.one(tx.sql, templateIdx, { lock: true })
      if (!found) return NOT_FOUND
      if (found.version !== version) return CHANGED_MEANWHILE({ version: found.version })
      const refused = await refusal(tx, input, templateIdx)
      if (refused) return refused
      const { overrides } = await sql.usesOf(tx.sql, templateIdx)
      if (!input.isUse && overrides > 0) return IN_USE({ where: 'day-override', count: overrides })
      const before = await kept(tx, templateIdx)
      const { parts, ...fields } = input
      await sql.update(tx.sql, templateIdx, fields)
      await sql.replaceParts(tx.sql, templateIdx, parts)
      await audit(tx, { noun: 'template', recordIdx: templateIdx, before, after: await kept(tx, templateIdx) })
      return savedOf(tx, templateIdx)
    }),

  remove: async ({ templateIdx, version }, ctx) =>
    write(ctx, async (tx) => {
      await lockSheets(tx.sql)
      const found = await sql.one(tx.sql, templateIdx, { lock: true })
      if (!found) return NOT_FOUND
      if (version !== undefined && version !== found.version) return CHANGED_MEANWHILE({ version: found.version })
      const { days, overrides } = await sql.usesOf(tx.sql, templateIdx)
      if (days > 0) return IN_USE({ where: 'sheet-day', count: days })
      if (overrides > 0) return IN_USE({ where: 'day-override', count: overrides })
      const before = await kept(tx, templateIdx)
      await removeRow(tx, { ...TEMPLATE, recordIdx: templateIdx })
      await audit(tx, { noun: 'template', recordIdx: templateIdx, before })
      return { deleted: 1 }
    }),

  undo: async ({ templateIdx }, ctx) =>
    write(ctx, async (tx) => {
      await lockSheets(tx.sql)
      const key = { ...TEMPLATE, recordIdx: templateIdx }
      const removal = await ownRemoval(tx, key, () => sql.one(tx.sql, templateIdx, { lock: true }))
      if (isNo(removal)) return removal
      if (removal.there) return savedOf(tx, templateIdx)
      // A refusal takes it away again.
      await restoreRow(tx, key)
      const whole = { ...(await sql.one(tx.sql, templateIdx))!, parts: await sql.parts(tx.sql, templateIdx) }
      const refused = await refusal(tx, whole, templateIdx)
      if (refused) return refused instanceof Malformed ? WRONG_STATE({ state: 'COURSE' }) : refused
      const after = await kept(tx, templateIdx)
      await audit(tx, { noun: 'template', recordIdx: templateIdx, before: after, after })
      return savedOf(tx, templateIdx)
    }),
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

async function refusal(tx: Transaction, input: Input, but = 0) {
  const fault = foreignLanguage(input.translated, tx.club) ?? faultIn(input, await sql.loops(tx.sql))
  if (fault) return new Malformed(fault)
  if (!input.isUse) return undefined
  const collision = collisionIn({ name: input.name, parts: plannedParts(input.parts) }, await courses(tx.sql))
  if (collision !== undefined) return OVERLAP({ with: collision })
  const other = (await sql.others(tx.sql, but, tx.lang)).find((one) => areForSameDays(input, one))
  return other && OVERLAP({ with: other.name })
}

async function kept(tx: Transaction, templateIdx: number) {
  const [row, parts, known] = [
    await sql.one(tx.sql, templateIdx),
    await sql.parts(tx.sql, templateIdx),
    await courses(tx.sql),
  ]
  return keptFields(row!, parts, new Map(known.map(({ courseIdx, code }) => [courseIdx, code])))
}

async function savedOf(tx: Transaction, templateIdx: number) {
  const { version, starts } = (await sql.one(tx.sql, templateIdx))!
  return { templateIdx, version, starts }
}
