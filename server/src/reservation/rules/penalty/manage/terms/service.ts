import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/rules/penalty-rules'
import { PENALTY_RULES_FIRST, penaltyValues } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { TOO_SOON } from '@clubhouse/contract/terms'
import { historyOf } from '../../../../../office/history.ts'
import { audit } from '../../../../../platform/audit.ts'
import { type Context, Malformed, type Services } from '../../../../../platform/context.ts'
import { type Transaction, write } from '../../../../../platform/write.ts'
import { noticeOf } from '../../../../../terms/notice.ts'
import { type PenaltySet, rulesOn, setAfter, setOn } from '../../../../penalty-book-rules.ts'
import { changedValues, isStricter, ruleFault, withRules } from './rules.ts'
import * as sql from './sql.ts'

export const penaltyRules: Services<typeof contract.penaltyRules> = {
  read: async (_, ctx) => shown(ctx, await sql.kept(ctx.sql)),
  history: historyOf(history),

  change: async ({ rules: given, version, effectiveDate }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.lock(tx.sql)
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const { today, earliest } = await noticeOf(tx.sql)
      const now = rulesOn(before.sets, today)
      const next = setAfter(before.sets, today)
      const was = next?.rules ?? now
      const wrong = ruleFault(was, given)
      if (wrong) return new Malformed(wrong)
      const rules = withRules(was, given)
      // What was announced is withdrawn when the rules in force are to stay, which needs no notice.
      const isKept = changedValues(now, rules).length === 0
      const after = isKept ? undefined : { from: effectiveDate, rules }
      if (isSame(next, after)) return shown(tx, before)
      const first = earliest(isStricter(now, rules))
      if (after && effectiveDate < first) return TOO_SOON({ earliest: first })
      const past = before.sets.filter(({ from }) => from <= today && from !== after?.from)
      const saved = await sql.keep(tx.sql, after ? [...past, after] : past)
      await note(tx, next ?? { from: undefined, rules: now }, after ?? { from: undefined, rules: now })
      return shown(tx, saved)
    }),
}

const isSame = (next: PenaltySet | undefined, after: PenaltySet | undefined): boolean =>
  next?.from === after?.from && (!next || !after || changedValues(next.rules, after.rules).length === 0)

async function shown(ctx: Context, { sets, version }: sql.Kept) {
  const { today, earliest } = await noticeOf(ctx.sql)
  const next = setAfter(sets, today)
  return {
    rules: [...rulesOn(sets, today)],
    effectiveDate: setOn(sets, today)?.from ?? null,
    next: next ? { rules: [...next.rules], effectiveDate: next.from } : null,
    defaults: [...PENALTY_RULES_FIRST],
    earliest: { milder: earliest(false), stricter: earliest(true) },
    version,
  }
}

interface Noted {
  from: string | undefined
  rules: PenaltySet['rules']
}

/** The values that change, and the day from which they hold. */
async function note(tx: Transaction, was: Noted, is: Noted): Promise<void> {
  const changed = changedValues(was.rules, is.rules)
  const entry = ({ from, rules }: Noted) => {
    const values = penaltyValues(rules)
    return { effectiveDate: from ?? null, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }
  }
  await audit(tx, { noun: 'penalty-rule', recordIdx: tx.club.clubIdx, before: entry(was), after: entry(is) })
}
