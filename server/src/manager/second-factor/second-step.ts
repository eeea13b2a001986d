import { SECOND_FACTOR } from '@clubhouse/contract/session'
import type { Context } from '../../platform/context.ts'
import { hashTicket, newTicket } from '../../platform/ticket.ts'
import { write } from '../../platform/write.ts'
import { TICKET_MINUTES } from './rules.ts'
import * as sql from './sql.ts'

/** The question for the second step; undefined for a manager without a second factor. */
export async function secondStep(
  ctx: Context,
  { adminIdx, hasFactor }: { adminIdx: number | null; hasFactor: boolean },
  keep: boolean,
) {
  if (adminIdx === null || !hasFactor) return undefined
  const { hasApp, passkeys, recoveryLeft } = await sql.factors(ctx.sql, adminIdx)
  const ticket = newTicket()
  // Committed first, because the refusal would roll it back.
  await write(ctx, (tx) => sql.addTicket(tx.sql, hashTicket(ticket), adminIdx, keep, TICKET_MINUTES))
  const kinds = [hasApp && 'APP', passkeys > 0 && 'PASSKEY', recoveryLeft > 0 && 'RECOVERY'].filter((kind) => !!kind)
  return SECOND_FACTOR({ ticket, kinds: kinds as string[] })
}
