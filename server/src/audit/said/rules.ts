import { BOARD_RULES } from './board-rules.ts'
import { CLUB_RULES } from './club-rules.ts'
import { DRAW_RULES } from './draw-rules.ts'
import { byKind, type Entry, fieldOf } from './entry.ts'
import { MEMBER_RULES } from './member-rules.ts'
import { PENALTY_RULES } from './penalty-rules.ts'
import type { Rule } from './rule.ts'
import { SHEET_RULES } from './sheet-rules.ts'

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  ...SHEET_RULES,
  ...PENALTY_RULES,
  ...DRAW_RULES,
  ...MEMBER_RULES,
  ...BOARD_RULES,
  ...CLUB_RULES,
}

/** Texts of all rules, for the test that compares them with the messages. */
export const ALL_RULES = Object.values(RULES).flat()

/** The first rule of the noun that fits. @param isOwn whether the doer is the person whom it is about */
export function ruleOf(entry: Entry, isOwn: boolean): Rule | undefined {
  const rules = Object.hasOwn(RULES, entry.noun) ? RULES[entry.noun]! : []
  return rules.find((rule) => fits(rule, entry, isOwn))
}

function fits(rule: Rule, entry: Entry, isOwn: boolean): boolean {
  const { before, after } = entry
  return [
    rule.after === undefined || after === rule.after,
    rule.state === undefined || fieldOf(after, 'state') === rule.state,
    rule.was === undefined || fieldOf(before, 'state') === rule.was,
    (rule.has ?? []).every((name) => fieldOf(after, name) != null),
    Object.entries(rule.with ?? {}).every(([name, value]) => fieldOf(after, name) === value),
    rule.isChange === undefined || rule.isChange === (before !== null),
    rule.isRemoval === undefined || rule.isRemoval === (before !== null && after === null),
    rule.isOwn === undefined || rule.isOwn === isOwn,
    rule.by === undefined || rule.by === byKind(entry),
    rule.call === undefined || rule.call === entry.call,
  ].every(Boolean)
}
