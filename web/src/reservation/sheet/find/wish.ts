import type { InputOf } from '@clubhouse/contract/call'
import type { FreeTime, find } from '@clubhouse/contract/reservation/sheet/free-time'

/** The days that are searched. */
export const SPANS = ['weekends', 'weeks', 'month'] as const
type Span = (typeof SPANS)[number]

export interface Wish {
  span: Span
  /** ISO weekdays, such as 15 for Mondays and Fridays. */
  weekdays?: string
  part?: string
  courseIdx?: number
  players?: number
  /** The highest green fee. */
  upTo?: number
}

/** The names in the URL. `course` is taken: it is where the reader looks. */
const NAMES = { weekdays: 'on', part: 'part', courseIdx: 'loop', players: 'players', upTo: 'upto' } as const

/** Everything in the URL that belongs to a search. */
export const WISH_NAMES = ['find', ...Object.values(NAMES)]

/** What the URL asks for; undefined where it names a day instead. Values that make no sense are left out. */
export function wishOf(query: URLSearchParams): Wish | undefined {
  const span = query.get('find')
  if (span === null) return undefined
  const number = (name: string, most: number) => {
    const value = Number(query.get(name))
    return Number.isInteger(value) && value > 0 && value <= most ? value : undefined
  }
  const text = (name: string, like: RegExp) => {
    const value = query.get(name)
    return value !== null && like.test(value) ? value : undefined
  }
  return {
    span: SPANS.find((one) => one === span) ?? 'weekends',
    weekdays: text(NAMES.weekdays, /^[1-7]{1,7}$/),
    part: text(NAMES.part, /^[1-3]$/),
    courseIdx: number(NAMES.courseIdx, 1e9),
    players: number(NAMES.players, 4),
    upTo: number(NAMES.upTo, 1e12),
  }
}

export function addressOf({ span, ...wish }: Wish): string {
  const query = new URLSearchParams({ find: span })
  for (const [field, name] of Object.entries(NAMES)) {
    const value = wish[field as keyof typeof NAMES]
    if (value !== undefined) query.set(name, String(value))
  }
  return `/reservation?${query}`
}

const DAY_MS = 86_400_000
const after = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** ISO weekday of a club date: Monday is 1. */
const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay() || 7

export const isWeekend = ({ date }: { date: string }) => weekdayOf(date) >= 6

/** The days of the next two weekends; one that has begun counts in addition. */
export function weekendsFrom(today: string): { from: string; to: string } {
  const weekday = weekdayOf(today)
  return { from: today, to: after(today, (weekday === 7 ? 7 : 7 - weekday) + 7) }
}

export function searched(
  { span, weekdays, ...wish }: Wish,
  today: string,
): Omit<InputOf<typeof find>, 'memberIdx' | 'clubCode'> {
  if (span === 'weekends') return { ...wish, ...weekendsFrom(today), weekdays: '67' }
  return { ...wish, from: today, to: after(today, span === 'weeks' ? 13 : 30), weekdays }
}

/** The tee time itself on the sheet of its day. */
export const timeAddress = (date: string, { courseIdx, slotIdx }: Pick<FreeTime, 'courseIdx' | 'slotIdx'>) =>
  `/reservation?date=${date}&course=${courseIdx}&slot=${slotIdx}`
