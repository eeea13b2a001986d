import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { type ManagedRule, missingNumber, numbersOf } from '@clubhouse/contract/reservation/rules/opening'
import { type Context, Malformed } from '../../../../platform/context.ts'
import { dateIn } from '../../../../platform/date-in.ts'
import { unknownCode } from '../../price/unknown-code.ts'
import type { Terms } from './change-rules.ts'
import * as sql from './sql.ts'

export type Input = ParsedInputOf<typeof contract.opening.create>
type Tried = ParsedInputOf<typeof contract.opening.simulate>['rules'][number]

export const onWire = ({ fromDate: from, toDate: to, ...rule }: sql.Row): ManagedRule => ({ ...rule, from, to })

/** A rule with the numbers of its pattern only. */
export function termsOf(rule: Tried, from: string, to: string | null = null): Terms {
  return {
    ...{ memberType: rule.memberType, dayClass: rule.dayClass, courseIdx: rule.courseIdx ?? null },
    ...{ part: rule.part ?? null, pattern: rule.pattern, time: rule.time, w05: rule.w05 },
    ...numbersOf(rule),
    ...{ quotaDay: rule.quotaDay ?? null, quotaMonth: rule.quotaMonth ?? null, fromDate: from, toDate: to },
  }
}

export const ruleIn = ({ from, to, ...rule }: Input): Terms => termsOf(rule, from, to)

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
  // Its days open at no instant before which members could join.
  if (rule.w05 === 'L' && rule.pattern === 'MANUAL') return new Malformed('w05')
  const today = dateIn(clock.now(), club.zone)
  return to != null && (to < from || to < today) ? new Malformed('to') : undefined
}
