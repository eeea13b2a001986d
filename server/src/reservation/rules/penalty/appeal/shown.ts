import type { Appeal } from '@clubhouse/contract/reservation/rules/penalty'
import { withUrls } from '../../../../inquiry/files.ts'
import { appealsAgainst } from '../../../../inquiry/rows.ts'
import type { Context } from '../../../../platform/context.ts'

/** Penalties with their appeals. Give them only to those who may read the penalties. */
export async function withAppeals<P extends { penaltyIdx: number }>(
  penalties: readonly P[],
  ctx: Context,
): Promise<(P & { appeal: ShownAppeal | null })[]> {
  const found = await appealsAgainst(
    ctx.sql,
    penalties.map(({ penaltyIdx }) => penaltyIdx),
  )
  const byPenalty = new Map(found.map(({ penaltyIdx, ...appeal }) => [penaltyIdx, appeal]))
  return penalties.map((penalty) => {
    const appeal = byPenalty.get(penalty.penaltyIdx)
    if (!appeal) return { ...penalty, appeal: null }
    return { ...penalty, appeal: { ...appeal, files: withUrls(appeal.files, ctx) } }
  })
}

type ShownAppeal = Omit<Appeal, 'at' | 'answeredAt'> & { at: Temporal.Instant; answeredAt: Temporal.Instant | null }
