import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/rules/opening'
import { historyOf } from '../../../../office/history.ts'
import { ownRemoval, type Removable, removeRow, restoreRow } from '../../../../office/record/removed.ts'
import { audit } from '../../../../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../../../../platform/context.ts'
import { isNo, type Transaction, write } from '../../../../platform/write.ts'
import { affectedDays } from './affected-rules.ts'
import { type Effect, effectOf, effectOfPlacing, overlap } from './effect.ts'
import { explain } from './explain.ts'
import { simulate } from './simulate.ts'
import * as sql from './sql.ts'
import { onWire, ruleIn, wrongField } from './wire.ts'

const RULE: Removable = { noun: 'opening-rule', table: 'opening_rule', column: 'rule_idx' }

export const opening: Services<typeof contract.opening> = {
  list: async (filter, ctx) => sql.list(ctx, filter),
  history: historyOf(history),
  explain,
  simulate,

  check: async ({ ruleIdx, rule }, ctx) => {
    const wrong = rule && (await wrongField(ctx, rule))
    if (wrong) return wrong
    const rules = await sql.all(ctx)
    const gone = rules.find((one) => one.ruleIdx === ruleIdx)
    if (ruleIdx !== undefined && !gone) return NOT_FOUND
    const effect = await (rule ? effectOfPlacing(ctx, rules, ruleIn(rule), gone) : effectOf(ctx, rules, { gone }))
    if (!('days' in effect)) return effect
    return { from: effect.added?.fromDate ?? null, affectedDays: effect.days.length, days: effect.days }
  },

  create: async (input, ctx) =>
    change(ctx, async (tx, rules) => {
      const wrong = await wrongField(tx, input)
      if (wrong) return wrong
      const effect = await effectOfPlacing(tx, rules, ruleIn(input))
      if (!('days' in effect)) return effect
      return saved(tx, await sql.insert(tx, effect.added!), effect)
    }),

  change: async ({ ruleIdx, version, ...input }, ctx) =>
    change(ctx, async (tx, rules) => {
      const gone = rules.find((one) => one.ruleIdx === ruleIdx)
      if (!gone) return NOT_FOUND
      if (gone.version !== version) return CHANGED_MEANWHILE({ version: gone.version })
      const wrong = await wrongField(tx, input)
      if (wrong) return wrong
      const effect = await effectOfPlacing(tx, rules, ruleIn(input), gone)
      if (!('days' in effect)) return effect
      await keep(tx, effect)
      await sql.update(tx, ruleIdx, effect.added!)
      return saved(tx, ruleIdx, effect, gone)
    }),

  remove: async ({ ruleIdx, version }, ctx) =>
    change(ctx, async (tx, rules) => {
      const gone = rules.find((one) => one.ruleIdx === ruleIdx)
      if (!gone) return NOT_FOUND
      if ((version ?? gone.version) !== gone.version) return CHANGED_MEANWHILE({ version: gone.version })
      const effect = await effectOf(tx, rules, { gone })
      if (!('days' in effect)) return effect
      const keptIdx = await keep(tx, effect)
      await removeRow(tx, { ...RULE, recordIdx: ruleIdx }, { keptIdx })
      await audit(tx, { noun: 'opening-rule', recordIdx: ruleIdx, before: onWire(gone) })
      return { ruleIdx, version: gone.version, affectedDays: effect.days.length }
    }),

  undo: async ({ ruleIdx }, ctx) =>
    change(ctx, async (tx, rules) => {
      const key = { ...RULE, recordIdx: ruleIdx }
      const read = async () => rules.find((one) => one.ruleIdx === ruleIdx)
      const removal = await ownRemoval<{ keptIdx?: number }, sql.Row>(tx, key, read)
      if (isNo(removal)) return removal
      const { there, more } = removal
      if (there) return { ruleIdx, version: there.version, affectedDays: 0 }
      // A refusal takes it away again.
      await restoreRow(tx, key)
      if (more.keptIdx) await sql.remove(tx.sql, more.keptIdx)
      const after = await sql.all(tx)
      const rule = after.find((one) => one.ruleIdx === ruleIdx)!
      const others = after.filter((one) => one !== rule)
      const refused = await overlap(tx, others, rule)
      if (refused) return refused
      const days = affectedDays(await sql.sheetDays(tx.sql), {
        before: rules,
        after,
        memberTypes: [rule.memberType],
        zone: tx.club.zone,
      })
      return saved(tx, ruleIdx, { days }, rule)
    }),
}

const change = <T>(ctx: Context, work: (tx: Transaction, rules: sql.Row[]) => Promise<T>) =>
  write(ctx, async (tx) => {
    await sql.lock(tx)
    return work(tx, await sql.all(tx))
  })

/** What the rule was goes on for the days that keep it. @returns its number */
const keep = async (tx: Transaction, { kept, isOver }: Effect) => kept && sql.insert(tx, kept, isOver)

async function saved(tx: Transaction, ruleIdx: number, { days }: Pick<Effect, 'days'>, gone?: sql.Row) {
  const after = (await sql.all(tx)).find((one) => one.ruleIdx === ruleIdx)!
  await audit(tx, { noun: 'opening-rule', recordIdx: ruleIdx, before: gone && onWire(gone), after: onWire(after) })
  return { ruleIdx, version: after.version, affectedDays: days.length }
}
