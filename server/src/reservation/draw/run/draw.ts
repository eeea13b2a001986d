import type { ParsedInputOf } from '@clubhouse/contract/call'
import { BEACON_TOO_EARLY, BEACON_WRONG, type draw as drawCall } from '@clubhouse/contract/reservation/draw/draw-manage'
import { audit } from '../../../platform/audit.ts'
import { type Context, NOT_FOUND } from '../../../platform/context.ts'
import { inThread } from '../../../platform/thread.ts'
import { firstAnswer, isNo, refuseBefore } from '../../../platform/write.ts'
import { type DrawRow, draw as drawRow } from '../rows.ts'
import type { Drawn, DrawWork } from './draw-thread.ts'
import { failed } from './end.ts'
import { slowValue } from './slow.ts'
import * as sql from './sql.ts'
import { refusedStep, step, type Wanted } from './step.ts'
import { beaconSeed, numbersSeed, type Value } from './value.ts'

const WHEN = { from: ['CLOSED'], at: ({ drawAt }: DrawRow) => drawAt } as const
/** Two thousand entries take well under a second; a check of the slow function a few more. */
const LIMITS = { seconds: 120, heapMb: 512 }

/** Draws by a manager, with what the mode needs. @returns the draw’s number */
export async function draw(ctx: Context, input: ParsedInputOf<typeof drawCall>) {
  const earlier = await firstAnswer(ctx)
  if (earlier !== undefined) return earlier as number
  const row = await drawRow(ctx.sql, input.drawIdx, ctx.lang)
  if (!row) return NOT_FOUND
  const refused = refusedStep(row, input, WHEN, ctx.clock.now())
  if (refused) return refuseBefore(ctx, refused)
  if (row.seedMode === 'numbers') return drawByNumbers(ctx, row, input)
  const value = await (row.seedMode === 'beacon' ? beaconSeed(ctx, row, input.signature) : slowSeed(ctx, row))
  return isNo(value) ? refuseBefore(ctx, value) : drawWith(ctx, input, value)
}

/** Draws with a signature that a member’s browser brings. */
export async function bring(ctx: Context, { drawIdx, signature }: { drawIdx: number; signature: string }) {
  const row = await drawRow(ctx.sql, drawIdx, ctx.lang)
  if (row?.seedMode !== 'beacon') return NOT_FOUND
  const refused = refusedStep(row, { drawIdx }, WHEN, ctx.clock.now())
  if (refused?.code === 'WRONG_STATE') return refused
  const value = await beaconSeed(ctx, row, signature)
  return isNo(value) ? value : drawWith(ctx, { drawIdx }, value)
}

/**
 * Draws by the job, as soon as the value is there. Without one at the time of publishing the draw has failed, for all
 * to see; who asks later cannot make it succeed.
 */
export async function drawIfPossible(ctx: Context, wanted: Wanted) {
  const row = await drawRow(ctx.sql, wanted.drawIdx, ctx.lang)
  if (!row) return NOT_FOUND
  const refused = refusedStep(row, wanted, WHEN, ctx.clock.now())
  if (refused) return refused
  const { seedMode } = row
  const value =
    seedMode === 'beacon' ? await beaconSeed(ctx, row) : seedMode === 'slow' ? await slowSeed(ctx, row) : undefined
  if (value && !isNo(value)) return drawWith(ctx, wanted, value)
  return step(ctx, wanted, { ...WHEN, at: ({ publishAt }) => publishAt }, async (tx, locked) => {
    await failed(tx, locked, 'VALUE')
    return locked.drawIdx
  })
}

async function slowSeed(ctx: Context, row: DrawRow) {
  const value = await slowValue(ctx, row)
  return value === undefined ? BEACON_TOO_EARLY({ at: row.publishAt }) : ({ mode: 'slow', value } satisfies Value)
}

/**
 * Two managers type the numbers, each without seeing what the other typed. What differs is kept all the same: either may
 * be wrong, and types again. @param input the numbers as the post names them, without its name
 */
async function drawByNumbers(ctx: Context, row: DrawRow, input: ParsedInputOf<typeof drawCall>) {
  const { drawIdx } = row
  const { frozen } = (await sql.bundleOf(ctx.sql, drawIdx))!
  const seed = numbersSeed(ctx, frozen.post.seed, row.closedAt!, input.value)
  if (isNo(seed)) return refuseBefore(ctx, seed)
  const { value } = seed
  // Kept whatever comes of it, so the answer is not kept with it.
  const found = await step({ ...ctx, idempotency: undefined }, input, WHEN, async (tx) => {
    await audit(tx, { noun: 'draw', recordIdx: drawIdx, after: 'typed' })
    return sql.typed(tx.sql, { drawIdx, adminIdx: ctx.who!.adminIdx!, value })
  })
  if (isNo(found)) return found
  if (found.same) return drawWith(ctx, input, seed)
  return found.other ? refuseBefore(ctx, BEACON_WRONG({ why: 'DIFFERS' })) : drawIdx
}

/**
 * Computes the result and checks the whole bundle before it is written, in a thread of its own. It follows from what was
 * frozen and from the value, so two processes compute the same, and one of them writes it. @returns the draw’s number
 */
async function drawWith(ctx: Context, wanted: Wanted, seed: Value) {
  const { drawIdx } = wanted
  const bundle = await sql.bundleOf(ctx.sql, drawIdx)
  const work: DrawWork = { frozen: bundle!.frozen, seed }
  const { drawn, findings } = await inThread<Drawn>(new URL('./draw-thread.ts', import.meta.url), work, LIMITS)
  return step(ctx, wanted, WHEN, async (tx, row) => {
    if (findings.length > 0) {
      ctx.log.warn({ drawIdx, finding: findings[0] }, 'the check of a draw disagrees')
      await failed(tx, row, 'CHECK')
      return drawIdx
    }
    await sql.drawn(tx.sql, drawIdx, drawn)
    await audit(tx, {
      noun: 'draw',
      recordIdx: drawIdx,
      before: { state: 'CLOSED' },
      after: { state: 'DRAWN', value: seed.value },
    })
    return drawIdx
  })
}

/** Entries that won a tee time and that did not, once it is drawn. */
export async function counts(ctx: Context, drawIdx: number): Promise<{ won: number; lost: number }> {
  const places = (await sql.bundleOf(ctx.sql, drawIdx))?.drawn?.result.dates.flatMap((date) => date.places) ?? []
  const won = places.filter(({ slotIdx }) => slotIdx !== undefined).length
  return { won, lost: places.length - won }
}
