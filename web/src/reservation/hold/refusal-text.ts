import { counted } from '@clubhouse/contract/counted'
import { CallFail } from '../../api/call-fail'
import { wordsOf } from '../../api/show-fail'
import type { TextKey } from '../../language/text-key'
import type { Say } from '../../language/use-text'

interface Refused {
  code: string
  vars: Record<string, unknown>
}

/** Deadlines of groups for a season, and how their texts are called. */
const GROUP_RULES = new Map<unknown, string>([
  ['team-form', 'TEAM_FORM'],
  ['team-skip', 'TEAM_SKIP'],
  ['team-reduce', 'TEAM_REDUCE'],
  ['team-cancel', 'TEAM_CANCEL'],
  ['team-pairing', 'TEAM_PAIRING'],
])

/** Refusals whose text depends on their values. */
const VARIANTS: Record<string, (vars: Record<string, unknown>) => string | undefined> = {
  NOT_OPEN: ({ opensAt }) => (opensAt ? undefined : 'NOT_OPEN_YET'),
  COOLDOWN: ({ why }) => (why === 'EXPIRED' ? undefined : `COOLDOWN_${why}`),
  QUOTA_MONTH: ({ dayClass }) => dayClass && `QUOTA_MONTH_${dayClass}`,
  GUEST_LIMIT: ({ period, before }) => (before ? 'GUEST_LIMIT_MORNING' : period && `GUEST_LIMIT_SAME_${period}`),
  EXTEND_LIMIT: ({ from, left }) => (from && left ? 'EXTEND_EARLY' : undefined),
  HOLD_LIMIT: ({ date }) => (date ? 'HOLD_LIMIT_NAMED' : undefined),
  PAST_DEADLINE: ({ rule }) => `PAST_DEADLINE_${GROUP_RULES.get(rule) ?? String(rule).toUpperCase()}`,
  COUPON_NOT_USABLE: ({ why }) => why && `COUPON_NOT_USABLE_${why}`,
  PLAYER_ALREADY_BOOKED: ({ draw, time, bookedBy }) => {
    if (draw) return 'PLAYER_ALREADY_BOOKED_DRAW'
    if (bookedBy) return 'PLAYER_ALREADY_BOOKED_WITH'
    return time ? 'PLAYER_ALREADY_BOOKED_OWN' : undefined
  },
  DRAW_ONLY: ({ opensAt }) => (opensAt ? 'DRAW_ONLY_OPENS' : undefined),
} as Record<string, (vars: Record<string, unknown>) => string | undefined>

const said = ({ code, vars }: Refused) => ({
  // Every refusal of the reservation has a text of its name.
  key: `reservation.${VARIANTS[code]?.(vars) ?? code}` as TextKey,
  vars: counted(vars),
})

export function refusalText(t: Say, refused: Refused): string {
  const { key, vars } = said(refused)
  return t(key, vars)
}

/** The same for a field of a form. */
export const refusalSaid = ({ code, msgVar }: CallFail) => said({ code, vars: msgVar })

/** The same for a failed call; other failures have their own text. */
export function failText(t: Say, fail: CallFail): string {
  const isOurs = fail.isRefusal && fail.msgCode?.startsWith('reservation.')
  return isOurs ? refusalText(t, { code: fail.code, vars: fail.msgVar }) : wordsOf(fail)
}

/** What a call refuses, in words; nothing once it is done. */
export const refusalOf = (t: Say, sent: Promise<unknown>): Promise<string | undefined> =>
  sent.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof CallFail)) throw error
      return failText(t, error)
    },
  )
