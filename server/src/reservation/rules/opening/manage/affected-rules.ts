import type { DayClass } from '@clubhouse/contract/reservation/day'
import { opensAt, ruleFor } from '../../../opening-rules.ts'
import type { OpeningRule } from '../../../rulebook.ts'
import { isSame, type Place } from './change-rules.ts'

/** A day that members see, with the courses and parts of its tee times. */
export interface SheetDay {
  date: string
  dayClass: DayClass
  places: Required<Place>[]
}

export interface AffectedDay {
  date: string
  /** The first opening of what changes on the day; null where members cannot book it. */
  before: Temporal.Instant | null
  after: Temporal.Instant | null
}

interface Compared {
  before: readonly OpeningRule[]
  after: readonly OpeningRule[]
  memberTypes: readonly string[]
  zone: string
}

/** The days with a tee time that some type of member would book under other terms. */
export function affectedDays(days: readonly SheetDay[], { before, after, memberTypes, zone }: Compared): AffectedDay[] {
  return days.flatMap(({ date, dayClass, places }) => {
    const changes = memberTypes.flatMap((memberType) =>
      places.flatMap((place) => {
        const wanted = { memberType, date, dayClass, ...place }
        const [was, is] = [ruleFor(before, wanted), ruleFor(after, wanted)]
        return isSame(was, is) ? [] : [{ was, is }]
      }),
    )
    const first = (rules: (OpeningRule | undefined)[]) =>
      rules.flatMap((rule) => (rule && opensAt(rule, date, zone)) ?? []).sort(Temporal.Instant.compare)[0] ?? null
    if (changes.length === 0) return []
    return { date, before: first(changes.map(({ was }) => was)), after: first(changes.map(({ is }) => is)) }
  })
}
