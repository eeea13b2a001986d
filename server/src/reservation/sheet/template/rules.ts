import type { DayClass } from '@clubhouse/contract/reservation/day'
import { isInSeason } from '../../season-rules.ts'
import type { SharedPart } from './turn-rules.ts'

/** The state of a day of the sheet. Source: docs/rules.md, Days. */
export type SheetState = 'DRAFT' | 'PUBLISHED' | 'SUSPENDED' | 'CLOSED'

/** The kind of day (HDE): weekday, Saturday, Sunday, holiday, eve of a holiday. */
export type DayType = 'WD' | 'SA' | 'SU' | 'HO' | 'EV'

export interface Template {
  templateIdx: number
  name: string
  dayTypes: string[]
  weekdays: number[]
  /** First and last day of the season, MM-DD; it spans the new year when the first is later. */
  fromDay: string
  toDay: string
  isUse: boolean
  parts: SharedPart[]
}

/** Holidays by date, with their kind of day. */
export type Holidays = ReadonlyMap<string, string>

export interface DayKind {
  dayType: DayType
  dayClass: DayClass
}

/** The kind of a day by weekday and holidays. Source: docs/rules.md, Days. */
export function dayKind(date: string, holidays: Holidays): DayKind {
  const dayType = typeOf(date, holidays)
  return { dayType, dayClass: dayType === 'WD' || dayType === 'EV' ? 'WEEKDAY' : 'WEEKEND' }
}

function typeOf(date: string, holidays: Holidays): DayType {
  const named = holidays.get(date)
  if (named) return named as DayType
  const byWeekday = weekdayType(date)
  if (byWeekday !== 'WD') return byWeekday
  return holidays.get(plus(date, 1)) === 'HO' ? 'EV' : 'WD'
}

function weekdayType(date: string): DayType {
  const { dayOfWeek } = Temporal.PlainDate.from(date)
  return dayOfWeek === 6 ? 'SA' : dayOfWeek === 7 ? 'SU' : 'WD'
}

/** The one chosen for the date, else one in season for its kind of day (holidays first), else the weekday's. */
export function templateFor(
  date: string,
  dayType: DayType,
  templates: Template[],
  overrides: ReadonlyMap<string, number>,
): Template | undefined {
  const chosen = overrides.get(date)
  if (chosen !== undefined) return templates.find(({ templateIdx }) => templateIdx === chosen)
  const inSeason = templates.filter(
    (template) => template.isUse && isInSeason({ from: template.fromDay, to: template.toDay }, date),
  )
  const { dayOfWeek } = Temporal.PlainDate.from(date)
  for (const type of [dayType, weekdayType(date)]) {
    const found = inSeason.find(
      ({ dayTypes, weekdays }) => dayTypes.includes(type) && (type === 'HO' || weekdays.includes(dayOfWeek)),
    )
    if (found) return found
  }
  return undefined
}

export interface DayFacts {
  date: string
  state: SheetState
  lastStartsAt: Temporal.Instant | null
}

export interface DayChange {
  date: string
  before: SheetState | null
  after: SheetState
}

/**
 * What to do with each day: create it from tomorrow on, publish it up to the members' horizon, close it after its last
 * tee time. Suspended days stay.
 * @param days every day from today on, and earlier ones that members still see
 */
export function dueChanges(
  days: DayFacts[],
  today: string,
  now: Temporal.Instant,
  { publishDays, draftDays }: { publishDays: number; draftDays: number },
): DayChange[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const horizon = plus(today, publishDays)
  const missing = datesBetween(plus(today, 1), plus(today, publishDays + draftDays))
    .filter((date) => !known.has(date))
    .map((date) => ({ date, before: null, after: date <= horizon ? 'PUBLISHED' : 'DRAFT' }) as const)
  const changed = days.flatMap(({ date, state, lastStartsAt }): DayChange[] => {
    const isOver = lastStartsAt === null ? date < today : Temporal.Instant.compare(lastStartsAt, now) <= 0
    if (state === 'PUBLISHED' && isOver) return [{ date, before: state, after: 'CLOSED' }]
    const isDue = state === 'DRAFT' && !isOver && today <= date && date <= horizon
    return isDue ? [{ date, before: state, after: 'PUBLISHED' }] : []
  })
  return [...changed, ...missing]
}

export interface Difference {
  state: SheetState | null
  templateIdx: number | null
  adds: number
  removes: number
  kindChanges: boolean
  sharesChange: boolean
  /** A part of the day is suspended. */
  isShutInPart: boolean
  /** A course is suspended in a part of it. */
  hasShutCourse: boolean
  /** Taken tee times that would change or be removed, and ones that would be removed although they were booked, offered or in a draw before. */
  claims: number
  onRecord: number
}

/** A day on which the club is closed is made without tee times. */
export function isChanged({ state, templateIdx, adds, removes, kindChanges, sharesChange }: Difference): boolean {
  const isNew = state === null && templateIdx !== null
  return isNew || adds > 0 || removes > 0 || kindChanges || sharesChange
}

export function conflictOf(day: Difference): 'NO_TEMPLATE' | 'STATE' | 'CLAIMS' | undefined {
  if (!isChanged(day)) return undefined
  if (day.templateIdx === null) return 'NO_TEMPLATE'
  if (day.state === 'SUSPENDED' || day.state === 'CLOSED' || day.isShutInPart || day.hasShutCourse) return 'STATE'
  return day.claims + day.onRecord > 0 ? 'CLAIMS' : undefined
}

export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = plus(date, 1)) dates.push(date)
  return dates
}

function plus(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
