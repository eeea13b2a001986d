import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { ManagedRule } from '@clubhouse/contract/reservation/rules/opening'
import { type Context, Malformed } from '../../../../platform/context.ts'
import { dateIn } from '../../../../platform/date-in.ts'
import { unknownCode } from '../../price/unknown-code.ts'
import type { Terms } from './change-rules.ts'
import * as sql from './sql.ts'

export type Input = ParsedInputOf<typeof contract.opening.create>
type Tried = ParsedInputOf<typeof contract.opening.simulate>['rules'][number]

export const onWire = ({ fromDate: from, toDate: to, ...rule }: sql.Row): ManagedRule => ({ ...rule, from, to })

/** A rule with the numbers of its pattern only. */
export function termsOf({ pattern, ...rule }: Tried, from: string, to: string | null = null): Terms {
  const { days = null, weeks = null, weekday = null, dayOfMonth = null } = rule
  return {
    ...{ memberType: rule.memberType, dayClass: rule.dayClass, courseIdx: rule.courseIdx ?? null },
    ...{ part: rule.part ?? null, pattern, time: rule.time, w05: rule.w05 },
    days: pattern === 'ROLLING' ? days : null,
    weeks: pattern === 'WEEKLY' ? weeks : null,
    weekday: pattern === 'WEEKLY' ? weekday : null,
    dayOfMonth: pattern === 'MONTHLY' ? dayOfMonth : null,
    ...{ quotaDay: rule.quotaDay ?? null, quotaMonth: rule.quotaMonth ?? null, fromDate: from, toDate: to },
  }
}

export const ruleIn = ({ from, to, ...rule }: Input): Terms => termsOf(rule, from, to)

const NUMBERS = { ROLLING: ['days'], WEEKLY: ['weeks', 'weekday'], MONTHLY: ['dayOfMonth'], MANUAL: [] } as const

/** The number that the pattern of a rule needs and that it lacks. */
export const missingNumber = (rule: Tried) => NUMBERS[rule.pattern].find((field) => rule[field] == null)

/** The first field of a rule that cannot be saved. */
export async function wrongField(
  { sql: db, clock, club }: Pick<Context, 'sql' | 'clock' | 'club'>,
  rule: Input,
): Promise<Malformed | undefined> {
  const { memberType, part = null, courseIdx, from, to } = rule
  const unknown = await unknownCode(db, {
    memberType: { group: '702', key: memberType },
    part: { group: '218', key: part },
  })
  if (unknown) return new Malformed(unknown)
  if (courseIdx != null && !(await sql.hasCourse(db, courseIdx))) return new Malformed('courseIdx')
  const missing = missingNumber(rule)
  if (missing) return new Malformed(missing)
  const today = dateIn(clock.now(), club.zone)
  return to != null && (to < from || to < today) ? new Malformed('to') : undefined
}
