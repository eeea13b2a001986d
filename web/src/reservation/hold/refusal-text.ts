import { counted } from '@clubhouse/contract/counted'
import type { CallFail } from '../../api/call-fail'
import { wordsOf } from '../../api/show-fail'
import type { Say } from '../../language/use-text'

interface Refused {
  code: string
  vars: Record<string, unknown>
}

/** Refusals whose text depends on their values. */
const VARIANTS: Record<string, (vars: Record<string, unknown>) => string | undefined> = {
  NOT_OPEN: ({ opensAt }) => (opensAt ? undefined : 'NOT_OPEN_YET'),
  QUOTA_MONTH: ({ dayClass }) => dayClass && `QUOTA_MONTH_${dayClass}`,
  GUEST_LIMIT: ({ which }) => (which ? 'GUEST_LIMIT_SAME' : undefined),
  EXTEND_LIMIT: ({ from, left }) => (from && left ? 'EXTEND_EARLY' : undefined),
  DRAW_ONLY: ({ opensAt }) => (opensAt ? 'DRAW_ONLY_OPENS' : undefined),
} as Record<string, (vars: Record<string, unknown>) => string | undefined>

/** The text of a refusal. */
export function refusalText(t: Say, { code, vars }: Refused): string {
  return t(`reservation.${VARIANTS[code]?.(vars) ?? code}`, counted(vars))
}

/** The same for a failed call; other failures have their own text. */
export function failText(t: Say, fail: CallFail): string {
  const isOurs = fail.isRefusal && fail.msgCode?.startsWith('reservation.')
  return isOurs ? refusalText(t, { code: fail.code, vars: fail.msgVar }) : wordsOf(fail)
}
