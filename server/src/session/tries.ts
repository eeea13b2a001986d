import { LOCKED } from '@clubhouse/contract/session'
import type { Context } from '../platform/context.ts'
import * as sql from './attempts-sql.ts'
import { lockMinutes, untilRepeats } from './rules.ts'

const LOCKS = untilRepeats(lockMinutes)

/**
 * Counts an attempt under a name. @param locks minutes of lock after 1, 2, 3 … attempts
 * @returns how many there were, or the refusal while it is locked
 */
export async function takeTry(ctx: Context, counter: string, locks = LOCKS) {
  return (await sql.takeTry(ctx.sql, counter, locks)) ?? lockedNow(ctx, counter)
}

export async function lockedNow({ sql: db, clock }: Context, counter: string) {
  return LOCKED({ until: (await sql.lockedUntil(db, counter)) ?? clock.now() })
}

export const forgetTries = ({ sql: db }: Context, counter: string) => sql.forget(db, counter)
