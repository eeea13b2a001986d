import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Say, useFormat } from '../language/use-text'

/** The state of a day in a word: free count, draw, opening time or nothing available. @param isOwn of the reader, not of all */
export function dayWords(
  day: CalendarDay,
  isOwn: boolean,
  t: Say,
  format: Pick<ReturnType<typeof useFormat>, 'instant'>,
): string {
  const free = freeOf(day)
  switch (day.state) {
    case 'OPEN':
      return free > 0 ? t('home.FREE', { count: free }) : fullWords(day, t)
    case 'NOT_OPEN':
      return day.opensAt
        ? t(isOwn ? 'home.OPENS_OWN' : 'home.OPENS', { at: format.instant(day.opensAt) })
        : t('home.NOT_OPEN')
    case 'DRAW_OPEN':
    case 'DRAW_CLOSED':
    case 'DRAW_RESULT':
      return t(`home.${day.state}`)
    case 'SUSPENDED_MEMBER':
      return t('home.SUSPENDED')
    case 'FULL':
    case 'FULL_STANDBY':
      return fullWords(day, t)
    default:
      return t('home.CLOSED')
  }
}

export function dayTone({ state }: CalendarDay): 'open' | 'draw' | 'later' | 'none' {
  if (state === 'OPEN') return 'open'
  if (state.startsWith('DRAW')) return 'draw'
  return state === 'NOT_OPEN' ? 'later' : 'none'
}

const fullWords = ({ waiting }: CalendarDay, t: Say) =>
  waiting ? t('home.FULL_WAITING', { n: waiting }) : t('home.FULL')

const freeOf = ({ free }: Pick<CalendarDay, 'free'>) => free.reduce((sum, { count }) => sum + count, 0)
