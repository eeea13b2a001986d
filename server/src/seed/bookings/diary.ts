import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { OpeningRule } from '../../reservation/rulebook.ts'
import type { Golfer } from './member-context.ts'

export interface PlayDay {
  date: string
  dayClass: DayClass
}

/** Who plays when, so that no member exceeds a limit. */
export class Diary {
  readonly #plays = new Set<string>()
  readonly #booked = new Map<string, number>()

  isFree({ memberIdx }: Golfer, { date }: PlayDay): boolean {
    return !this.#plays.has(`${memberIdx} ${date}`)
  }

  isWithin(golfer: Golfer, day: PlayDay, { quotaMonth }: OpeningRule): boolean {
    return quotaMonth === null || (this.#booked.get(month(golfer, day)) ?? 0) < quotaMonth
  }

  plays({ memberIdx }: Golfer, { date }: PlayDay): void {
    this.#plays.add(`${memberIdx} ${date}`)
  }

  books(golfer: Golfer, day: PlayDay): void {
    this.plays(golfer, day)
    const key = month(golfer, day)
    this.#booked.set(key, (this.#booked.get(key) ?? 0) + 1)
  }
}

function month({ memberIdx }: Golfer, { date, dayClass }: PlayDay): string {
  return `${memberIdx} ${date.slice(0, 7)} ${dayClass}`
}
