import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import type { Part } from './turn-rules.ts'

/** The state of a day of the sheet. Source: domain, section 1. */
export type SheetState = 'DRAFT' | 'PUBLISHED' | 'SUSPENDED' | 'CLOSED'

/** A kind of day (HDE): weekday, Saturday, Sunday, holiday, day before a holiday. */
export type DayType = 'WD' | 'SA' | 'SU' | 'HO' | 'EV'

export interface Template {
  templateIdx: number
  name: string
  dayTypes: string[]
  /** 1 Monday to 7 Sunday. */
  weekdays: number[]
  /** First and last day of the season, MM-DD; over the new year when the first is later. */
  fromDay: string
  toDay: string
  isUse: boolean
  parts: Part[]
}

/** Holidays by date, with the kind of day that each is. */
export type Holidays = ReadonlyMap<string, string>

export interface DayKind {
  dayType: DayType
  dayClass: DayClass
}

/** What a day is by its weekday and the holidays. Source: domain, section 1. */
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

/**
 * The template that serves a day: the one chosen for that date; else one in season for its kind of day, where a
 * holiday goes before its weekday; else, for a holiday or the day before one, the one for the plain weekday.
 */
export function templateFor(
  date: string,
  dayType: DayType,
  templates: Template[],
  overrides: ReadonlyMap<string, number>,
): Template | undefined {
  const chosen = overrides.get(date)
  if (chosen !== undefined) return templates.find(({ templateIdx }) => templateIdx === chosen)
  const inSeason = templates.filter((template) => template.isUse && isInSeason(template, date))
  const { dayOfWeek } = Temporal.PlainDate.from(date)
  for (const type of [dayType, weekdayType(date)]) {
    const found = inSeason.find(
      ({ dayTypes, weekdays }) => dayTypes.includes(type) && (type === 'HO' || weekdays.includes(dayOfWeek)),
    )
    if (found) return found
  }
  return undefined
}

function isInSeason({ fromDay, toDay }: Template, date: string): boolean {
  const day = date.slice(5)
  return fromDay <= toDay ? fromDay <= day && day <= toDay : fromDay <= day || day <= toDay
}

export interface DayFacts {
  date: string
  state: SheetState
  /** Null when the day has no tee times. */
  lastStartsAt: Temporal.Instant | null
}

export interface DayChange {
  date: string
  /** Null for a day that is to be made. */
  before: SheetState | null
  after: SheetState
}

/**
 * What is due: tomorrow and the days after it are made, up to the horizon members see them, and a day ends with its last
 * tee time. A suspended day stays as it is.
 * @param days every day from today on, and those before that members still see
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
  /** Null when there is no such day yet. */
  state: SheetState | null
  templateIdx: number | null
  adds: number
  removes: number
  kindChanges: boolean
  /** Tee times that somebody has, and others that would go although they were booked before. */
  claims: number
  onRecord: number
}

/** Whether making a day anew would change anything of it. */
export function isChanged({ adds, removes, kindChanges }: Difference): boolean {
  return adds > 0 || removes > 0 || kindChanges
}

/** Why a day cannot be made as its template says. */
export function conflictOf(day: Difference): 'NO_TEMPLATE' | 'STATE' | 'CLAIMS' | undefined {
  if (!isChanged(day)) return undefined
  if (day.templateIdx === null) return 'NO_TEMPLATE'
  if (day.state === 'SUSPENDED' || day.state === 'CLOSED') return 'STATE'
  return day.claims + day.onRecord > 0 ? 'CLAIMS' : undefined
}

/** Every date of a range, the ends too. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = plus(date, 1)) dates.push(date)
  return dates
}

function plus(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}
