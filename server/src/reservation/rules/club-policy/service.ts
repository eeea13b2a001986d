import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/rules/club-policy'
import { IN_EFFECT, POLICIES_FIRST, type PolicyName } from '@clubhouse/contract/reservation/rules/policies'
import { historyOf } from '../../../office/history.ts'
import { audit } from '../../../platform/audit.ts'
import { Malformed, type Services } from '../../../platform/context.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { own, policyFault, type Values } from './rules.ts'
import * as sql from './sql.ts'

export const clubPolicy: Services<typeof contract.clubPolicy> = {
  read: async ({ name }, ctx) => shown(name, await sql.setting(ctx.sql, name)),
  history: historyOf(history),

  change: async ({ name, values, version }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.lockSetting(tx.sql, name)
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const was: Values = { ...POLICIES_FIRST[name], ...before.values }
      const is = { ...was, ...values }
      const wrong = policyFault(name, is)
      if (wrong) return new Malformed(`values.${wrong}`)
      const changed = Object.keys(is).filter((field) => was[field] !== is[field])
      if (changed.length === 0) return shown(name, before)
      const after = await sql.changeSetting(tx.sql, name, own(name, is))
      await note(tx, name, { changed, was, is })
      return shown(name, after)
    }),
}

const shown = (name: PolicyName, { values, version }: sql.Setting) => ({
  values: { ...POLICIES_FIRST[name], ...values },
  defaults: POLICIES_FIRST[name],
  version,
})

/** All policies have one record. The values of those in effect have names of their own; the others' may be the same. */
async function note(tx: Transaction, name: PolicyName, change: { changed: string[]; was: Values; is: Values }) {
  const isInEffect = IN_EFFECT.some((one) => one === name)
  const entry = (from: Values) =>
    Object.fromEntries(change.changed.map((field) => [isInEffect ? field : `${name}.${field}`, from[field]]))
  await audit(tx, {
    noun: 'club-rule',
    recordIdx: tx.club.clubIdx,
    before: entry(change.was),
    after: entry(change.is),
  })
}
