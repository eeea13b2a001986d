import type { DataOf } from '@clubhouse/contract/call'
import type { forDay, Waiting } from '@clubhouse/contract/reservation/standby/standby'
import type { Values } from '../../ui/form/draft'
import { namesOf } from '../booking/change/change-values'
import { NEW_BOOKING } from '../booking/draft/booking-values'

/** The fields of companions of whom none is named. */
const NO_NAMES = Object.fromEntries(Object.entries(NEW_BOOKING).filter(([field]) => field.startsWith('players.')))

export type AboutDay = DataOf<typeof forDay>

/** The name of the field of an hour. */
export const hourField = (hour: string): string => `hour ${hour}`

/** The hours in which the day has tee times, in order. */
export const hoursOf = ({ queue }: Pick<AboutDay, 'queue'>): string[] =>
  [...new Set(queue.map(({ hour }) => hour))].sort()

export const chosenHours = (values: Values, hours: readonly string[]): string[] =>
  hours.filter((hour) => values[hourField(hour)])

/** The highest price of the tee times that are wished for; undefined while no hour is chosen. */
export function totalOf({ queue }: Pick<AboutDay, 'queue'>, values: Values): number | undefined {
  const chosen = queue.filter(
    ({ hour, courseIdx }) =>
      values[hourField(hour)] && (!values.courseIdx || String(courseIdx) === String(values.courseIdx)),
  )
  const totals = chosen.flatMap((one) => one.totals[Number(values.seats) - 1] ?? [])
  return totals.length > 0 ? Math.max(...totals) : undefined
}

/** The values with which the form begins: those of an entry, or of none. */
export function valuesOf(about: AboutDay, entry?: Waiting): Values {
  const hours = hoursOf(about)
  return {
    courseIdx: entry?.courseIdx ? String(entry.courseIdx) : '',
    ...NO_NAMES,
    ...namesOf(entry?.players ?? []),
    seats: String(entry?.partySize ?? 4),
    noticeHours: String(entry?.noticeHours ?? about.noticeHours),
    auto: entry?.auto ?? about.auto,
    ...Object.fromEntries(hours.map((hour) => [hourField(hour), entry?.hours.includes(hour) ?? false])),
  }
}
