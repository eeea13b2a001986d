import { RATE_LIMIT } from '@clubhouse/contract/fail'
import type { Context } from './context.ts'
import type { LimitName } from './limits.ts'

/** Spends from a limit. @returns the refusal that says when to try again; nothing to go ahead */
export async function refusedTooOften(
  { limits, clock }: Pick<Context, 'limits' | 'clock'>,
  name: LimitName,
  who: string,
) {
  const waitMs = await limits.spend(name, who)
  if (waitMs > 0) return RATE_LIMIT({ retryAt: clock.now().add({ milliseconds: Math.round(waitMs) }) })
}
