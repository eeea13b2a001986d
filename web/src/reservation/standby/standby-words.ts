import type { Waiting } from '@clubhouse/contract/reservation/standby/standby'
import type { Say } from '../../language/use-text'

export const STANDBY_TONES: Readonly<Record<string, 'wait' | 'good' | 'bad' | 'off'>> = {
  W: 'wait',
  O: 'good',
  A: 'good',
  E: 'off',
  C: 'off',
}

type Stateful = Pick<Waiting, 'state' | 'paused' | 'offer'>

/** The state of an entry: one that is paused waits, but nothing is offered to it. */
export function standbyWord({ state, paused, offer }: Stateful, t: Say): string {
  if (state === 'W' && paused) return t('standby.STATE_PAUSED')
  if (state === 'O' && !offer) return t('standby.STATE_W')
  return t(`standby.STATE_${state as 'W'}`)
}

/** Whether its member can change it. */
export const isOpen = ({ state }: Pick<Waiting, 'state'>): boolean => state === 'W' || state === 'O'

/** `07:00–09:00, 13:00–14:00`: hours that follow one another are one span. */
export function spansOf(hours: readonly string[]): string {
  const sorted = hours.map(Number).sort((a, b) => a - b)
  const spans = sorted.reduce<[number, number][]>((all, hour) => {
    const last = all.at(-1)
    if (last && last[1] === hour) last[1] = hour + 1
    else all.push([hour, hour + 1])
    return all
  }, [])
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  return spans.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(', ')
}
