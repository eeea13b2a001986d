import type { DataOf } from '@clubhouse/contract/call'
import type { DrawEntry, DrawWish } from '@clubhouse/contract/reservation/draw/draw'
import { type form, MOST_LINES } from '@clubhouse/contract/reservation/draw/entry'
import type { TextKey } from '../../../language/text-key'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'
import { fieldOf, NEW_BOOKING } from '../../booking/draft/booking-values'

export type AboutDraw = DataOf<typeof form>

/** Minutes before and after the usual time that are proposed. */
const AROUND = 40
const LINES = Array.from({ length: MOST_LINES }, (_, no) => no)
const PARTS = ['course', 'ideal', 'earliest', 'latest'] as const

/** The name of a field of a line. */
export const lineField = (no: number, part: (typeof PARTS)[number]): string => `line ${no} ${part}`

/** How many lines are shown. */
export const linesIn = (values: Values): number => Number(values.lines)

/** The times at which the draw has tee times on a date, in order. */
export const timesOf = ({ slots }: Pick<AboutDraw, 'slots'>, date: string): string[] =>
  [...new Set(slots.filter((slot) => slot.date === date).map(({ time }) => time))].sort()

export const coursesOf = ({ slots }: Pick<AboutDraw, 'slots'>, date: string): number[] => [
  ...new Set(slots.filter((slot) => slot.date === date).map(({ courseIdx }) => courseIdx)),
]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const nearest = (times: readonly string[], time: string) =>
  times.reduce((best, one) =>
    Math.abs(minutesOf(one) - minutesOf(time)) < Math.abs(minutesOf(best) - minutesOf(time)) ? one : best,
  )

/** The first and the last tee time around an ideal that are proposed. */
export function around(times: readonly string[], ideal: string): { earliest: string; latest: string } {
  const near = times.filter((time) => Math.abs(minutesOf(time) - minutesOf(ideal)) <= AROUND)
  return { earliest: near[0] ?? ideal, latest: near.at(-1) ?? ideal }
}

/** The changes that come with another ideal: a span that does not contain it is proposed anew. */
export function withIdeal(values: Values, no: number, ideal: string, times: readonly string[]): Values {
  const [earliest, latest] = [String(values[lineField(no, 'earliest')]), String(values[lineField(no, 'latest')])]
  const changed = { [lineField(no, 'ideal')]: ideal }
  if (earliest <= ideal && ideal <= latest) return changed
  const span = around(times, ideal)
  return { ...changed, [lineField(no, 'earliest')]: span.earliest, [lineField(no, 'latest')]: span.latest }
}

/** The changes that remove a line: those behind move up. */
export function withoutLine(values: Values, removed: number): Values {
  const count = linesIn(values)
  const moved = LINES.filter((no) => no >= removed && no < count - 1).flatMap((no) =>
    PARTS.map((part) => [lineField(no, part), values[lineField(no + 1, part)]!] as const),
  )
  return { ...Object.fromEntries(moved), lines: String(count - 1) }
}

/** The values with which the form begins: those of an entry, or the usual time. */
export function valuesOf(about: AboutDraw, date: string, me: number, entry?: DrawEntry): Values {
  const times = timesOf(about, date)
  const usual = nearest(times, about.usual ?? times[Math.floor((times.length - 1) / 2)]!)
  const proposed: DrawWish = { ideal: usual, ...around(times, usual) }
  const lines = LINES.flatMap((no) => {
    const wish = entry?.wishes[no] ?? proposed
    return [
      [lineField(no, 'course'), wish.courseIdx ? String(wish.courseIdx) : ''],
      [lineField(no, 'ideal'), wish.ideal],
      [lineField(no, 'earliest'), wish.earliest],
      [lineField(no, 'latest'), wish.latest],
    ] as const
  })
  const others = (entry?.party ?? []).filter(({ memberIdx }) => memberIdx !== me)
  const named = others.map(({ memberIdx, name }, i) => ({
    [fieldOf(i + 2, 'kind')]: 'MEMBER',
    [fieldOf(i + 2, 'memberIdx')]: String(memberIdx),
    [fieldOf(i + 2, 'memberName')]: name,
  }))
  const noNames = Object.entries(NEW_BOOKING).filter(([field]) => field.startsWith('players.'))
  return {
    lines: String(entry?.wishes.length ?? 1),
    ...Object.fromEntries(lines),
    anyTime: entry?.anyTime ?? false,
    ...Object.assign(Object.fromEntries(noNames), ...named),
    seats: String(entry?.partySize ?? about.partyMost),
    standbyIfLost: entry?.standbyIfLost ?? true,
  }
}

/** The lines as the call takes them. */
export const wishesOf = (values: Values): DrawWish[] =>
  LINES.filter((no) => no < linesIn(values)).map((no) => {
    const of = (part: (typeof PARTS)[number]) => String(values[lineField(no, part)])
    const courseIdx = Number(of('course'))
    return {
      ...(courseIdx > 0 && { courseIdx }),
      ideal: of('ideal'),
      earliest: of('earliest'),
      latest: of('latest'),
    }
  })

/** What is wrong with a span is said where the span begins or ends. */
export function lineChecks(about: AboutDraw, date: string): Checks {
  const isShown = (values: Values, no: number) => no < linesIn(values)
  const fault = (values: Values, no: number, key: TextKey, isWrong: (of: Record<string, string>) => boolean) => {
    const of = Object.fromEntries(PARTS.map((part) => [part, String(values[lineField(no, part)])]))
    return isShown(values, no) && isWrong(of) ? key : undefined
  }
  const isEmpty = ({ course, earliest, latest }: Record<string, string>) =>
    earliest! <= latest! &&
    !about.slots.some(
      (slot) =>
        slot.date === date &&
        (!course || String(slot.courseIdx) === course) &&
        earliest! <= slot.time &&
        slot.time <= latest!,
    )
  const checks = LINES.flatMap((no) => [
    [
      lineField(no, 'earliest'),
      (values: Values) => fault(values, no, 'draw.FAULT_EARLIEST', ({ earliest, ideal }) => earliest! > ideal!),
    ] as const,
    [
      lineField(no, 'latest'),
      (values: Values) => fault(values, no, 'draw.FAULT_LATEST', ({ latest, ideal }) => latest! < ideal!),
    ] as const,
    [lineField(no, 'course'), (values: Values) => fault(values, no, 'draw.FAULT_COURSE', isEmpty)] as const,
  ])
  return Object.fromEntries(checks)
}

/** 32 random hexadecimal digits: the member's own part of the chance in the mode slow. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
