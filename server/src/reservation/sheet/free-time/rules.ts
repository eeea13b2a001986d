import { FREE_DAYS, type FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import { saidIn } from '../../../platform/said-in.ts'
import { keptByLobby } from '../../lobby-rules.ts'
import { isByLobby, opensAt, ruleFor } from '../../opening-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import { feeFor } from '../../rules/price/fee-rules.ts'
import type { Viewer } from '../slot/rules.ts'
import type { FreeDayRow, FreeSlot } from './sql.ts'

interface Wish {
  part?: string
  courseIdx?: number
  players?: number
  upTo?: number
  most: number
}

/** The days from today on that are asked for. @param weekdays ISO weekdays, such as 67; all without */
export function datesOf(from: string, to: string, today: string, weekdays = '1234567'): string[] {
  const first = Temporal.PlainDate.from(from < today ? today : from)
  const dates = Array.from({ length: FREE_DAYS }, (_, i) => first.add({ days: i }))
  return dates
    .filter((date) => date.toString() <= to && weekdays.includes(String(date.dayOfWeek)))
    .map((date) => date.toString())
}

/** What of a day this viewer may book now and wishes. */
export function freeDay(
  row: FreeDayRow,
  { viewer, isMine }: { viewer: Viewer; isMine: boolean },
  wish: Wish,
  now: Temporal.Instant,
  rulebook: Rulebook,
  zone: string,
): FreeDay {
  const terms = termsOf(row, viewer, rulebook, zone)
  const names = new Map(rulebook.courses.map((course) => [course.courseIdx, course]))
  const fitting = row.slots.flatMap((slot) => {
    const { opens, hasLobby, greenFee } = terms(slot)
    return opens !== null && fits(slot, greenFee, wish) ? [{ ...slot, opens, hasLobby, greenFee }] : []
  })
  const isOpen = ({ opens, hasLobby }: (typeof fitting)[number]) =>
    Temporal.Instant.compare(opens, now) <= 0 &&
    !(hasLobby && keptByLobby(viewer.lobbies ?? [], opens, viewer.memberIdx, now))
  const open = viewer.suspendedUntil ? [] : fitting.filter(isOpen)
  const next = fitting.map(({ opens }) => opens).sort(Temporal.Instant.compare)[0]
  return {
    date: row.date,
    dayType: row.dayType,
    holidayName: saidIn(row.holiday, viewer.lang),
    count: open.length,
    times: open.slice(0, wish.most).map(({ opens: _, hasLobby: __, ...slot }) => {
      const course = names.get(slot.courseIdx)
      return { ...slot, courseName: saidIn(course?.name ?? null, viewer.lang) ?? course?.code ?? '' }
    }),
    opensAt: open.length === 0 && next && Temporal.Instant.compare(next, now) > 0 ? next.toString() : undefined,
    myBooking: isMine,
  }
}

const fits = (slot: FreeSlot, greenFee: number, { part, courseIdx, players, upTo }: Wish) =>
  (part === undefined || slot.part === part) &&
  (courseIdx === undefined || slot.courseIdx === courseIdx) &&
  (players === undefined || slot.places >= players) &&
  (upTo === undefined || greenFee <= upTo)

/** The green fees of some days for this viewer, the lowest first. */
export function feesOf(rows: FreeDayRow[], viewer: Viewer, rulebook: Rulebook, zone: string): number[] {
  const fees = rows.flatMap((row) =>
    row.slots.map(termsOf(row, viewer, rulebook, zone)).map(({ greenFee }) => greenFee),
  )
  return [...new Set(fees)].sort((a, b) => a - b)
}

/** Opening and price are the same for all tee times of a course and part, so they are worked out once. */
function termsOf(row: FreeDayRow, { memberType }: Viewer, { openingRules, fees }: Rulebook, zone: string) {
  const known = new Map<string, { opens: Temporal.Instant | null; hasLobby: boolean; greenFee: number }>()
  return ({ courseIdx, part }: FreeSlot) => {
    const key = `${courseIdx} ${part}`
    const found = known.get(key)
    if (found) return found
    const about = { memberType, date: row.date, dayClass: row.dayClass, courseIdx, part }
    const rule = ruleFor(openingRules, about)
    const terms = {
      opens: rule ? opensAt(rule, row.date, zone) : null,
      hasLobby: rule !== undefined && isByLobby(rule),
      greenFee: feeFor(fees, 'GREEN', about)?.amount ?? 0,
    }
    known.set(key, terms)
    return terms
  }
}
