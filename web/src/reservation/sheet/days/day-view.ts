import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import type { TextKey } from '../../../language/text-key'

export type DayLook = 'free' | 'full' | 'draw' | 'soon' | 'shut'

export interface DayView {
  word: { code: TextKey; vars?: Record<string, unknown> }
  look: DayLook
  free: number
  /** The free count is the word to see. */
  isCounted: boolean
}

/** The view of a calendar day. A reached opening counts before the calendar is reread. */
export function dayView(day: CalendarDay, now: number): DayView {
  const view = lookOf(day, now)
  return { ...view, isCounted: view.look === 'free' || day.state === 'SUSPENDED_MEMBER' }
}

function lookOf(day: CalendarDay, now: number): Omit<DayView, 'isCounted'> {
  const free = day.free.reduce((sum, { count }) => sum + count, 0)
  const word = <C extends string>(code: C, vars?: Record<string, unknown>) => ({
    code: `tee-times.DAY_${code}` as const,
    vars,
  })
  switch (day.state) {
    case 'OPEN':
      return { word: word('OPEN'), look: 'free', free }
    case 'NOT_OPEN':
      if (day.opensAt && Date.parse(day.opensAt) <= now) return { word: word('OPEN'), look: 'free', free }
      return { word: day.opensAt ? word('OPENS', { opensAt: day.opensAt }) : word('NOT_OPEN'), look: 'soon', free }
    case 'DRAW_OPEN':
    case 'DRAW_CLOSED':
    case 'DRAW_RESULT':
      return { word: word(day.state), look: 'draw', free }
    case 'FULL_STANDBY':
      return { word: word('FULL_STANDBY', { count: day.waiting ?? 0 }), look: 'full', free }
    case 'FULL':
      return { word: word('FULL'), look: 'full', free }
    default:
      return { word: word(day.state), look: 'shut', free }
  }
}

/** How many of the places of an open day are taken, in per cent; undefined where that is not known. */
export function takenOf({ places }: Pick<CalendarDay, 'places'>): number | undefined {
  return places?.total ? Math.round((100 * places.taken) / places.total) : undefined
}

const DAY_MS = 86_400_000

/** The day this many days after another; club days have no zone. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The fourteen days of the strip: from the first known day, or from the Monday of a later day's week. */
export function twoWeeks(first: string, chosen: string): string[] {
  const weekday = (new Date(`${chosen}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = chosen < first || chosen >= daysAfter(first, 14) ? daysAfter(chosen, -weekday) : first
  return Array.from({ length: 14 }, (_, i) => daysAfter(from, i))
}

/** What begins with a tile of the strip: a month, whose name it says, or a week. */
export interface Turn {
  month: boolean
  week: boolean
}

/** @param at place in the strip. Weeks begin on Monday, as in the month. */
export function turnAt(date: string, at: number): Turn {
  const isMonday = new Date(`${date}T00:00Z`).getUTCDay() === 1
  return { month: at === 0 || date.endsWith('-01'), week: at > 0 && isMonday }
}

/** The weeks of a month, Monday first, without days of other months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const cells = Array.from({ length: 42 }, (_, i) => daysAfter(first, i - lead)).map((date) =>
    date.startsWith(month) ? date : undefined,
  )
  const weeks = Array.from({ length: 6 }, (_, i) => cells.slice(i * 7, i * 7 + 7))
  return weeks.filter((week) => week.some(Boolean))
}

/** The default day: the first with a free tee time, else the first to open, else the first. */
export function firstDay(days: readonly CalendarDay[], now: number): string | undefined {
  const first = (look: DayLook) =>
    days.find((day) => dayView(day, now).look === look && (look !== 'free' || dayView(day, now).free))
  return (first('free') ?? first('soon') ?? days[0])?.date
}
