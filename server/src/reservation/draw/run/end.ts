import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { revoke as revokeCall } from '@clubhouse/contract/reservation/draw/draw-manage'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { wake } from '../../standby/freed/release.ts'
import { type DrawRow, lockDraw } from '../rows.ts'
import * as sql from './sql.ts'
import { refusedState, step, type Wanted } from './step.ts'
import { tell, tellManagers } from './tell.ts'

/**
 * Ends a draw that has no result, in its step’s transaction. It stays visible, nobody’s tickets change, and its tee times
 * join the leftovers.
 */
export async function failed(tx: Transaction, row: DrawRow, code: 'VALUE' | 'CHECK' | 'LATE'): Promise<void> {
  const { drawIdx } = row
  await sql.fail(tx.sql, drawIdx, code)
  await audit(tx, { noun: 'draw', recordIdx: drawIdx, after: { state: 'FAILED', failCode: code } })
  await giveUp(tx, row)
  await tellManagers(tx, row, code)
}

/** Revokes a draw that is not published, with a reason that everyone reads. */
export async function revoke(ctx: Context, input: ParsedInputOf<typeof revokeCall>) {
  const foreign = foreignLanguage(input.translated, ctx.club)
  if (foreign) return new Malformed(foreign)
  return write(ctx, async (tx) => {
    const row = await lockDraw(tx.sql, input.drawIdx, tx.lang)
    if (!row) return NOT_FOUND
    const refused = refusedState(row, input, ['PLANNED', 'OPEN', 'CLOSED', 'DRAWN'])
    if (refused) return refused
    const { drawIdx, state } = row
    const said = { ...(row.translated as Record<string, Record<string, string>>) }
    for (const [lang, words] of Object.entries(saidWords(input.translated))) said[lang] = { ...said[lang], ...words }
    await sql.revoke(tx.sql, drawIdx, input.reason, said)
    await audit(tx, {
      noun: 'draw',
      recordIdx: drawIdx,
      before: { state },
      after: { state: 'REVOKED' },
      reason: input.reason,
    })
    await giveUp(tx, row)
    return drawIdx
  })
}

async function giveUp(tx: Transaction, { drawIdx, settleAt }: DrawRow): Promise<void> {
  await sql.endEntries(tx.sql, drawIdx)
  await tell(tx, drawIdx, 'ENDED', 'ENDED')
  await sql.backToShare(tx.sql, drawIdx)
  if (Temporal.Instant.compare(tx.clock.now(), settleAt) >= 0) await free(tx, drawIdx)
}

/** Frees what a draw has left: who stands by comes first, then everyone. */
async function free(tx: Transaction, drawIdx: number): Promise<{ released: number; offered: number }> {
  const left = await sql.freeLeft(tx.sql, drawIdx)
  await sql.settled(tx.sql, drawIdx)
  const offered = await wake(tx, left)
  await audit(tx, { noun: 'draw', recordIdx: drawIdx, after: { released: left.length, offered } })
  return { released: left.length, offered }
}

/** Releases what was not won, or was not taken up, once its time has come. */
export const settle = (ctx: Context, wanted: Wanted) =>
  step(ctx, wanted, { from: ['PUBLISHED'], at: ({ settleAt }) => settleAt }, (tx, { drawIdx }) => free(tx, drawIdx))

/** The same for a draw that ended without a result, by the job. */
export const freeEnded = (ctx: Context, wanted: Wanted) =>
  step(ctx, wanted, { from: ['REVOKED', 'FAILED'], at: ({ settleAt }) => settleAt }, async (tx, row) =>
    row.settledAt === null ? free(tx, row.drawIdx) : { released: 0, offered: 0 },
  )
