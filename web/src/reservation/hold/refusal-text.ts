import { counted } from '@clubhouse/contract/counted'
import type { CallFail } from '../../api/call-fail'
import { wordsOf } from '../../api/tell-fail'
import type { Say } from '../../language/use-text'

interface Refused {
  code: string
  vars: Record<string, unknown>
}

/** Refusals whose sentence depends on their values. */
const VARIANTS: Record<string, (vars: Record<string, unknown>) => string | undefined> = {
  NOT_OPEN: ({ opensAt }) => (opensAt ? undefined : 'NOT_OPEN_YET'),
  QUOTA_MONTH: ({ dayClass }) => dayClass && `QUOTA_MONTH_${dayClass}`,
  GUEST_LIMIT: ({ which }) => (which ? 'GUEST_LIMIT_SAME' : undefined),
  EXTEND_LIMIT: ({ from, left }) => (from && left ? 'EXTEND_EARLY' : undefined),
  DRAW_ONLY: ({ opensAt }) => (opensAt ? 'DRAW_ONLY_OPENS' : undefined),
} as Record<string, (vars: Record<string, unknown>) => string | undefined>

const said = ({ code, vars }: Refused) => ({
  key: `reservation.${VARIANTS[code]?.(vars) ?? code}`,
  vars: counted(vars),
})

/** What a refusal says: what, why, and when it changes. */
export function refusalText(t: Say, refused: Refused): string {
  const { key, vars } = said(refused)
  return t(key, vars)
}

/** The same of a failed call of the reservation, to be said of a field. */
export const refusalSaid = ({ code, msgVar }: CallFail) => said({ code, vars: msgVar })

/** The same for a failed call; what is no refusal of the reservation speaks for itself. */
export function failText(t: Say, fail: CallFail): string {
  const isOurs = fail.isRefusal && fail.msgCode?.startsWith('reservation.')
  return isOurs ? refusalText(t, { code: fail.code, vars: fail.msgVar }) : wordsOf(fail)
}
