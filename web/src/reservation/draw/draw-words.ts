import type { Draw, DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import type { Say } from '../../language/use-text'

type Tone = 'wait' | 'good' | 'bad' | 'off'

export const DRAW_TONES: Readonly<Record<Draw['state'], Tone>> = {
  PLANNED: 'wait',
  OPEN: 'good',
  CLOSED: 'wait',
  DRAWN: 'wait',
  PUBLISHED: 'good',
  SETTLED: 'off',
  REVOKED: 'bad',
  FAILED: 'bad',
}

export const ENTRY_TONES: Readonly<Record<DrawEntry['state'], Tone>> = {
  SUBMITTED: 'good',
  WITHDRAWN: 'off',
  INELIGIBLE: 'bad',
  FROZEN: 'wait',
  WON: 'good',
  RELEASED: 'off',
  NOT_TAKEN: 'bad',
  LOST: 'off',
  STANDBY: 'wait',
  ENDED: 'off',
}

/** The result of an entry so far. One that ended without a number was in a draw that was revoked or failed. */
export function stateWord({ state, slot, place }: Pick<DrawEntry, 'state' | 'slot' | 'place'>, t: Say): string {
  if (state === 'WON' && slot) return t('draw.WON_TIME', { ...slot })
  return t(state === 'ENDED' && place == null ? 'draw.ENTRY_NO_RESULT' : `draw.ENTRY_${state}`)
}

/**
 * What comes next in a draw; undefined where nothing does. Who took part and won nothing has nothing to release.
 * @param mine own entries
 */
export function nextStep(
  draw: Draw,
  now: number | null,
  t: Say,
  mine: readonly Pick<DrawEntry, 'state'>[] = [],
): string | undefined {
  const { state, openAt, closeAt, drawAt, publishAt, releaseUntil, settleAt } = draw
  switch (state) {
    case 'PLANNED':
      return t('draw.NEXT_OPEN', { at: openAt })
    case 'OPEN':
      return t('draw.NEXT_CLOSE', { at: closeAt })
    case 'CLOSED':
      return t('draw.NEXT_DRAW', { at: drawAt })
    case 'DRAWN':
      return t('draw.NEXT_PUBLISH', { at: publishAt })
    case 'PUBLISHED':
      return now !== null &&
        now < Date.parse(releaseUntil) &&
        (mine.length === 0 || mine.some((entry) => entry.state === 'WON'))
        ? t('draw.NEXT_RELEASE', { at: releaseUntil })
        : t('draw.NEXT_SETTLE', { at: settleAt })
    default:
      return undefined
  }
}

/** Whether its results are there to be read. */
export const hasResults = ({ state }: Pick<Draw, 'state'>): boolean => state === 'PUBLISHED' || state === 'SETTLED'

/** Whether a bundle has this entry: it was there at the close, and could take part. */
export const wasFrozen = ({ state }: Pick<DrawEntry, 'state'>): boolean =>
  !['SUBMITTED', 'WITHDRAWN', 'INELIGIBLE'].includes(state)

const WHYS = ['SUSPENDED', 'TYPE_NOT_ALLOWED', 'QUOTA_MONTH', 'MIN_PLAYERS', 'PLAYER_ALREADY_BOOKED'] as const

/** Why an entry could not take part, or could not be booked. @param code of a refusal */
export function whyNot(code: string, t: Say): string {
  const why = WHYS.find((one) => one === code)
  return t(why ? `draw.WHY_${why}` : 'draw.WHY_OTHER')
}

/** On a usual server. Source: docs/measured.md, the slow function. */
const STEPS_A_MINUTE = 40_000

/** About how many minutes the slow function takes, at least one. */
export const slowMinutes = (steps: number): number => Math.max(1, Math.round(steps / STEPS_A_MINUTE))
