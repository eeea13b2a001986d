import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { teeTimes } from '@clubhouse/contract/member/record'
import type { Context } from '../../../platform/context.ts'
import * as sql from './sql.ts'

export { typeEffects } from './type-effects.ts'

/** The tee times of a member, for managers. */
export const teeTimesOf = (filter: ParsedInputOf<typeof teeTimes>, ctx: Context) =>
  sql.teeTimesOf(ctx.sql, filter, ctx.lang)
