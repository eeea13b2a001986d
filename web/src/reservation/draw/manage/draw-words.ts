import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import type { Say } from '../../../language/use-text'
import { ENTRY_TONES as MEMBER_TONES, DRAW_TONES as SHOWN_TONES } from '../draw-words'

/** For managers a draw that is only planned asks for nothing yet. */
export const DRAW_TONES = { ...SHOWN_TONES, PLANNED: 'off' } as const

/** For managers an entry waits until it is drawn, and a time that was not taken is over. */
export const ENTRY_TONES = { ...MEMBER_TONES, SUBMITTED: 'wait', NOT_TAKEN: 'off' } as const

export type Step = 'open' | 'close' | 'draw' | 'publish' | 'settle'

/** The step that comes next and when it is due; none once a draw has ended. */
export function nextOf(draw: Draw): { step: Step; at: string } | undefined {
  switch (draw.state) {
    case 'PLANNED':
      return { step: 'open', at: draw.openAt }
    case 'OPEN':
      return { step: 'close', at: draw.closeAt }
    case 'CLOSED':
      return { step: 'draw', at: draw.drawAt }
    case 'DRAWN':
      return { step: 'publish', at: draw.publishAt }
    case 'PUBLISHED':
      return { step: 'settle', at: draw.settleAt }
    default:
      return undefined
  }
}

/** Whether staff may read the wishes, which they may from the close on; nothing of a draw that ended before it. */
export function wishesWord({ entriesRoot, state }: Pick<Draw, 'entriesRoot' | 'state'>) {
  if (entriesRoot != null) return 'WISHES_SHOWN'
  return state === 'PLANNED' || state === 'OPEN' ? 'WISHES_HIDDEN' : undefined
}

/** Before its result is published. */
export const mayBeRevoked = ({ state }: Pick<Draw, 'state'>): boolean =>
  state === 'PLANNED' || state === 'OPEN' || state === 'CLOSED' || state === 'DRAWN'

/** What comes next, and whether a job does it: nobody but managers can type the numbers of a public draw. */
export function nextWords(draw: Draw, t: Say, instant: (at: string) => string): string | undefined {
  const next = nextOf(draw)
  if (!next) return undefined
  const at = instant(next.at)
  if (next.step === 'draw' && draw.seed.mode === 'numbers') return t('draw-manage.NEXT_NUMBERS', { at })
  return t(`draw-manage.NEXT_${next.step}`, { at })
}

export interface Ruleset {
  base: number
  perMiss: number
  perWin: number
  max: number
  tierFrom: number
}

/** The rules of chance, a sentence each. */
export const rulesWords = ({ base, perMiss, perWin, max, tierFrom }: Ruleset, t: Say): string[] => [
  t('draw-manage.RULE_BASE', { count: base }),
  t('draw-manage.RULE_MISS', { count: perMiss }),
  t('draw-manage.RULE_WIN', { count: perWin }),
  t('draw-manage.RULE_MAX', { count: max }),
  t('draw-manage.RULE_TIER', { count: tierFrom }),
]

export const drawnWords = (t: Say, won: number, lost: number): string =>
  `${t('draw-manage.DONE_draw', { count: won })} ${t('draw-manage.DONE_lost', { count: lost })}`
